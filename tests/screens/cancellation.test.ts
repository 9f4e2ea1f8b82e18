/** Cancelling a membership: its consequences, the reason, the last confirmation, and the data that remains. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sessionCookies } from '../support/members.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/ayarlar';
const CALL = 'Player/player-cancellation';

const sheet = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Üyelik iptali' });
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Üyeliğin iptal edilsin mi?' });

async function openSheet(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Üyeliği iptal et' }).click();
  await sheet(page).getByRole('radio', { name: 'Diğer' }).waitFor();
}

/** Goes up to the confirmation of the last question. */
async function cancel(page: Page, reason = 'Teknik sorunlar'): Promise<void> {
  await openSheet(page);
  await sheet(page).getByRole('radio', { name: reason }).check();
  await sheet(page).getByRole('button', { name: 'Devam et' }).click();
  await question(page).getByRole('button', { name: 'Üyeliğimi iptal et' }).click();
}

const refused = (page: Page, words: string) => question(page).getByRole('alert').getByText(words).waitFor();

test.each(['our', 'second'] as const)(
  'a membership cancelled with a reason ends at home, signed out, with no data left; in the %s dialect',
  async (dialect) => {
    const { open, player, context, server } = await setMemberScreen(
      { bonusBalance: 5 },
      { server: dialect === 'second' ? { dialect } : {} },
    );
    const page = await open(PATH);
    await openSheet(page);
    await expect.poll(() => sheet(page).innerText()).toContain('5,00\u00a0₺ bonusun silinir.');
    await page.keyboard.press('Escape');
    await cancel(page);
    await endsAt(page, '/');
    await page.getByRole('dialog').getByText('Oturumun bütün cihazlarda kapatıldı', { exact: false }).waitFor();
    expect(await sessionCookies(context)).toEqual([]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(String(player.playerNo));
    const response = await fetch(`${server.url}/api/identity/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'device-id': 'test' },
      body: JSON.stringify({ userInfo: player.userInfo, password: player.password }),
    });
    expect(await response.text()).toContain('Üyeliğin iptal edilmiş');
  },
);

describe('before cancelling', () => {
  test('a balance and open coupons are shown with links to them', async () => {
    const { open, server, player } = await setMemberScreen({ balance: 1_000 });
    await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
    const page = await open(PATH);
    await openSheet(page);
    await expect.poll(() => sheet(page).innerText()).toContain('Hesabında 950,00\u00a0₺ var.');
    await expect.poll(() => sheet(page).innerText()).toContain('Sonuçlanmamış kuponların var.');
    const way = sheet(page).getByRole('link', { name: 'Paranı çek' });
    expect(await way.getAttribute('href')).toBe('/profil/para-cekme');
    await sheet(page).getByRole('link', { name: 'Bekleyen kuponlarına bak' }).click();
    await endsAt(page, '/profil/kuponlarim/bekleyen');
  });

  test('a reason is required, and there are two ways to stop', async () => {
    const { open, context } = await setMemberScreen();
    const page = await open(PATH);
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Devam et' }).click();
    await sheet(page).getByRole('alert').getByText('Devam etmek için bir neden seç.').waitFor();
    await sheet(page).getByRole('radio', { name: 'Diğer' }).check();
    await sheet(page).getByRole('button', { name: 'Devam et' }).click();
    await question(page).getByText('Nedenin: Diğer.', { exact: false }).waitFor();
    await question(page).getByRole('button', { name: 'Vazgeç' }).click();
    await sheet(page).getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await sessionCookies(context)).not.toEqual([]);
  });

  test('reasons that cannot be loaded can be loaded again', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: 'player-cancellation-reasons', status: 503 });
    const page = await open(PATH);
    await main(page).getByRole('button', { name: 'Üyeliği iptal et' }).click();
    const again = sheet(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    await server.clearFaults();
    await again.click();
    await sheet(page).getByRole('radio', { name: 'Diğer' }).waitFor();
  });
});

describe('below the last question the page shows a refusal because of', () => {
  test('a balance', async () => {
    const { open, context } = await setMemberScreen({ balance: 10 });
    const page = await open(PATH);
    await cancel(page);
    await refused(page, 'Bakiyeni çekmeden üyeliğini iptal edemezsin.');
    expect(await sessionCookies(context)).not.toEqual([]);
  });

  test('a pending coupon', async () => {
    const { open, server, player } = await setMemberScreen({ balance: 50 });
    await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
    const page = await open(PATH);
    await cancel(page);
    await refused(page, 'Sonuçlanmamış kuponun varken üyeliğini iptal edemezsin.');
  });

  test('a reason that the service no longer has', async () => {
    const { open, server } = await setMemberScreen();
    const message = 'Seçtiğin neden artık geçerli değil. Lütfen yeniden seç.';
    await server.fault({
      ...{ method: 'POST', path: CALL, status: 200, times: 1 },
      body: { isSuccess: false, data: null, message: null, error: { code: 7301, name: 'ReasonUnknown', message } },
    });
    const page = await open(PATH);
    await cancel(page);
    await refused(page, message);
  });

  test('an outage of the service', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'POST', path: CALL, status: 503, times: 1 });
    const page = await open(PATH);
    await cancel(page);
    await refused(page, 'Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.');
  });
});

test('a cancellation without a readable response is reported as possibly done, and detected once it was done', async () => {
  const { open, server, player, context } = await setMemberScreen();
  const page = await open(PATH);
  await server.fault({ method: 'POST', path: CALL, status: 200, body: 'x', times: 1 });
  await cancel(page);
  await refused(page, 'Beklenmeyen bir yanıt alındı. İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.');
  expect(await sessionCookies(context)).not.toEqual([]);
  // The service cancels the membership, and the response is lost.
  await server.player({ playerNo: player.playerNo, status: 3 });
  await server.tokens({ accessTtlSeconds: 0, refreshTtlSeconds: 0 });
  await server.fault({ method: 'POST', path: CALL, status: 200, body: 'x', times: 1 });
  await question(page).getByRole('button', { name: 'Üyeliğimi iptal et' }).click();
  await endsAt(page, '/');
});
