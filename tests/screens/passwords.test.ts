/** Forgotten, expired and changed passwords (rule password-1, password-2, password-5). */
import { describe, expect, test } from 'vitest';
import {
  NEW,
  birthField,
  details,
  fillNew,
  identityField,
  newField,
  oldField,
  renewButton,
  repeatField,
  toResetCode,
} from '../support/passwords.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
  callsOf,
  codeField,
  endsAt,
  faultOf,
  isMember,
  lastCode,
  main,
  nameField,
  passwordField,
  sendCode,
  sendSignIn,
  signInButton,
  toldOn,
  wrongCode,
} from '../support/sign-in.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';
const RULE = 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.';

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a forgotten password on %s', ([, viewport]) => {
  test('is reset with the code, and signs the player in', async () => {
    const { server, open } = await setScreen({ viewport });
    await server.player({ ...details });
    const page = await open('/uyelik/giris');
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await toResetCode(page);
    await codeField(page).fill(await wrongCode(server));
    await fillNew(page);
    await renewButton(page).click();
    await expect.poll(() => toldOn(main(page))).toBe('Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
    expect(await codeField(page).inputValue()).toBe('');
    expect(await newField(page).inputValue()).toBe(NEW);

    await codeField(page).fill(await lastCode(server));
    await renewButton(page).click();
    await endsAt(page, '/uyelik/giris');
    await page.getByText('Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.').waitFor();
    expect(await nameField(page).inputValue()).toBe(details.identityNumber);
    expect(tracesOf([NEW], await everythingKept(page))).toEqual([]);
    await passwordField(page).fill(NEW);
    await signInButton(main(page)).click();
    await endsAt(page, '/');
    await isMember(page);
  });
});

describe('a forgotten password', () => {
  test('requires identity number and birthday, with a message beside each field', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uyelik/sifremi-unuttum');
    await page.getByRole('button', { name: 'Kod gönder' }).click();
    await expect.poll(() => faultOf(identityField(page))).toBe(REQUIRED);
    expect(await faultOf(birthField(page))).toBe(REQUIRED);
    await identityField(page).fill('12345678901');
    await birthField(page).fill('31.02.1990');
    await page.getByRole('button', { name: 'Kod gönder' }).click();
    await expect.poll(() => faultOf(birthField(page))).toBe('Geçerli bir doğum tarihi giriniz.');
    expect(await faultOf(identityField(page))).toBe('Geçerli bir T.C. kimlik numarası giriniz.');
    expect(await callsOf(server, 'identity/forgotpassword')).toBe(0);

    await identityField(page).fill(details.identityNumber);
    await birthField(page).fill('06.03.1991');
    await page.getByRole('button', { name: 'Kod gönder' }).click();
    await expect.poll(() => toldOn(main(page))).not.toBe('');
    expect(await birthField(page).inputValue()).toBe('06.03.1991');
  });

  test('stays at the step of the code over a reload, and another code can be sent when the time is over', async () => {
    const { server, open, pass } = await setScreen();
    await server.player({ ...details });
    const page = await open('/uyelik/sifremi-unuttum');
    await toResetCode(page);
    const first = await lastCode(server);
    await page.reload();
    await codeField(page).waitFor();
    // The identity number was never stored; blanks within it are ignored.
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]))).not.toContain(
      details.identityNumber,
    );
    await identityField(page).fill(details.identityNumber.replace(/(?<=^...)/, ' '));
    await pass(181_000);
    await page.getByRole('button', { name: 'Kodu tekrar gönder' }).click();
    await expect.poll(() => server.outbox().then((sent) => sent.length)).toBe(2);
    await codeField(page).fill(first);
    await fillNew(page);
    await renewButton(page).click();
    await expect.poll(() => toldOn(main(page))).toContain('Girdiğin kod hatalı');
    await codeField(page).fill(await lastCode(server));
    await renewButton(page).dblclick();
    await endsAt(page, '/uyelik/giris');
    expect(await callsOf(server, 'identity/dusresetpassword')).toBe(2);
  });

  test('opened from the sign-in page keeps the identity number and the target page, in no address', async () => {
    const { server, open } = await setScreen();
    await server.player({ ...details });
    const page = await open('/uyelik/giris?from=/program/tenis');
    await nameField(page).fill(details.identityNumber);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await endsAt(page, '/uyelik/sifremi-unuttum');
    expect(await identityField(page).inputValue()).toBe(details.identityNumber);
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(details.identityNumber);
    await page.getByRole('link', { name: 'Giriş ekranına dön' }).click();
    await endsAt(page, '/uyelik/giris?from=%2Fprogram%2Ftenis');
    expect(await nameField(page).inputValue()).toBe(details.identityNumber);
  });

  test('the new password must follow the rule and is typed twice', async () => {
    const { server, open } = await setScreen();
    await server.player({ ...details });
    const page = await open('/uyelik/sifremi-unuttum');
    await toResetCode(page);
    await codeField(page).fill(await lastCode(server));
    await fillNew(page, 'kisa1', 'baska');
    await renewButton(page).click();
    await expect.poll(() => faultOf(newField(page))).toBe(RULE);
    expect(await newField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await newField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await faultOf(repeatField(page))).toBe('Şifreler birbiriyle aynı değil.');
    // The field that depends on the other one is checked again.
    await repeatField(page).fill(NEW);
    await newField(page).fill(NEW);
    await expect.poll(() => faultOf(repeatField(page))).toBe('');
    expect(await callsOf(server, 'identity/dusresetpassword')).toBe(0);
    await newField(page).fill(`${NEW}${'x'.repeat(20)}`);
    expect((await newField(page).inputValue()).length).toBe(20);
  });
});

