/**
 * Fields that format their content (rule field-13), with every input method: keys, paste, and a keyboard that composes.
 */
import type { CDPSession, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { codeField, fillSignIn, main, nameField, passwordField, signInButton } from '../support/sign-in.ts';
import { amount, choose, couponCount, multiplier, openTerms, slipOf } from '../support/slip.ts';
import { endOfSuite, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** Input methods run in sequence, because each one needs the field as the one before left it. */
async function eachWay(page: Page, field: Locator, text: string, shown: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [way, write] of Object.entries(ways)) {
    // oxlint-disable-next-line no-await-in-loop
    await field.fill('');
    // oxlint-disable-next-line no-await-in-loop
    await field.focus();
    // oxlint-disable-next-line no-await-in-loop
    await write({ page, session }, text);
    // oxlint-disable-next-line no-await-in-loop
    expect([way, await field.inputValue()]).toEqual([way, shown]);
  }
}

interface Writer {
  page: Page;
  session: CDPSession;
}

const compose = ({ session }: Writer, text: string) =>
  session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

const ways: Record<string, (writer: Writer, text: string) => Promise<unknown>> = {
  keys: ({ page }, text) => page.keyboard.type(text),
  'inserted without keys': ({ session }, text) => session.send('Input.insertText', { text }),
  'inserted sign by sign': async ({ session }, text) => {
    // oxlint-disable-next-line no-await-in-loop
    for (const sign of text) await session.send('Input.insertText', { text: sign });
  },
  'composed as one word': async (writer, text) => {
    await compose(writer, text);
    await writer.session.send('Input.insertText', { text });
  },
  'composed sign by sign': async (writer, text) => {
    // oxlint-disable-next-line no-await-in-loop
    for (let end = 1; end <= text.length; end += 1) await compose(writer, text.slice(0, end));
    await writer.session.send('Input.insertText', { text });
  },
  'each sign composed by itself': async (writer, text) => {
    for (const sign of text) {
      // oxlint-disable-next-line no-await-in-loop
      await compose(writer, sign);
      // oxlint-disable-next-line no-await-in-loop
      await writer.session.send('Input.insertText', { text: sign });
    }
  },
  'composed and left': async (writer, text) => {
    await compose(writer, text);
    await writer.page.evaluate(() => {
      const field = document.activeElement as HTMLElement;
      field.blur();
      field.focus();
    });
  },
  pasted: async ({ page }, text) => {
    await page.evaluate((data) => {
      document.execCommand('insertText', false, data);
    }, text);
  },
};

describe('the stake', async () => {
  const onEnd = endOfSuite();

  test('is never more than was written, with any input method', async () => {
    const { open } = await setStage(browser(), { onEnd });
    const page = await open('/program/futbol');
    await choose(page, 1);
    const slip = slipOf(page);
    await openTerms(slip);
    const session = await page.context().newCDPSession(page);
    for (const [text, shown] of [
      ['100,00', '100'],
      ['1.000', '1.000'],
      ['75.5', '75'],
    ] as const) {
      for (const field of [amount(slip), multiplier(slip)]) {
        for (const [way, write] of Object.entries(ways)) {
          await field.fill('');
          await field.focus();
          await write({ page, session }, text);
          await field.blur();
          await expect.poll(async () => [way, await field.inputValue()]).toEqual([way, shown]);
        }
      }
    }
    // A pasted stake includes its decimals; ambiguous numbers are refused.
    await amount(slip).fill('50,50 ₺');
    await slip.getByText('Bedel tam lira olur: 50 ₺ alındı.').waitFor();
    await amount(slip).fill('1,000');
    await slip.getByText('Tutar anlaşılmadı. 1.250 gibi yaz.').waitFor();
    await amount(slip).blur();
    expect(await amount(slip).inputValue()).toBe('0');
    await couponCount(slip).fill('2,00');
    await couponCount(slip).blur();
    await expect.poll(() => couponCount(slip).inputValue()).toBe('2');
  });
});

test('the fields of a withdrawal and of an IBAN keep what was written, with any input method', async () => {
  const stage = await setMemberStage(browser(), { balance: 1_250 });
  await addPayoutAccounts(stage.server, stage.player);
  const page = await stage.open('/profil/para-cekme');
  const sum = main(page).getByLabel('Tutar', { exact: true });
  await sum.waitFor();
  await eachWay(page, sum, '1250', '1.250');
  await sum.fill('');
  const iban = await stage.open('/profil/para-cekme/yeni-hesap-ekle');
  const field = main(iban).getByLabel('IBAN', { exact: true });
  await field.waitFor();
  await eachWay(iban, field, 'TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26');
  // A keyboard without key events deletes across a blank.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await iban.evaluate(() => document.execCommand('delete'));
  expect(await field.inputValue()).toBe('TR30 0061 0051 9786 4578 4132 6');
});

test('phone, birthday, identity number and code keep what was written, with any input method', async () => {
  const { open, server } = await setStage(browser());
  const page = await open('/uye-ol');
  const phone = page.getByLabel('Cep telefonu');
  await phone.waitFor();
  await eachWay(page, phone, '05321234567', '0 (532) 123 45 67');
  await eachWay(page, page.getByLabel('Doğum tarihi'), '05.02.1990', '05.02.1990');
  await page.getByLabel('Doğum tarihi').fill('');
  await page.getByLabel('Doğum tarihi').pressSequentially('5.2.1990');
  await page.getByLabel('Doğum tarihi').blur();
  expect(await page.getByLabel('Doğum tarihi').inputValue()).toBe('05.02.1990');
  await eachWay(page, page.getByLabel('T.C. kimlik numarası'), '12345678950', '12345678950');
  // The caret stays where a digit in the middle was deleted.
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(8, 8);
  });
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('01');
  expect(await phone.inputValue()).toBe('0 (501) 123 45 67');
  const player = await server.player({ signIn: 'activation' });
  const signIn = await open('/uyelik/giris');
  await fillSignIn(signIn, player);
  await signInButton(signIn).click();
  await codeField(signIn).waitFor();
  // Five of six digits: the sixth would submit the code.
  await eachWay(signIn, codeField(signIn), '12345', '12345');
});

test('a form reads the current content of its fields, also when they were filled in without an event', async () => {
  const { open, server } = await setStage(browser());
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await nameField(page).focus();
  const fill = (field: Locator, text: string) =>
    field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await fill(nameField(page), player.userInfo);
  await fill(passwordField(page), player.password);
  await signInButton(page).click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/uyelik/giris');
});
