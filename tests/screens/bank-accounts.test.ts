/** A member's bank accounts: the list, the recommended one, and one of them. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  AREA,
  BANK_ACCOUNTS,
  FIRST_READ,
  NEW_BANK_ACCOUNT,
  OFFICIAL,
  OFFICIAL_READ,
  accounts,
  button,
  field,
  iban,
  nameOf,
  recommended,
} from '../support/bank-accounts.ts';
import { memberPost } from '../support/played-coupons.ts';
import { withAccounts, withAccountsOn } from '../support/screen/bank-accounts.ts';
import { callsOf, endsAt, faultOf, main, toldOn } from '../support/sign-in.ts';

describe('the list of bank accounts', () => {
  test('shows active accounts with their number and the default, and offers the first account on hold for confirmation', async () => {
    const { open, ids } = await withAccounts(
      { iban: iban(1), accountName: 'Maaş hesabım', isDefault: true },
      { iban: iban(2), status: 'Hold' },
      { iban: iban(3, '00010'), accountName: 'Ev' },
      { iban: iban(4), status: 'Hold' },
      { iban: iban(5), status: 'Passive' },
    );
    const page = await open(BANK_ACCOUNTS);
    await main(page).getByRole('heading', { name: 'Kayıtlı hesapların (2)' }).waitFor();
    const [first = '', second = ''] = await accounts(page).allInnerTexts();
    expect(first).toContain('Maaş hesabım');
    expect(first).toContain('Türkiye İş Bankası');
    expect(first).toContain(FIRST_READ);
    expect(first).toContain('Varsayılan');
    expect(second).toContain('Ziraat Bankası');
    expect(second).not.toContain('Varsayılan');
    expect(await recommended(page).count()).toBe(1);
    expect(await recommended(page).getAttribute('data-recommended')).toBe(ids[1]);
  });

  test('can be empty, and leads to adding the first account', async () => {
    const { open } = await withAccounts();
    const page = await open(BANK_ACCOUNTS);
    await main(page).getByText('Kayıtlı banka hesabın yok').waitFor();
    await main(page).getByRole('link', { name: 'Yeni hesap ekle' }).click();
    await endsAt(page, NEW_BANK_ACCOUNT);
    await main(page).getByText('İlk hesabın, varsayılan hesabın olur.').waitFor();
  });

  test('shows an error when it cannot be loaded, and loads after "Tekrar dene"', async () => {
    const { open, server } = await withAccounts({ isDefault: true });
    await server.fault({ method: 'GET', path: 'player-account-iban/list', status: 503 });
    const page = await open(BANK_ACCOUNTS);
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    await server.clearFaults();
    await again.click();
    await expect.poll(() => accounts(page).count()).toBe(1);
  });

  test('opens from the profile', async () => {
    const { open } = await withAccounts();
    const page = await open('/profil');
    await main(page)
      .getByRole('link', { name: /^Banka hesaplarım/ })
      .click();
    await endsAt(page, BANK_ACCOUNTS);
  });
});

describe('the recommended account', () => {
  test('becomes an account of the player once confirmed, and the default if there is none', async () => {
    const { open, server } = await withAccounts({ iban: iban(1), status: 'Hold' });
    const page = await open(BANK_ACCOUNTS);
    await button(page, 'Hesabı onayla').click();
    await main(page).getByText('Hesabın onaylandı.').waitFor();
    await expect.poll(() => accounts(page).count()).toBe(1);
    expect(await accounts(page).innerText()).toContain('Varsayılan');
    expect(await recommended(page).count()).toBe(0);
    expect(await callsOf(server, `${AREA}/update`)).toBe(1);
  });

  test('does not replace another default account', async () => {
    const { open } = await withAccounts({ isDefault: true, accountName: 'Ev' }, { status: 'Hold' });
    const page = await open(BANK_ACCOUNTS);
    await button(page, 'Hesabı onayla').click();
    await expect.poll(() => accounts(page).count()).toBe(2);
    expect(await accounts(page).first().innerText()).toContain('Varsayılan');
    expect(await accounts(page).nth(1).innerText()).not.toContain('Varsayılan');
  });

  test('cannot be confirmed beyond the limit of accounts, and the message says what to do', async () => {
    const five = [0, 1, 2, 3, 4].map((place) => ({ isDefault: place === 0 }));
    const { open } = await withAccounts(...five, { status: 'Hold' });
    const page = await open(BANK_ACCOUNTS);
    await button(page, 'Hesabı onayla').click();
    await expect
      .poll(() => toldOn(main(page)))
      .toBe('En fazla 5 banka hesabı ekleyebilirsin. Yeni bir hesap için kullanmadığın bir hesabını sil.');
    expect(await recommended(page).count()).toBe(1);
  });

  test('is removed when the player declines it', async () => {
    const { open } = await withAccounts({ isDefault: true }, { status: 'Hold' });
    const page = await open(BANK_ACCOUNTS);
    await main(page).getByRole('link', { name: 'Düzenle ya da kaldır' }).click();
    await button(page, 'Öneriyi kaldır').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Öneriyi kaldır' }).click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(1);
    await expect.poll(() => recommended(page).count()).toBe(0);
  });
});

describe('a bank account', () => {
  test('can be renamed', async () => {
    const { open, ids } = await withAccounts({ iban: iban(1), accountName: 'Ev', isDefault: true });
    const page = await open(BANK_ACCOUNTS);
    await accounts(page).first().click();
    await endsAt(page, `${BANK_ACCOUNTS}/${ids[0]}`);
    await main(page).getByText(FIRST_READ).waitFor();
    await main(page).getByText('DENİZ Y***').waitFor();
    await main(page)
      .getByText(/^Varsayılan hesabın\./)
      .waitFor();
    await nameOf(page).fill('Maaş');
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).first().innerText()).toContain('Maaş');
  });

  test('can become the default in place of the previous one', async () => {
    const { open, ids } = await withAccounts({ isDefault: true }, { accountName: 'Ev' });
    const page = await open(`${BANK_ACCOUNTS}/${ids[1]}`);
    await main(page).getByRole('checkbox', { name: 'Varsayılan hesabım olsun' }).check();
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).nth(1).innerText()).toContain('Varsayılan');
    expect(await accounts(page).first().innerText()).not.toContain('Varsayılan');
  });

  test('cannot become the default if its bank takes no payments', async () => {
    const { open, ids } = await withAccounts({ isDefault: true }, { iban: OFFICIAL });
    const page = await open(`${BANK_ACCOUNTS}/${ids[1]}`);
    await main(page).getByRole('checkbox', { name: 'Varsayılan hesabım olsun' }).check();
    await button(page, 'Kaydet').click();
    await expect
      .poll(() => toldOn(main(page)))
      .toBe(
        'Varsayılan hesap değiştirilemedi. Bu bankaya ödeme yapılamıyor olabilir; başka bir hesabını varsayılan yap.',
      );
  });

  test('is deleted once confirmed', async () => {
    const { open, ids, server } = await withAccounts({ isDefault: true }, { accountName: 'Ev' });
    const page = await open(`${BANK_ACCOUNTS}/${ids[1]}`);
    await button(page, 'Hesabı sil').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    expect(await callsOf(server, `${AREA}/delete/${ids[1]}`)).toBe(0);
    await button(page, 'Hesabı sil').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hesabı sil' }).click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(1);
  });

  test('leaves the list when deleted, even if the response was lost', async () => {
    const { open, ids, server } = await withAccounts({ isDefault: true }, { accountName: 'Ev' });
    const page = await open(`${BANK_ACCOUNTS}/${ids[1]}`);
    await server.fault({ method: 'POST', path: `${AREA}/delete/${ids[1]}`, drop: 'after', times: 1 });
    await button(page, 'Hesabı sil').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hesabı sil' }).click();
    await main(page).getByText('Banka hesabı bulunamadı').waitFor();
    await page.goto(BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).count()).toBe(1);
    expect(await callsOf(server, `${AREA}/delete/${ids[1]}`)).toBe(1);
  });

  test('that is the default beside others cannot be deleted, and the message says what to do first', async () => {
    const { open, ids } = await withAccounts({ isDefault: true }, {});
    const page = await open(`${BANK_ACCOUNTS}/${ids[0]}`);
    await button(page, 'Hesabı sil').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hesabı sil' }).click();
    await expect
      .poll(() => toldOn(dialog))
      .toBe('Bir hesabın varsayılan olmalı. Önce başka bir hesabını varsayılan yap.');
  });

  test('that does not exist shows a message and a link back', async () => {
    const { open } = await withAccounts();
    const page = await open(`${BANK_ACCOUNTS}/12`);
    await main(page).getByText('Banka hesabı bulunamadı').waitFor();
    await main(page).getByRole('link', { name: 'Hesaplarıma git' }).click();
    await endsAt(page, BANK_ACCOUNTS);
  });

  test('of another member is treated as one that does not exist', async () => {
    const { open, server } = await withAccounts();
    const other = await server.player();
    const id = await server.bankAccount({ playerNo: other.playerNo, iban: OFFICIAL });
    const page = await open(`${BANK_ACCOUNTS}/${id}`);
    await main(page).getByText('Banka hesabı bulunamadı').waitFor();
    expect(await main(page).innerText()).not.toContain(OFFICIAL_READ);
  });
});

describe('a default that was moved by another device meanwhile', () => {
  const UPDATE = `${AREA}/update`;
  const choice = (page: Page) => main(page).getByRole('checkbox', { name: 'Varsayılan hesabım olsun' });

  /** Opens an account, the first one being the default, and then makes the second the default. */
  async function movedWhileOpen(place: 0 | 1) {
    const stage = await withAccounts({ accountName: 'Ev', isDefault: true }, { accountName: 'Maaş' });
    const { ids, open, player, server } = stage;
    const page = await open(`${BANK_ACCOUNTS}/${ids[place]}`);
    await nameOf(page).waitFor();
    await memberPost(server, player, UPDATE, { id: ids[1], accountName: 'Maaş', isDefault: true });
    await nameOf(page).fill('Kira');
    return { ...stage, page };
  }

  test.each([0, 1] as const)('does not move back when only the name of account %i is saved', async (place) => {
    const { page } = await movedWhileOpen(place);
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).nth(place).innerText()).toContain('Kira');
    expect(await accounts(page).first().innerText()).not.toContain('Varsayılan');
    expect(await accounts(page).nth(1).innerText()).toContain('Varsayılan');
  });

  test('is shown by the open page: its box is not ticked, and the typed name stays', async () => {
    const { page, server } = await movedWhileOpen(0);
    await server.fault({ method: 'POST', path: UPDATE, drop: 'before', times: 1 });
    await button(page, 'Kaydet').click();
    await choice(page).waitFor();
    expect(await choice(page).isChecked()).toBe(false);
    expect(await nameOf(page).inputValue()).toBe('Kira');
  });

  test('moves back when the player asks for it', async () => {
    const { page, server } = await movedWhileOpen(0);
    await server.fault({ method: 'POST', path: UPDATE, drop: 'before', times: 1 });
    await button(page, 'Kaydet').click();
    await choice(page).check();
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    await expect.poll(() => accounts(page).first().innerText()).toContain('Varsayılan');
  });

  test('cannot be determined: nothing is sent, and nothing is unresolved', async () => {
    const { page, server } = await movedWhileOpen(0);
    await server.fault({ method: 'GET', path: `${AREA}/list`, status: 503 });
    const before = await callsOf(server, UPDATE);
    await button(page, 'Kaydet').click();
    await expect.poll(() => toldOn(main(page))).toBe('Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.');
    expect(await callsOf(server, UPDATE)).toBe(before);
  });

  test('is not replaced by an account that is confirmed', async () => {
    const { ids, open, player, server } = await withAccounts({ accountName: 'Ev' }, { status: 'Hold' });
    const page = await open(BANK_ACCOUNTS);
    await recommended(page).waitFor();
    await memberPost(server, player, UPDATE, { id: ids[0], accountName: 'Ev', isDefault: true });
    await button(page, 'Hesabı onayla').click();
    await expect.poll(() => accounts(page).count()).toBe(2);
    expect(await accounts(page).first().innerText()).toContain('Varsayılan');
  });
});

test.each(['banks', 'refusals', 'texts', 'nulls'] as const)('bank accounts work in the dialect "%s"', async (name) => {
  const { open } = await withAccountsOn(
    { server: { dialect: { [name]: true } } },
    { iban: iban(1), accountName: 'Ev', isDefault: true },
    { iban: iban(2), status: 'Hold' },
  );
  const page = await open(BANK_ACCOUNTS);
  await expect.poll(() => accounts(page).count()).toBe(1);
  const row = await accounts(page).innerText();
  for (const part of ['Ev', 'Türkiye İş Bankası', FIRST_READ, 'Varsayılan']) expect(row).toContain(part);
  await button(page, 'Hesabı onayla').click();
  await expect.poll(() => accounts(page).count()).toBe(2);
  await main(page).getByRole('link', { name: 'Yeni hesap ekle' }).click();
  await field(page).fill(iban(1));
  await button(page, 'Hesabı ekle').click();
  await expect.poll(() => faultOf(field(page))).toMatch(/^Bu IBAN zaten kayıtlı\. Kayıtlı/);
});
