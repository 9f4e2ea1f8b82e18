/** A new bank account: typed, pasted, checked, sent, and every refusal. */
import { describe, expect, test } from 'vitest';
import {
  AREA,
  BANK_ACCOUNTS,
  NEW_BANK_ACCOUNT,
  OFFICIAL,
  OFFICIAL_READ,
  accounts,
  button,
  field,
  iban,
  nameOf,
} from '../support/bank-accounts.ts';
import { withAccounts } from '../support/screen/bank-accounts.ts';
import { callsOf, endsAt, faultOf, main, toldOn } from '../support/sign-in.ts';

const refusing = (path: string, code: number, message?: string) => ({
  method: 'POST',
  path: `player-account-iban/${path}`,
  body: { isSuccess: false, error: { code, ...(message === undefined ? {} : { message }) } },
  times: 1,
});

describe('a new account', () => {
  test.each([
    ['as it is copied', 'TR47 0000 1001 0000 0350 9300 01'],
    ['in small letters without blanks', 'tr470000100100000350930001'],
    ['without TR', '470000100100000350930001'],
    ['with a word before it', 'IBAN: TR47-0000-1001-0000-0350-9300-01'],
  ])('is pasted %s', async (_, text) => {
    const { open } = await withAccounts();
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(text);
    expect(await field(page).inputValue()).toBe('TR47 0000 1001 0000 0350 9300 01');
    expect(await faultOf(field(page))).toBe('Türkiye Cumhuriyet Merkez Bankası');
  });

  test('is typed in groups, and its bank is named as soon as its code is complete', async () => {
    const { open } = await withAccounts();
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).pressSequentially('3300010');
    expect(await field(page).inputValue()).toBe('TR33 0001 0');
    expect(await faultOf(field(page))).toBe('Ziraat Bankası');
    await field(page).clear();
    await field(page).pressSequentially('tr4700061');
    expect(await field(page).inputValue()).toBe('TR47 0006 1');
    expect(await faultOf(field(page))).toContain('Bankasını tanıyamadık');
  });

  test('is checked before it is sent', async () => {
    const { open, server } = await withAccounts();
    const page = await open(NEW_BANK_ACCOUNT);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => faultOf(field(page))).toBe('Bu alanın doldurulması zorunludur.');
    await field(page).fill(OFFICIAL.slice(0, 20));
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => faultOf(field(page))).toBe('IBAN 26 karakter olmalı, 6 karakter eksik.');
    await field(page).fill(`${OFFICIAL.slice(0, 24)}10`);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => faultOf(field(page))).toContain('IBAN doğru değil.');
    expect(await callsOf(server, `${AREA}/add`)).toBe(0);
  });

  test('is sent once, and appears in the list', async () => {
    const { open, server } = await withAccounts();
    const page = await open(BANK_ACCOUNTS);
    await main(page).getByRole('link', { name: 'Yeni hesap ekle' }).click();
    await field(page).fill(OFFICIAL);
    await nameOf(page).fill('Maaş hesabım');
    await button(page, 'Hesabı ekle').dblclick();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(1);
    const row = await accounts(page).innerText();
    for (const part of ['Maaş hesabım', OFFICIAL_READ, 'Varsayılan']) expect(row).toContain(part);
    expect(await callsOf(server, `${AREA}/add`)).toBe(1);
  });

  test('beside a default is not the default, and without a name gets that of its bank', async () => {
    const { open } = await withAccounts({ isDefault: true, accountName: 'Ev' });
    const page = await open(NEW_BANK_ACCOUNT);
    await main(page)
      .getByText(/^Varsayılan hesabın değişmez\./)
      .waitFor();
    await field(page).fill(iban(9, '00046'));
    await button(page, 'Hesabı ekle').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(2);
    const row = await accounts(page).nth(1).innerText();
    // The name is that of the bank alone, and not repeated.
    expect(row.match(/Akbank/g)).toHaveLength(1);
    expect(row).not.toContain('Varsayılan');
  });

  test('of an unknown bank is sent, and the service refuses it', async () => {
    const { open } = await withAccounts();
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill('TR33 0006 1005 1978 6457 8413 26');
    await button(page, 'Hesabı ekle').click();
    await expect
      .poll(() => faultOf(field(page)))
      .toBe('Bu IBAN tanımlı bir bankaya ait değil. IBAN’ı kontrol et ya da başka bir bankadaki hesabını ekle.');
    expect(await field(page).inputValue()).toBe('TR33 0006 1005 1978 6457 8413 26');
  });

  test('that exists already, and one too many, show what to do', async () => {
    const five = [1, 2, 3, 4, 5].map((place) => ({ iban: iban(place), isDefault: place === 1 }));
    const { open } = await withAccounts(...five);
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(iban(2));
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => faultOf(field(page))).toMatch(/^Bu IBAN zaten kayıtlı\. Kayıtlı hesaplarına/);
    await field(page).fill(iban(6));
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => toldOn(main(page))).toMatch(/^En fazla 5 banka hesabı.* hesabını sil\.$/);
  });

  test.each([
    [403, 'IBAN bilgisini kontrol et. IBAN’ı bankanın uygulamasından kopyalayıp yapıştır.'],
    [7101, 'Bu IBAN tanımlı bir bankaya ait değil. IBAN’ı kontrol et'],
    [7102, 'Bu IBAN zaten kayıtlı. Kayıtlı hesaplarına'],
  ])('refused with %i and no words shows a message of the product, beside the IBAN', async (code, words) => {
    const { open, server } = await withAccounts();
    await server.fault(refusing('add', code));
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => faultOf(field(page))).toContain(words);
  });

  test.each([
    [7103, 'Olmaz. Yeni bir hesap için kullanmadığın bir hesabını sil.'],
    [7104, 'Olmaz. Yeniden gönder: hesap varsayılan olmadan eklenir.'],
    [7105, 'Olmaz. Yeniden gönder: hesap varsayılan olarak eklenir.'],
    [7106, 'Olmaz. Silinmiş olabilir; kayıtlı hesaplarına bak.'],
    [7107, 'Olmaz. Bu bankaya ödeme yapılamıyor olabilir; başka bir hesabını varsayılan yap.'],
  ])('refused with %i shows what to do, on the form', async (code, words) => {
    const { open, server } = await withAccounts();
    await server.fault(refusing('add', code, 'Olmaz.'));
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => toldOn(main(page))).toContain(words);
    expect(await field(page).inputValue()).toBe(OFFICIAL_READ);
  });

  test('is sent with the correct default flag after another device set a default meanwhile', async () => {
    const { open, server, player } = await withAccounts();
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    await server.bankAccount({ playerNo: player.playerNo, isDefault: true });
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => toldOn(main(page))).toMatch(/^Varsayılan bir hesabın zaten var\. Yeniden gönder/);
    await main(page)
      .getByText(/^Varsayılan hesabın değişmez\./)
      .waitFor();
    await button(page, 'Hesabı ekle').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(2);
  });

  test.each([
    ['7104 without being the default, though the list has none', 7104, [true, false]],
    ['7105 as the default, where another one is it', 7105, [false, true]],
  ] as const)('is sent again after %s', async (_, code, wanted) => {
    const { open, server, player } = await withAccounts();
    await server.bankAccount({ playerNo: player.playerNo, isDefault: true });
    const told: unknown[] = [];
    const { fetch } = server;
    server.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/add')) told.push(((await request.clone().json()) as { isDefault: boolean }).isDefault);
      const answer = await fetch(request);
      if (code !== 7104 || !request.url.endsWith('/list')) return answer;
      return new Response((await answer.text()).replace('"isDefault":true', '"isDefault":false'), answer);
    };
    await server.fault({ ...refusing('add', code, 'Olmaz.'), times: 2 });
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => toldOn(main(page))).toContain('Yeniden gönder');
    await main(page)
      .getByText(code === 7104 ? /^Varsayılan hesabın değişmez\./ : 'Bu hesap, varsayılan hesabın olur.')
      .waitFor();
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => told).toEqual(wanted);
  });

  test('without a response may have been added, and the message says so', async () => {
    const { open, server } = await withAccounts();
    await server.fault({ method: 'POST', path: 'player-account-iban/add', status: 200, body: 'x', times: 1 });
    const page = await open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    await button(page, 'Hesabı ekle').click();
    await expect.poll(() => toldOn(main(page))).toContain('İşlem yapılmış olabilir.');
  });
});
