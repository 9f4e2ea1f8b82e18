/**
 * A response that arrives after its page, dialog or step was left changes nothing on the player's current page (rule
 * failure-11).
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { AREA, NEW_BANK_ACCOUNT, OFFICIAL, button, field, nameOf } from '../support/bank-accounts.ts';
import { NEW, birthField, details, fillNew, oldField, renewButton, toResetCode } from '../support/passwords.ts';
import { withAccounts } from '../support/screen/bank-accounts.ts';
import { type HeldAnswer, holdAnswer } from '../support/screen/held-answer.ts';
import { type ScreenStage, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { PATH as POOL, boardStands, mark, marked, playButton, poolCoupons, tool } from '../support/pool-table.ts';
import { PHONE } from '../support/screens.ts';
import {
  addressOf,
  codeField,
  dialog,
  fillSignIn,
  lastCode,
  main,
  nameField,
  signInButton,
} from '../support/sign-in.ts';

/** Moves the player to the program before the response arrives. */
async function leavesBefore(page: Page, { pass }: ScreenStage, { asked, come }: HeldAnswer): Promise<void> {
  await expect.poll(asked).toBe(true);
  await page.evaluate(() => history.pushState(null, '', '/program/tenis'));
  await page.locator('main [data-event]').first().waitFor();
  come();
  await pass(1_000);
  expect(addressOf(page)).toBe('/program/tenis');
}

