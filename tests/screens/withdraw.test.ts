/**
 * Withdrawing against the stand-in (rules withdrawal-1 to withdrawal-8): the server counts the requests and the money.
 */
import { describe, expect, test } from 'vitest';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { dialog, endsAt, faultOf, main } from '../support/sign-in.ts';
import {
  CALL,
  PATH,
  amount,
  ask,
  end,
  expectOnce,
  fields,
  further,
  pending,
  refused,
  requests,
  send,
  setTable,
  taken,
  told,
} from '../support/withdraw-table.ts';

test('the amount available, the fee and the duration are shown before an amount is typed', async () => {
  const { page } = await setTable();
  const text = await main(page).innerText();
  expect(text).toContain('1.250,00');
  expect(text).toMatch(/100,00\s₺ bonusun çekilemez/);
  expect(text).toMatch(/En az\s*20,00/);
  expect(text).toMatch(/Ücret\s*Yok/);
  expect(text).toContain('7/24');
  expect(text).toContain('kendi adına olan hesaba gönderilir (Deniz Yılmaz)');
});

test('the page shows the result instead of a dialog, also at an address with a trailing slash', async () => {
  const table = await setTable();
  const { page, server } = table;
  await page.evaluate((address) => history.pushState(null, '', address), `${PATH}/`);
  await further(page).waitFor();
  await server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
  await ask(table, '500');
  await taken(page).waitFor();
  await expectOnce(table, 500);
  expect(await told(page, 'Talebin Alındı').count()).toBe(0);
});

test('rotating the device keeps the typed amount and the chosen account', async () => {
  const { page, server } = await setTable();
  await page.setViewportSize(PHONE);
  await page.reload();
  await amount(page).fill('500');
  const account = main(page).getByRole('radio').nth(1);
  await account.check();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await server.pass(1_000);
  expect(await amount(page).inputValue()).toContain('500');
  expect(await account.isChecked()).toBe(true);
});

describe('the amount of a withdrawal', () => {
  test('gets its thousands separators while it is typed, and its decimals when the field is left', async () => {
    const { page } = await setTable();
    await amount(page).pressSequentially('1250');
    expect(await amount(page).inputValue()).toBe('1.250');
    await amount(page).blur();
    expect(await amount(page).inputValue()).toBe('1.250,00');
  });

  test('typed with thousands separators has the intended value, in the summary too', async () => {
    const { page } = await setTable();
    await amount(page).pressSequentially('1.200');
    expect(await amount(page).inputValue()).toBe('1.200');
    await amount(page).fill('');
    await amount(page).pressSequentially('1.150.5');
    expect(await amount(page).inputValue()).toBe('1.150,5');
    // The comma counts as a decimal comma once the field is left.
    await amount(page).blur();
    await amount(page).pressSequentially('0');
    expect(await amount(page).inputValue()).toBe('1.150,50');
    await main(page).getByRole('button', { name: 'Devam et' }).click();
    await dialog(page).getByText('1.150,50').first().waitFor();
  });

  test.for([
    ['', 'Çekmek istediğin tutarı yaz.'],
    ['19,99', 'En az 20,00'],
    ['1250,01', 'Çekilebilir bakiyen 1.250,00'],
    ['200000', 'Tek seferde en fazla 100.000,00'],
  ])('%j is reported beside the field, and nothing is sent', async ([text = '', fault = '']) => {
    const { page } = await setTable();
    await amount(page).fill(text);
    await further(page).click();
    await expect.poll(() => faultOf(amount(page))).toContain(fault);
    expect(await dialog(page).count()).toBe(0);
  });

  test('can be chosen by a tap, also all of it', async () => {
    const { page } = await setTable();
    await main(page).getByRole('button', { name: /^Tümü/ }).click();
    expect(await amount(page).inputValue()).toBe('1.250,00');
    await main(page)
      .getByRole('button', { name: /^250,00/ })
      .click();
    expect(await amount(page).inputValue()).toBe('250,00');
  });
});

describe('a withdrawal request', () => {
  test('is summed up, sent once, reported, and listed as pending', async () => {
    const table = await setTable();
    const { page } = table;
    await main(page)
      .getByRole('radio', { name: /Garanti BBVA/ })
      .click();
    await amount(page).fill('500');
    await further(page).click();
    const summary = await dialog(page).innerText();
    expect(summary).toContain('500,00');
    expect(summary).toContain('Garanti BBVA');
    expect(summary).toMatch(/TR\d\d 0006 2/);
    await send(page).click();
    await taken(page).waitFor();
    await expectOnce(table, 500);
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('750,00');
    await expect.poll(() => pending(page).count()).toBe(1);
    await main(page).getByRole('button', { name: 'Tamam' }).click();
    await further(page).waitFor();
    await page.reload();
    await expect.poll(() => pending(page).innerText()).toMatch(/Talebin alındı\s*Bugün 12:00/);
  });

  test('that is not confirmed is not sent', async () => {
    const table = await setTable();
    await amount(table.page).fill('500');
    await further(table.page).click();
    await dialog(table.page).getByRole('button', { name: 'Vazgeç' }).click();
    expect(await requests(table)).toBe(0);
    expect(await amount(table.page).inputValue()).toBe('500,00');
  });

  test('of a double tap is sent once', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 500, times: 1 });
    await amount(table.page).fill('500');
    await further(table.page).click();
    await send(table.page).dblclick();
    await taken(table.page).waitFor();
    await expectOnce(table, 500);
  });

  test('that is paid is reported without a reload', async () => {
    const table = await setTable();
    await ask(table, '500');
    await taken(table.page).waitFor();
    await expect.poll(() => pending(table.page).count()).toBe(1);
    await end(table, 'w1', 'paid');
    await table.pass(20_000);
    await main(table.page).getByText('Ödendi').waitFor();
    expect(await pending(table.page).count()).toBe(0);
  });

  test('that is cancelled is reported, and the balance is as before', async () => {
    const table = await setTable();
    await ask(table, '500');
    await taken(table.page).waitFor();
    await expect.poll(() => pending(table.page).count()).toBe(1);
    await end(table, 'w1', 'cancelled');
    await table.pass(20_000);
    await main(table.page).getByText('İptal edildi, bakiyene döndü').waitFor();
    await expect.poll(() => table.page.getByRole('banner').textContent()).toContain('1.250,00');
  });
});

