/** Depositing: the account to send money to, the text to write, and messages if there is no account. */
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/para-yatirma';
const banks = (page: Page) => main(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const BLOCKS = '/api/payment/payment-transaction-blocks';

const onClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('a transfer', () => {
  test('shows its IBAN, its owner and the text to write, with closed banks last', async () => {
    const { open, player } = await setMemberScreen({ balance: 12.5 });
    const page = await open(PATH);
    await expect.poll(() => banks(page).count()).toBe(6);
    expect(await banks(page).last().innerText()).toContain('Şu anda kapalı');
    const words = await main(page).innerText();
    expect(words).toMatch(/TR\d\d( \d{4}){5} \d\d/);
    expect(words).toContain('12,50');
    expect(words).toContain(String(player.playerNo));
    expect(await button(page, /IBAN kopyala$/).count()).toBe(5);
  });

  test('copies the IBAN without blanks, and the reference', async () => {
    const { open, player } = await setMemberScreen();
    const page = await open(PATH);
    await button(page, 'Ziraat Bankası IBAN kopyala').click();
    await main(page).getByRole('status').getByText('IBAN kopyalandı').waitFor();
    expect(await onClipboard(page)).toMatch(/^TR\d{24}$/);
    await button(page, 'Açıklama kopyala').click();
    await main(page).getByRole('status').getByText('Açıklama kopyalandı').waitFor();
    expect(await onClipboard(page)).toBe(String(player.playerNo));
  });

  test('that cannot be copied shows a message', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    await button(page, 'Ziraat Bankası IBAN kopyala').waitFor();
    const refused = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await button(page, 'Ziraat Bankası IBAN kopyala').click();
    await main(page)
      .getByRole('status')
      .getByText(/^IBAN kopyalanamadı/)
      .waitFor();
    refused.mockRestore();
  });
});

test('an IBAN received without TR is copied as it is shown', async () => {
  const { open, server } = await setMemberScreen();
  const bank = { bankName: 'Ziraat Bankası', iban: '470000100100000350930001', isActive: true };
  await server.fault({
    method: 'GET',
    path: '/api/accounts/Accounts/get-bank-and-channel-info',
    status: 200,
    body: { isSuccess: true, data: { moneyTransferBankAccounts: [bank], gamesOfChanceBankAccounts: null } },
  });
  const page = await open(PATH);
  await main(page).getByText('TR47 0000 1001 0000 0350 9300 01').waitFor();
  await button(page, 'Ziraat Bankası IBAN kopyala').click();
  await main(page).getByRole('status').getByText('IBAN kopyalandı').waitFor();
  expect(await onClipboard(page)).toBe('TR470000100100000350930001');
});

test('deposits by the menus of banks are another tab, which the address keeps', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await button(page, 'Şans oyunları menüsü').click();
  await endsAt(page, `${PATH}?yol=sans-oyunlari`);
  await page.reload();
  await main(page).getByText('VakıfBank').waitFor();
  expect(await main(page).innerText()).toContain('Şans Oyunları');
  await button(page, 'Havale · EFT · FAST').click();
  await endsAt(page, PATH);
});

describe('no account is shown', () => {
  test('while the service has deposits closed', async () => {
    const { open } = await setMemberScreen({ canDeposit: false });
    const page = await open(PATH);
    await main(page).getByText('Para yatırma şu anda kapalı').waitFor();
    expect(await main(page).innerText()).not.toMatch(/TR\d\d/);
    await main(page).getByRole('link', { name: 'Bayini gör' }).click();
    await endsAt(page, '/profil/kayitli-bayi-bilgilerim');
  });

  test('after a failure, until it is loaded again', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: BLOCKS, status: 503 });
    const page = await open(PATH);
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await main(page).innerText()).not.toMatch(/TR\d\d/);
    expect((await server.stats()).requests['GET /api/accounts/Accounts/get-bank-and-channel-info'] ?? 0).toBe(0);
    await server.clearFaults();
    await again.click();
    await expect.poll(() => banks(page).count()).toBe(6);
  });

  test('when the response contains no bank', async () => {
    const { open, server } = await setMemberScreen();
    const none = { isSuccess: true, data: { moneyTransferBankAccounts: [], gamesOfChanceBankAccounts: null } };
    await server.fault({
      method: 'GET',
      path: '/api/accounts/Accounts/get-bank-and-channel-info',
      status: 200,
      body: none,
    });
    const page = await open(PATH);
    await main(page).getByText('Şu anda açık bir banka yok').waitFor();
  });
});

describe('a way to deposit whose banks are all closed', () => {
  const transfer = { bankName: 'Ziraat Bankası', iban: '470000100100000350930001', isActive: false };
  const menu = { bankName: 'VakıfBank', isActive: true };
  const withBanks = async (transfers: object[], menus: object[]): Promise<Page> => {
    const { open, server } = await setMemberScreen();
    await server.fault({
      method: 'GET',
      path: '/api/accounts/Accounts/get-bank-and-channel-info',
      status: 200,
      body: { isSuccess: true, data: { moneyTransferBankAccounts: transfers, gamesOfChanceBankAccounts: menus } },
    });
    return open(PATH);
  };

  test('is replaced by the other one', async () => {
    const page = await withBanks([transfer], [menu]);
    await main(page).getByText('VakıfBank').waitFor();
    expect(await main(page).innerText()).not.toContain('Transferin açıklamasına');
    expect(await button(page, 'Havale · EFT · FAST').count()).toBe(0);
  });

  test('shows that no bank is open if the other one has none either', async () => {
    const page = await withBanks([transfer], [{ ...menu, isActive: false }]);
    await main(page).getByText('Şu anda açık bir banka yok').waitFor();
    expect(await main(page).innerText()).not.toContain('Transferin açıklamasına');
  });
});

test('the service’s text is shown below the banks, which are shown without it too', async () => {
  const { open, server } = await setMemberScreen();
  await open(PATH).then((page) => main(page).getByText('Bilmen gerekenler').waitFor());
  await server.fault({ method: 'GET', path: '/api/content/content_detail', status: 503 });
  const page = await open(PATH);
  await main(page).getByRole('alert').waitFor();
  expect(await banks(page).count()).toBe(6);
});

test('money that arrives a moment later is added to the balance', async () => {
  const { open, server, player, pass } = await setMemberScreen({ balance: 10 });
  const page = await open(PATH);
  await main(page).getByText('10,00').waitFor();
  await server.transfer({ playerNo: player.playerNo, amount: 250, afterMs: 3_000 });
  await pass(65_000);
  await main(page).getByText('260,00').waitFor();
});

test('the second dialect shows the same banks', async () => {
  const { open } = await setMemberScreen({}, { server: { dialect: 'second' } });
  const page = await open(PATH);
  await expect.poll(() => banks(page).count()).toBe(6);
  expect(await banks(page).last().innerText()).toContain('Şu anda kapalı');
  await page.goto(`${PATH}?yol=sans-oyunlari`);
  await main(page).getByText('Telefon bankacılığı').waitFor();
});

test('the page opens from the profile, and links to responsible gaming', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Para yatırma/ })
    .click();
  await endsAt(page, PATH);
  await main(page).getByRole('link', { name: 'Nasıl kontrollü oynanır?' }).click();
  await endsAt(page, '/yardim/detay/sorumlu-oyun-hakkinda');
  await main(page).getByText('Oyun eğlence içindir').waitFor();
});