describe('a late response leaves the player on the current page when', () => {
  test('a bank account was added', async () => {
    const stage = await withAccounts();
    const page = await stage.open(NEW_BANK_ACCOUNT);
    await field(page).fill(OFFICIAL);
    const answer = holdAnswer(stage.server, '/add');
    await button(page, 'Hesabı ekle').click();
    await leavesBefore(page, stage, answer);
  });

  test('a bank account was saved', async () => {
    const stage = await withAccounts({ isDefault: true });
    const page = await stage.open(`/profil/para-cekme/kayitli-banka-hesaplarim/${stage.ids[0]}`);
    await nameOf(page).fill('Maaş');
    const answer = holdAnswer(stage.server, '/update');
    await button(page, 'Kaydet').click();
    await leavesBefore(page, stage, answer);
  });

  test('a bank account was deleted', async () => {
    const stage = await withAccounts({ isDefault: true }, { accountName: 'Ev' });
    const page = await stage.open(`/profil/para-cekme/kayitli-banka-hesaplarim/${stage.ids[1]}`);
    const answer = holdAnswer(stage.server, `${AREA}/delete/${stage.ids[1]}`);
    await button(page, 'Hesabı sil').click();
    await dialog(page).getByRole('button', { name: 'Hesabı sil' }).click();
    await leavesBefore(page, stage, answer);
  });

  test('a message was deleted', async () => {
    const stage = await setMemberScreen();
    const id = await stage.server.message({ playerNo: stage.player.playerNo });
    const page = await stage.open(`/profil/mesajlar/mesaj-detay/${id}`);
    const answer = holdAnswer(stage.server, '/delete');
    await button(page, 'Sil').click();
    await dialog(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await leavesBefore(page, stage, answer);
  });

  test('a forgotten password was reset', async () => {
    const stage = await setScreen();
    await stage.server.player({ ...details });
    const page = await stage.open('/uyelik/sifremi-unuttum');
    await toResetCode(page);
    await codeField(page).fill(await lastCode(stage.server));
    await fillNew(page);
    const answer = holdAnswer(stage.server, '/dusresetpassword');
    await renewButton(page).click();
    await leavesBefore(page, stage, answer);
  });

  test('an expired password was renewed', async () => {
    const stage = await setScreen();
    const player = await stage.server.player();
    const page = await stage.open('/uyelik/suresi-dolmus-sifre-yenileme');
    await nameField(page).fill(player.userInfo);
    await oldField(page).fill(player.password);
    await fillNew(page, NEW);
    const answer = holdAnswer(stage.server, '/change-expire-password');
    await renewButton(page).click();
    await leavesBefore(page, stage, answer);
  });

  test.for([
    ['a code', 'device'],
    ['a new password', 'expired'],
  ] as const)('a sign-in requires %s', async ([, signIn]) => {
    const stage = await setScreen({ viewport: PHONE });
    const player = await stage.server.player({ signIn });
    const page = await stage.open('/uyelik/giris');
    await fillSignIn(main(page), player);
    const answer = holdAnswer(stage.server, '/signIn');
    await signInButton(main(page)).click();
    await leavesBefore(page, stage, answer);
  });
});

describe('a late response does not close a newer dialog when', () => {
  const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
  const close = (page: Page) => dialog(page).getByRole('button', { name: 'Kapat' }).click();

  async function standsAfter(
    page: Page,
    name: string,
    { pass }: ScreenStage,
    { asked, come }: HeldAnswer,
  ): Promise<void> {
    expect(asked()).toBe(true);
    await popup(page, name).waitFor();
    come();
    await pass(1_000);
    expect(await dialog(page).count()).toBe(1);
    expect(await popup(page, name).count()).toBe(1);
  }

  test('the consent to be contacted was saved', async () => {
    const stage = await setScreen();
    const flags = { isConfirmedSms: false, isConfirmedOtherContactDevice: true, isConfirmedSendEmail: false };
    const player = await stage.server.player({ flags: { ...flags, isConfirmedCampaignPopup: true } });
    const page = await stage.open('/uyelik/giris');
    await fillSignIn(main(page), player);
    await signInButton(main(page)).click();
    await popup(page, 'İletişim izinlerin').waitFor();
    const answer = holdAnswer(stage.server, '/contact-confirmation');
    await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(answer.asked).toBe(true);
    await dialog(page).getByRole('button', { name: 'Şimdi değil' }).click();
    await standsAfter(page, 'E-posta adresini doğrula', stage, answer);
  });

  test('the phone was verified', async () => {
    const stage = await setMemberScreen();
    const page = await stage.open('/profil');
    await main(page)
      .getByRole('button', { name: /^Telefon doğrulama/ })
      .click();
    await dialog(page).getByRole('textbox', { name: 'Telefon numarası' }).fill('05329998877');
    await dialog(page).getByRole('button', { name: 'Kod gönder' }).click();
    await dialog(page).getByLabel('Doğrulama kodu').waitFor();
    const answer = holdAnswer(stage.server, '/change-phone-verify');
    await dialog(page)
      .getByLabel('Doğrulama kodu')
      .fill(await lastCode(stage.server));
    await expect.poll(answer.asked).toBe(true);
    await close(page);
    await main(page)
      .getByRole('button', { name: /^E-posta doğrulama/ })
      .click();
    await standsAfter(page, 'E-posta doğrulama', stage, answer);
    await expect.poll(() => main(page).innerText()).toContain('0 (532) 999 88 77');
  });

  test('the mail address was verified', async () => {
    const stage = await setMemberScreen({ email: 'eski@posta.example', isMailVerified: false });
    const page = await stage.open('/profil');
    await main(page)
      .getByRole('button', { name: /^E-posta doğrulama/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Kod gönder' }).click();
    await dialog(page).getByLabel('Doğrulama kodu').waitFor();
    const answer = holdAnswer(stage.server, '/mail-verify');
    await dialog(page)
      .getByLabel('Doğrulama kodu')
      .fill(await lastCode(stage.server));
    await expect.poll(answer.asked).toBe(true);
    await close(page);
    await main(page)
      .getByRole('button', { name: /^Telefon doğrulama/ })
      .click();
    await standsAfter(page, 'Telefon doğrulama', stage, answer);
  });

  test('leagues of a visitor were added', async () => {
    const stage = await setScreen();
    const player = await stage.server.player();
    const page = await stage.open('/program/futbol');
    const stars = page.getByRole('button', { name: / favori lig$/ });
    await stars.nth(1).waitFor();
    await stars.nth(1).click();
    await page.goto('/uyelik/giris?from=/profil');
    await fillSignIn(main(page), player);
    await signInButton(main(page)).click();
    await popup(page, 'Favori liglerin').waitFor();
    const answer = holdAnswer(stage.server, '/update-favorite-leagues');
    await dialog(page).getByRole('button', { name: 'Favorilerime ekle' }).click();
    await expect.poll(answer.asked).toBe(true);
    await close(page);
    await main(page)
      .getByRole('button', { name: /^Tüm cihazlardan/ })
      .click();
    await standsAfter(page, 'Tüm cihazlardan çıkış yap', stage, answer);
  });
});

describe('a late response to another code does not reopen a step that was left', () => {
  const again = (page: Page) => page.getByRole('button', { name: 'Kodu tekrar gönder' });

  async function sendsAgain(page: Page, { pass, server }: ScreenStage, path: string): Promise<HeldAnswer> {
    await pass(181_000);
    const answer = holdAnswer(server, path);
    await again(page).click();
    await expect.poll(answer.asked).toBe(true);
    return answer;
  }

  test('of a sign-in, without and after a reload', async () => {
    const stage = await setScreen();
    const player = await stage.server.player({ signIn: 'activation' });
    const page = await stage.open('/uyelik/giris');
    await fillSignIn(main(page), player);
    await signInButton(main(page)).click();
    await codeField(page).waitFor();
    const answer = await sendsAgain(page, stage, '/resend-activation-code');
    await page.getByRole('button', { name: 'Farklı bir hesapla giriş yap' }).click();
    await nameField(main(page)).waitFor();
    answer.come();
    await stage.pass(1_000);
    expect(await nameField(main(page)).count()).toBe(1);
    await page.reload();
    await nameField(main(page)).waitFor();
    expect(await codeField(page).count()).toBe(0);
  });

  test('of a forgotten password, without and after a reload', async () => {
    const stage = await setScreen();
    await stage.server.player({ ...details });
    const page = await stage.open('/uyelik/sifremi-unuttum');
    await toResetCode(page);
    const answer = await sendsAgain(page, stage, '/resend-reset-password-code');
    await page.getByRole('button', { name: 'Bilgilerimi değiştir' }).click();
    await birthField(page).waitFor();
    answer.come();
    await stage.pass(1_000);
    expect(await birthField(page).count()).toBe(1);
    await page.reload();
    await birthField(page).waitFor();
    expect(await codeField(page).count()).toBe(0);
  });

  test.for([
    ['phone', /^Telefon doğrulama/, 'Telefon numarasını değiştir', 'Telefon numarası'],
    ['mail address', /^E-posta doğrulama/, 'E-posta adresini değiştir', 'E-posta'],
  ] as const)('of a %s', async ([what, entry, change, label]) => {
    const stage = await setMemberScreen({ email: 'eski@posta.example', isMailVerified: false });
    const page = await stage.open('/profil');
    await main(page).getByRole('button', { name: entry }).click();
    const typed = dialog(page).getByRole('textbox', { name: label, exact: true });
    if (what === 'phone') await typed.fill('05329998877');
    await dialog(page).getByRole('button', { name: 'Kod gönder' }).click();
    await dialog(page).getByLabel('Doğrulama kodu').waitFor();
    const path = what === 'phone' ? '/change-phone-number-activation-code' : '/mail-verify-send-activation-code';
    const answer = await sendsAgain(page, stage, path);
    await dialog(page).getByRole('button', { name: change }).click();
    await typed.waitFor();
    answer.come();
    await stage.pass(1_000);
    expect(await typed.count()).toBe(1);
  });
});

test('a late response to a short code does not remove marks made after its form was closed', async () => {
  const { server, player, open, pass } = await setMemberScreen({ balance: 1_000 }, { server: { events: 300 } });
  const page = await open(POOL);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => marked(page)).toBe(15);
  await playButton(page).click();
  await main(page).getByText('Kuponun oluştu').waitFor();
  const [made] = await poolCoupons(server, player.playerNo);
  await tool(page, 'Yeni kupon yap').click();
  await boardStands(page);
  await tool(page, 'Kısa kod').click();
  await dialog(page)
    .getByLabel('Kısa kod', { exact: true })
    .fill(made?.code ?? '');
  const answer = holdAnswer(server, '/SporTotoPlayByCode');
  await dialog(page).getByRole('button', { name: 'İşaretleri getir' }).click();
  await expect.poll(answer.asked).toBe(true);
  await dialog(page).getByRole('button', { name: 'Kapat' }).click();
  await mark(page, 1, 1, 1).click();
  answer.come();
  await pass(1_000);
  expect(await marked(page)).toBe(1);
});