describe('a refused withdrawal', () => {
  test('is shown in the words of the service, and what was typed stays', async () => {
    const table = await setTable();
    await table.server.fault({
      method: 'POST',
      path: CALL,
      body: { isSuccess: false, data: null, error: { code: 7206, message: 'Bekleyen bir para çekme talebin var.' } },
    });
    await ask(table, '500');
    await refused(table.page).waitFor();
    expect(await dialog(table.page).innerText()).toContain('Bekleyen bir para çekme talebin var.');
    expect(await amount(table.page).inputValue()).toBe('500,00');
    await dialog(table.page).getByRole('button', { name: 'Tamam' }).click();
    await expect.poll(() => dialog(table.page).count()).toBe(0);
    // The refusal was seen, so neither a reload nor the next request shows it again.
    await table.page.reload();
    await ask(table, '500');
    await refused(table.page).waitFor();
  });

  test('without words shows a general error', async () => {
    const table = await setTable();
    await table.server.fault({
      method: 'POST',
      path: CALL,
      body: { isSuccess: false, data: null, error: { code: 7299, message: null } },
    });
    await ask(table, '500');
    await refused(table.page).waitFor();
    expect(await dialog(table.page).innerText()).toContain('Bir hata oluştu.');
  });

  test('is shown for a second request while one is pending', async () => {
    const table = await setTable();
    await ask(table, '500');
    await taken(table.page).waitFor();
    await main(table.page).getByRole('button', { name: 'Tamam' }).click();
    await ask(table, '100');
    await refused(table.page).waitFor();
    expect(await dialog(table.page).innerText()).toContain('Bekleyen bir para çekme talebin var.');
    await expectOnce(table, 500);
  });
});

describe('nothing can be withdrawn', () => {
  test('without a network, with the reason', async () => {
    const { page, context } = await setTable();
    await context.setOffline(true);
    await main(page).getByText('Çevrimdışıyken para çekemezsin.').waitFor();
    expect(await further(page).getAttribute('aria-disabled')).toBe('true');
    await amount(page).fill('500');
    await further(page).click();
    expect(await dialog(page).count()).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => further(page).getAttribute('aria-disabled')).toBe('false');
  });

  test('while the service has withdrawals blocked', async () => {
    const { open } = await setMemberScreen({ ...fields, canWithdraw: false });
    await main(await open(PATH))
      .getByText('Para çekme şu anda kapalı')
      .waitFor();
  });

  test('while it is unknown whether withdrawals are blocked', async () => {
    const { open, server, player } = await setMemberScreen(fields);
    await addPayoutAccounts(server, player);
    await server.fault({ method: 'GET', path: 'payment-transaction-blocks', status: 503 });
    const page = await open(PATH);
    const again = main(page).getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await further(page).count()).toBe(0);
    await server.clearFaults();
    await again.click();
    await further(page).waitFor();
  });

  test('after a load that failed, whatever was known before', async () => {
    const table = await setTable();
    const { page, server } = table;
    await server.fault({ method: 'GET', path: 'payment-transaction-blocks', status: 503 });
    // A request that was accepted reloads everything about money.
    await ask(table, '500');
    await taken(page).waitFor();
    await main(page).getByRole('button', { name: 'Tamam' }).click();
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await further(page).count()).toBe(0);
    await server.clearFaults();
    await again.click();
    await further(page).waitFor();
  });

  test('without a bank account, with a link to add one', async () => {
    const { open } = await setMemberScreen(fields);
    const page = await open(PATH);
    await main(page).getByText('Önce banka hesabını ekle').waitFor();
    await main(page).getByRole('link', { name: 'Banka hesabı ekle' }).click();
    await endsAt(page, `${PATH}/yeni-hesap-ekle`);
  });
});

test('the profile leads to the page', async () => {
  const { open } = await setMemberScreen(fields);
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Para çek$/ })
    .click();
  await endsAt(page, PATH);
});

test('the menu of the header leads to the page', async () => {
  const { open } = await setMemberScreen(fields);
  const page = await open('/');
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  await page.locator('[popover]').getByRole('link', { name: 'Para çekme', exact: true }).click();
  await endsAt(page, PATH);
});
