/** The profile's home: the greeting, the member's balances, the state of the account, and links. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { dialog, endsAt, main } from '../support/sign-in.ts';

const status = (page: Page) => main(page).getByRole('region', { name: 'Hesabının eksikleri' });

const noConsents = { sms: false, email: false, call: false, push: false, personalMarketing: false };

test('greets by the time of day, leads to the money pages, and shows nothing about a complete account', async () => {
  const { server, player, open } = await setMemberScreen();
  await server.bankAccount({ playerNo: player.playerNo });
  const page = await open('/profil');
  await main(page).getByText('İyi günler').waitFor();
  const card = main(page).getByRole('region', { name: 'Bakiye' });
  expect(await card.getByRole('link', { name: 'Para çek' }).getAttribute('href')).toBe('/profil/para-cekme');
  const requested = async (): Promise<string[]> => Object.keys((await server.stats()).requests);
  await expect.poll(requested).toContainEqual(expect.stringContaining('player-account-iban'));
  expect(await status(page).count()).toBe(0);
  await card.getByRole('link', { name: 'Para yatır' }).click();
  await endsAt(page, '/profil/para-yatirma');
});

test('an incomplete item leads to the page that completes it', async () => {
  const { open } = await setMemberScreen({ isMailVerified: false });
  const page = await open('/profil');
  await status(page)
    .getByRole('button', { name: /Adresini doğrula/ })
    .click();
  await expect.poll(() => dialog(page).innerText()).toContain('E-posta doğrulama');
});

test('a bank account is reported as missing at its entry, and only when the service has none', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  const entry = main(page).getByRole('link', { name: /^Banka hesaplarım/ });
  await expect.poll(() => entry.innerText()).toContain('Hesabını ekle');
  expect(await status(page).count()).toBe(0);
  await entry.click();
  await endsAt(page, '/profil/para-cekme/kayitli-banka-hesaplarim');
});

test('loads the balances when it is opened, and updates the header too', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 10 });
  const page = await open('/');
  const header = page.getByRole('banner').getByRole('link', { name: /^Bakiye/ });
  await expect.poll(() => header.innerText()).toContain('10,00\u00a0₺');
  const asked = async () => (await server.stats()).requests['GET /api/players/player-balances'] ?? 0;
  const before = await asked();
  await server.player({ playerNo: player.playerNo, balance: 75.5 });
  await header.click();
  await endsAt(page, '/profil');
  await expect.poll(() => main(page).getByRole('region', { name: 'Bakiye' }).innerText()).toContain('75,50\u00a0₺');
  await expect.poll(() => header.innerText()).toContain('75,50\u00a0₺');
  expect(await asked()).toBeGreaterThan(before);
});

test('keeps the known balance if that load fails', async () => {
  const { open, server } = await setMemberScreen({ balance: 10 });
  await server.fault({ method: 'GET', path: 'players/player-balances', status: 503 });
  const page = await open('/profil');
  await expect.poll(() => main(page).getByRole('region', { name: 'Bakiye' }).innerText()).toContain('10,00\u00a0₺');
});

test('hides the balance everywhere, on every device, and shows it again', async () => {
  const { open, server } = await setMemberScreen({ balance: 10 });
  const page = await open('/profil');
  const header = page.getByRole('banner').getByRole('link', { name: /^Bakiye/ });
  const card = main(page).getByRole('region', { name: 'Bakiye' });
  const eye = card.getByRole('button', { name: 'Bakiyeyi gizle' });
  await expect.poll(() => card.innerText()).toContain('10,00\u00a0₺');
  await eye.click();
  await expect.poll(() => header.innerText()).toMatch(/Bakiye\s*••••••/);
  expect(await card.innerText()).not.toContain('10,00');
  expect(await eye.getAttribute('aria-pressed')).toBe('true');

  // A new device asks the account for the setting.
  await page.evaluate(() => localStorage.removeItem('iddaav2_0.0.2:hiddenBalance'));
  const other = await open('/profil/ayarlar');
  await expect.poll(() => other.getByRole('banner').innerText()).toContain('••••••');
  const choice = main(other).getByRole('switch', { name: 'Bakiyemi gizle' });
  expect(await choice.getAttribute('aria-checked')).toBe('true');

  const error = { code: 122, name: 'X', message: 'Şu an olmuyor.' };
  const body = { isSuccess: false, data: null, message: null, error };
  await server.fault({ method: 'POST', path: 'player-profile-settings', status: 200, times: 1, body });
  await choice.click();
  await other.getByText('Şu an olmuyor.').waitFor();
  expect(await choice.getAttribute('aria-checked')).toBe('true');
  await choice.click();
  await expect.poll(() => other.getByRole('banner').innerText()).toContain('10,00\u00a0₺');
});

const HIDDEN = /Bakiye\s*••••••/;

test('a balance hidden on another device is hidden here: at start, and when the tab becomes visible', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 10 });
  const chosenElsewhere = (hideBalance: boolean) =>
    server.player({ playerNo: player.playerNo, profileSettings: { ...noConsents, hideBalance } });
  const page = await open('/');
  const header = page.getByRole('banner').getByRole('link', { name: /^Bakiye/ });
  await expect.poll(() => header.innerText()).toContain('10,00');
  await chosenElsewhere(true);
  await page.reload();
  await expect.poll(() => header.innerText()).toMatch(HIDDEN);
  await chosenElsewhere(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => header.innerText()).toContain('10,00');
});

test('hiding the balance without a response shows the state of the service', async () => {
  const { open, server } = await setMemberScreen({ balance: 10 });
  const page = await open('/profil');
  const header = page.getByRole('banner').getByRole('link', { name: /^Bakiye/ });
  await expect.poll(() => header.innerText()).toContain('10,00');
  await server.fault({ method: 'POST', path: 'player-profile-settings', drop: 'after', times: 1 });
  await main(page).getByRole('button', { name: 'Bakiyeyi gizle' }).click();
  await main(page).getByRole('alert').getByText('İşlem yapılmış olabilir.').waitFor();
  await expect.poll(() => header.innerText()).toMatch(HIDDEN);
});

test('hiding the balance is not undone by an older response', async () => {
  const { open, server, pass } = await setMemberScreen({ balance: 10 });
  const held = holdAnswer(server, '/player-profile-settings', 'GET');
  const page = await open('/profil');
  await expect.poll(held.asked).toBe(true);
  await main(page).getByRole('button', { name: 'Bakiyeyi gizle' }).click();
  await pass(1_000);
  held.come();
  await pass(1_000);
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Bakiye/ })
      .innerText(),
  ).toMatch(HIDDEN);
});

test('hiding the balance is undone by a refusal, also before the setting was loaded', async () => {
  const { open, server } = await setMemberScreen({ balance: 10 });
  await server.fault({ method: 'GET', path: 'player-profile-settings', status: 503 });
  const page = await open('/profil');
  const card = main(page).getByRole('region', { name: 'Bakiye' });
  const eye = card.getByRole('button', { name: 'Bakiyeyi gizle' });
  await expect.poll(() => card.innerText()).toContain('10,00\u00a0₺');
  await eye.click();
  await main(page).getByRole('alert').waitFor();
  await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('false');
  expect(await card.innerText()).toContain('10,00\u00a0₺');
  expect(await page.evaluate(() => localStorage.getItem('iddaav2_0.0.2:hiddenBalance'))).toBeNull();
});

test.each([false, true])("has the links of the header's menu; a retailer's terminal: %s", async (isCustomRetailer) => {
  const { open } = await setMemberScreen({ isCustomRetailer });
  const page = await open('/profil');
  const hrefs = (selector: string): Promise<(string | null)[]> =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await main(page).getByRole('link', { name: 'Para yatır', exact: true }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /hesap menüsü/ })
    .click();
  const listed = await hrefs('main section[aria-labelledby] li > a');
  await expect.poll(() => hrefs('#uye-menusu a')).toEqual(['/profil', ...listed]);
  expect(listed.includes('/profil/kuponlarim/bayi')).toBe(isCustomRetailer);
});

test('leads to the responsible-gaming page', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Sorumlu oyun/ })
    .click();
  await endsAt(page, '/yardim/detay/sorumlu-oyun-hakkinda');
  await main(page).getByText('Oyun eğlence içindir').waitFor();
});