test('an expired password is renewed with the old one, and the name is in no address', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'expired' });
  const page = await open('/uyelik/giris?from=/program/tenis');
  await sendSignIn(main(page), player);
  await endsAt(page, '/uyelik/suresi-dolmus-sifre-yenileme');
  await page.getByRole('heading', { level: 1, name: 'Şifreni yenile' }).waitFor();
  expect(await nameField(page).inputValue()).toBe(player.userInfo);
  expect(tracesOf([player.password], await everythingKept(page))).toEqual([]);

  await oldField(page).fill(player.password);
  await fillNew(page, player.password);
  expect(tracesOf([player.password], await everythingKept(page)), 'not even in the markup').toEqual([]);
  await renewButton(page).click();
  await expect.poll(() => faultOf(newField(page))).toBe('Yeni şifren eskisinden farklı olmalı.');
  await oldField(page).fill('Yanlis123');
  await fillNew(page);
  await renewButton(page).click();
  await expect.poll(() => toldOn(main(page))).toBe('Kullanıcı bilgilerin veya şifren hatalı.');
  await oldField(page).fill(player.password);
  await renewButton(page).click();
  await endsAt(page, '/uyelik/giris?from=%2Fprogram%2Ftenis');
  await page.getByText('Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.').waitFor();
  expect(await nameField(page).inputValue()).toBe(player.userInfo);
  await passwordField(page).fill(NEW);
  await signInButton(main(page)).click();
  await endsAt(page, '/program/tenis');
});

describe('a renewal whose response was lost', () => {
  const TOLD = 'Bağlantı koptu. Şifren yenilenmiş olabilir. Yeniden denemeden önce yeni şifrenle giriş yapmayı dene.';

  /** A form with all fields filled in. */
  const byOldOne = async () => {
    const { server, open } = await setScreen();
    const player = await server.player({ signIn: 'expired' });
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), player);
    await endsAt(page, '/uyelik/suresi-dolmus-sifre-yenileme');
    await oldField(page).fill(player.password);
    await fillNew(page);
    return { server, page };
  };

  test('by code is reported as possibly done, with the advice to try the new password first', async () => {
    const { server, open } = await setScreen();
    await server.player({ ...details });
    const page = await open('/uyelik/sifremi-unuttum');
    await toResetCode(page);
    await codeField(page).fill(await lastCode(server));
    await fillNew(page);
    await server.fault({ method: 'POST', path: 'identity/dusresetpassword', drop: 'after', times: 1 });
    await renewButton(page).click();
    await expect.poll(() => toldOn(main(page))).toBe(TOLD);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await sendSignIn(main(page), { userInfo: details.identityNumber, password: NEW });
    await isMember(page);
  });

  test('by the old password is reported as possibly done, with the advice to try the new password first', async () => {
    const { server, page } = await byOldOne();
    await server.fault({ method: 'POST', path: 'identity/change-expire-password', drop: 'after', times: 1 });
    await renewButton(page).click();
    await expect.poll(() => toldOn(main(page))).toBe(TOLD);
  });

  test('is not reported as possibly done if the service refused it', async () => {
    const { server, page } = await byOldOne();
    await server.fault({ method: 'POST', path: 'identity/change-expire-password', status: 503, times: 1 });
    await renewButton(page).click();
    await expect.poll(() => toldOn(main(page))).toBe('Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.');
  });
});

test('a password reported as expired only with the code ends that sign-in, and the next one uses the new password', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'device' });
  const page = await open('/uyelik/giris?from=/program/tenis');
  await sendSignIn(main(page), player);
  await codeField(page).waitFor();
  const error = { code: 104, message: 'Şifrenin süresi doldu.' };
  const body = { isSuccess: false, data: null, message: null, error };
  await server.fault({ method: 'POST', path: 'identity/signIn', body, times: 1 });
  await sendCode(page, await lastCode(server));
  await endsAt(page, '/uyelik/suresi-dolmus-sifre-yenileme');
  await oldField(page).fill(player.password);
  await fillNew(page);
  await renewButton(page).click();
  await endsAt(page, '/uyelik/giris?from=%2Fprogram%2Ftenis');
  await page.getByText('Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.').waitFor();
  expect(await codeField(page).count()).toBe(0);
  expect(await nameField(page).inputValue()).toBe(player.userInfo);
});

test('an expired password in the popup leads to the same page', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'expired' });
  const page = await open('/program/futbol');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await sendSignIn(page.getByRole('dialog'), player);
  await endsAt(page, '/uyelik/suresi-dolmus-sifre-yenileme');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => nameField(page).inputValue()).toBe(player.userInfo);
});

test('a member changes the password and stays signed in; the form is empty again', async () => {
  const { server, open, player } = await setMemberScreen();
  const page = await open('/profil/sifre-degistir');
  const change = page.getByRole('button', { name: 'Şifreyi değiştir' });
  await change.click();
  await expect.poll(() => faultOf(oldField(page))).toBe(REQUIRED);
  await oldField(page).fill('Yanlis123');
  await fillNew(page);
  await change.click();
  await expect.poll(() => toldOn(main(page))).not.toBe('');
  expect(await newField(page).inputValue()).toBe(NEW);
  await oldField(page).fill(player.password);
  await change.dblclick();
  await page.getByText('Şifren değiştirildi.').waitFor();
  expect(await oldField(page).inputValue()).toBe('');
  expect(await callsOf(server, 'identity/change-password')).toBe(2);
  await isMember(page);
  expect(tracesOf([NEW, player.password], await everythingKept(page))).toEqual([]);
});
