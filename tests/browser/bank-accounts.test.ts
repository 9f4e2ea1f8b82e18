/** A new bank account in a real browser: the caret stays where it is typed, and a paste is taken as it is. */
import { expect, test } from 'vitest';
import {
  BANK_ACCOUNTS,
  NEW_BANK_ACCOUNT,
  OFFICIAL,
  accounts,
  button,
  field,
  nameOf,
} from '../support/bank-accounts.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { PHONE } from '../support/screens.ts';
import { endsAt, faultOf, main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('a new IBAN is typed, corrected in the middle, pasted, and appears in the list of accounts', async () => {
  const { server, player, open } = await setMemberStage(
    browser(),
    {},
    { context: { viewport: PHONE, hasTouch: true } },
  );
  const page = await open(BANK_ACCOUNTS);
  await main(page).getByRole('link', { name: 'Yeni hesap ekle' }).click();
  await endsAt(page, NEW_BANK_ACCOUNT);
  await field(page).focus();
  await page.keyboard.type('4700011');
  expect(await field(page).inputValue()).toBe('TR47 0001 1');
  const caret = (): Promise<number | null> =>
    field(page).evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));
  // A wrong digit in the middle: deleting passes the blank, and the caret stays.
  for (const key of ['ArrowLeft', 'Backspace', 'Backspace', '0', '0']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
  }
  expect(await field(page).inputValue()).toBe('TR47 0000 1');
  expect(await caret()).toBe('TR47 0000'.length);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  expect(await field(page).inputValue()).toBe('TR47 0000 1');

  // Text cut from one field replaces the whole content of the other when it is pasted.
  await nameOf(page).fill(`iban${OFFICIAL.toLowerCase()}`);
  await nameOf(page).press('Control+A');
  await page.keyboard.press('Control+X');
  await field(page).press('Control+A');
  await page.keyboard.press('Control+V');
  expect(await field(page).inputValue()).toBe('TR47 0000 1001 0000 0350 9300 01');
  expect(await faultOf(field(page))).toBe('Türkiye Cumhuriyet Merkez Bankası');
  expect(await violationsOf(page)).toEqual([]);
  await field(page).press('Enter');
  await endsAt(page, BANK_ACCOUNTS);
  await expect.poll(() => accounts(page).count()).toBe(1);
  await server.bankAccount({ playerNo: player.playerNo, status: 'Hold' });
  await page.reload();
  await button(page, 'Hesabı onayla').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Hesabı onayla').click();
  await expect.poll(() => accounts(page).count()).toBe(2);
  // Keys alone open an account from its row.
  await accounts(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Hesabı sil').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
