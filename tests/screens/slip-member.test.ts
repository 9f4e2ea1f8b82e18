/** What a member does with a slip besides playing it: sign in for it, save, share, open, say yes to moved odds. */
import { describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { banker, choose, items, kind, multiplier, playButton, reasonOf, slipOf, system } from '../support/slip.ts';

describe('a visitor who wants to play signs in and is back at the same slip', () => {
  test('on a desktop', async () => {
    const { server, open } = await setScreen();
    const player = await server.player({ balance: 100 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await slipOf(page).getByRole('button', { name: 'Giriş yap ve oyna' }).click();
    await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), player);
    await expect.poll(() => playButton(slipOf(page)).innerText()).toBe('Oyna · 50,00\u00a0₺');
    expect(await items(slipOf(page)).count()).toBe(3);
    expect(new URL(page.url()).pathname).toBe('/program/futbol');
  });

  test('on a phone', async () => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const player = await server.player({ balance: 100 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Kuponum' });
    await sheet.getByRole('button', { name: 'Giriş yap ve oyna' }).click();
    await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), player);
    await expect.poll(() => playButton(sheet).innerText()).toBe('Oyna · 50,00\u00a0₺');
    expect(await items(sheet).count()).toBe(3);
  });
});

test('a slip is saved with its systems and bankers, opened again in place of another, and deleted', async () => {
  const { open } = await setMemberScreen({ balance: 1_000 });
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await banker(slip, 1).click();
  await multiplier(slip).fill('40');
  await expect.poll(() => reasonOf(slip)).toBe('');
  await slip.getByRole('button', { name: 'Kaydet' }).click();
  await slip.getByText('Kuponun kaydedildi.').waitFor();

  await slip.getByRole('button', { name: 'Temizle' }).click();
  await expect.poll(() => items(slip).count()).toBe(0);
  await slip.getByRole('button', { name: 'Kayıtlı kuponlarım' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kayıtlı kuponlarım' });
  await sheet.getByText('4 seçim · Sistem 3 · 40 misli').waitFor();
  await sheet.getByRole('button', { name: /kuponunu aç$/ }).click();
  await expect.poll(() => items(slip).count()).toBe(4);
  await expect.poll(() => system(slip, 3).getAttribute('aria-pressed')).toBe('true');
  expect(await banker(slip, 1).getAttribute('aria-pressed')).toBe('true');
  expect(await multiplier(slip).inputValue()).toBe('40');

  await page.goto('/profil/kuponlarim/kayitli');
  await page
    .locator('main')
    .getByRole('button', { name: /kuponunu sil$/ })
    .click();
  await page.locator('main').getByText('Kayıtlı kuponun yok').waitFor();
});

test('a shared slip that is not there says so', async () => {
  const { open } = await setScreen();
  const page = await open('/paylasilan-kuponlar/yok', 'painted');
  await page.locator('main').getByText('Kupon bulunamadı').waitFor();
});

test('odds that moved are shown old and new; a yes plays at the odds shown', async () => {
  const { server, open } = await setMemberScreen({ balance: 100 });
  const page = await open('/program/futbol');
  const [spot] = await choose(page, 3);
  const slip = slipOf(page);
  await expect.poll(() => reasonOf(slip)).toBe('');
  const before = await items(slip).first().locator('[data-odd]').innerText();
  const event = await server.truth(spot!.eventId);
  // The server's own, so that the coupon is judged by them too.
  for (const market of event.m.filter(({ i }) => i === spot!.marketId)) {
    await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, spot!.outcome, 1.11));
  }
  await expect.poll(() => items(slip).first().locator('[data-odd]').innerText()).toBe('1,11');
  await playButton(slip).click();
  const dialog = page.getByRole('dialog', { name: 'Oranlar değişti' });
  await dialog.getByText('1,11').waitFor();
  expect(await dialog.locator('s').allInnerTexts()).toEqual([before]);
  expect(await sent(server)).toBe(0);
  await dialog.getByRole('button', { name: 'Yeni oranları kabul et ve oyna' }).click();
  await expect.poll(() => sent(server)).toBe(1);
  expect(await dialog.count()).toBe(0);
});

test('the setting for moved odds is the member’s, in every tab and after a reload', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/program/futbol');
  await choose(page, 2);
  const settings = page.getByRole('dialog', { name: 'Oran değişiklikleri' });
  const chosen = (): Promise<string[]> =>
    settings
      .getByRole('radio', { checked: true })
      .evaluateAll((all) => all.map((each) => each.closest('label')!.innerText));
  await slipOf(page).getByRole('button', { name: 'Oran ayarı' }).click();
  await expect.poll(chosen).toEqual(['Her değişiklikte bana sor']);
  await settings.getByRole('radio', { name: 'Yalnızca yükselen oranları kabul et' }).check();
  await expect.poll(chosen).toEqual(['Yalnızca yükselen oranları kabul et']);
  await settings.getByRole('radio', { name: 'Tüm oran değişikliklerini kabul et' }).check();
  await expect.poll(chosen).toEqual(['Tüm oran değişikliklerini kabul et']);
  await page.reload();
  await slipOf(page).getByRole('button', { name: 'Oran ayarı' }).click();
  await expect.poll(chosen).toEqual(['Tüm oran değişikliklerini kabul et']);
});

async function sent(server: { stats: () => Promise<{ requests: Record<string, number> }> }): Promise<number> {
  return (await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0;
}
