/**
 * A sign-in that requires a code (rule sign-in-4, sign-in-5): 100, the activation code, and 103, the confirmation of a
 * device.
 */
import { describe, expect, test } from 'vitest';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
  addressOf,
  callsOf,
  codeField,
  confirmButton,
  dialog,
  endsAt,
  faultOf,
  isMember,
  lastCode,
  main,
  nameField,
  passwordField,
  sendCode,
  sendSignIn,
  toldOn,
  wrongCode,
} from '../support/sign-in.ts';
import { setScreen } from '../support/screen/screen.ts';

const DOUBT = 'Bağlantı koptu. Hesabın etkinleştirilmiş olabilir. Kod kabul edilmezse yeniden giriş yapmayı dene.';
const WRONG = 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.';

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  const options = { viewport };

  test('a wrong activation code is refused and cleared, and the right one signs in', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player({ signIn: 'activation' });
    const page = await open('/uyelik/giris?from=/program/tenis');
    await sendSignIn(main(page), player);
    await page.getByRole('heading', { level: 1, name: 'Aktivasyon kodu' }).waitFor();
    expect(addressOf(page)).toBe('/uyelik/giris?from=/program/tenis');
    await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await confirmButton(page).click();
    await expect.poll(() => faultOf(codeField(page))).toBe('Bu alanın doldurulması zorunludur.');
    await sendCode(page, await wrongCode(server));
    await expect.poll(() => toldOn(main(page))).toBe(WRONG);
    expect(await codeField(page).inputValue()).toBe('');
    expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await sendCode(page, await lastCode(server));
    await endsAt(page, '/program/tenis');
    await isMember(page);
  });

  test('a code corrected while the wrong one is in flight stays when that is refused', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player({ signIn: 'activation' });
    const page = await open('/uyelik/giris?from=/program/tenis');
    await sendSignIn(main(page), player);
    await codeField(page).waitFor();
    await server.fault({ method: 'POST', path: 'validateactivationcode', delayMs: 1_000, times: 1 });
    await sendCode(page, await wrongCode(server));
    await expect.poll(() => callsOf(server, 'identity/validateactivationcode')).toBe(1);
    const right = await lastCode(server);
    await codeField(page).fill(right);
    await expect.poll(() => toldOn(main(page))).toBe(WRONG);
    expect(await codeField(page).inputValue()).toBe(right);

    await confirmButton(page).click();
    await endsAt(page, '/program/tenis');
    await isMember(page);
  });

  test('the device is confirmed on a page of its own on a phone, and in the next step on a desktop', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player({ signIn: 'device' });
    const page = await open('/uyelik/giris?from=/program/tenis');
    await sendSignIn(main(page), player);
    await page.getByRole('heading', { level: 1, name: 'Cihazını doğrula' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(viewport === PHONE ? '/uyelik/dogrulama' : '/uyelik/giris');
    expect(await passwordField(page).count()).toBe(0);
    expect(tracesOf([player.password], await everythingKept(page))).toEqual([]);

    await sendCode(page, await wrongCode(server));
    await expect.poll(() => toldOn(main(page))).toBe(WRONG);
    expect(await codeField(page).inputValue()).toBe('');
    await sendCode(page, await lastCode(server));
    await endsAt(page, '/program/tenis');
    await isMember(page);
    expect(tracesOf([player.password], await everythingKept(page))).toEqual([]);
  });

  test('the confirmation of the device asks for the password again after a reload, and continues', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player({ signIn: 'device' });
    const page = await open('/uyelik/giris?from=/program/tenis');
    await sendSignIn(main(page), player);
    await codeField(page).waitFor();
    await page.reload();
    await codeField(page).waitFor();
    expect(tracesOf([player.password], await everythingKept(page))).toEqual([]);
    await sendCode(page, await lastCode(server));
    await expect.poll(() => faultOf(passwordField(page))).toBe('Bu alanın doldurulması zorunludur.');
    await passwordField(page).fill(player.password);
    await confirmButton(page).click();
    await endsAt(page, '/program/tenis');
  });

  test('the device can be confirmed in the dialog', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player({ signIn: 'device' });
    const page = await open('/program/basketbol');
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await sendSignIn(dialog(page), player);
    await codeField(page).waitFor();
    expect(addressOf(page)).toBe(viewport === PHONE ? '/uyelik/dogrulama' : '/program/basketbol');
    expect(await dialog(page).count()).toBe(viewport === PHONE ? 0 : 1);
    await sendCode(page, await lastCode(server));
    await endsAt(page, '/program/basketbol');
    await isMember(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

test('an activation whose response was lost is reported as possibly done, and signing in needs no code then', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'activation' });
  const page = await open('/uyelik/giris');
  await sendSignIn(main(page), player);
  await codeField(page).waitFor();
  await server.fault({ method: 'POST', path: 'validateactivationcode', drop: 'after', times: 1 });
  await sendCode(page, await lastCode(server));
  await expect.poll(() => toldOn(main(page))).toBe(DOUBT);
  await page.getByRole('button', { name: 'Farklı bir hesapla giriş yap' }).click();
  await sendSignIn(main(page), player);
  await isMember(page);
});

test('a device whose confirmation was lost is confirmed by the same code', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'device' });
  const page = await open('/uyelik/giris');
  await sendSignIn(main(page), player);
  await codeField(page).waitFor();
  await server.fault({ method: 'POST', path: 'identity/signIn', drop: 'after', times: 1 });
  await sendCode(page, await lastCode(server));
  await expect.poll(() => toldOn(main(page))).toBe('Bir sorun oluştu. İnternet bağlantını kontrol et.');
  await confirmButton(page).click();
  await isMember(page);
});

test('a phone whose clock is an hour ahead can confirm itself', async () => {
  const { server, open } = await setScreen({ viewport: PHONE, aheadMs: 3_600_000 });
  const player = await server.player({ signIn: 'device' });
  const page = await open('/uyelik/giris?from=/program/tenis');
  await sendSignIn(main(page), player);
  await endsAt(page, '/uyelik/dogrulama');
  await codeField(page).waitFor();
  expect(await main(page).getByRole('timer').innerText()).toMatch(/^0[23]:\d\d$/);
  await page.reload();
  await codeField(page).waitFor();
  await passwordField(page).fill(player.password);
  await sendCode(page, await lastCode(server));
  await confirmButton(page).click();
  await endsAt(page, '/program/tenis');
});

test('the step of the activation code survives a reload, in the popup too, and ends when the popup is closed', async () => {
  const { server, open, pass } = await setScreen();
  const player = await server.player({ signIn: 'activation' });
  const page = await open('/program/basketbol');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await sendSignIn(dialog(page), player);
  await codeField(dialog(page)).waitFor();
  const time = dialog(page).getByRole('timer');
  expect(await time.innerText()).toMatch(/^0[23]:\d\d$/);
  await pass(2_000);
  await page.reload();
  await codeField(dialog(page)).waitFor();
  expect(await time.innerText()).toMatch(/^02:\d\d$/);
  await dialog(page).getByRole('button', { name: 'Kapat' }).click();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await sendSignIn(dialog(page), player);
  // The code has been sent by the time its field is rendered, and not before.
  await codeField(dialog(page)).waitFor();
  await sendCode(dialog(page), await lastCode(server));
  await isMember(page);
  expect(addressOf(page)).toBe('/program/basketbol');
});

test('another code can be sent when the time is over, once for a double click, and the old one is invalid', async () => {
  const { server, open, pass } = await setScreen();
  const player = await server.player({ signIn: 'activation' });
  const page = await open('/uyelik/giris');
  await sendSignIn(main(page), player);
  await codeField(page).waitFor();
  const first = await lastCode(server);
  const resend = page.getByRole('button', { name: 'Kodu tekrar gönder' });
  expect(await resend.count()).toBe(0);
  await pass(181_000);
  await server.fault({ method: 'POST', path: 'resend-activation-code', status: 503, times: 1 });
  await resend.click();
  await expect.poll(() => toldOn(main(page))).toContain('Servise şu anda ulaşılamıyor');
  await resend.dblclick();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('Yeni kod gönderildi.');
  expect(await callsOf(server, 'identity/resend-activation-code')).toBe(2);
  expect((await server.outbox()).length).toBe(2);
  await sendCode(page, first);
  await expect.poll(() => toldOn(main(page))).toBe(WRONG);
  await sendCode(page, await lastCode(server));
  await endsAt(page, '/');
});

test('a network failure keeps the code, and a double click makes one call', async () => {
  const { server, open } = await setScreen();
  const player = await server.player({ signIn: 'activation' });
  const page = await open('/uyelik/giris');
  await sendSignIn(main(page), player);
  await codeField(page).waitFor();
  const code = await lastCode(server);
  await server.fault({ method: 'POST', path: 'validateactivationcode', drop: 'before' });
  await sendCode(page, code);
  // The request that was cut may have arrived.
  await expect.poll(() => toldOn(main(page))).toBe(DOUBT);
  expect(await codeField(page).inputValue()).toBe(code);
  await server.clearFaults();
  const before = await callsOf(server, 'identity/validateactivationcode');
  await confirmButton(page).dblclick();
  await endsAt(page, '/');
  expect(await callsOf(server, 'identity/validateactivationcode')).toBe(before + 1);
});

test('another account can be chosen instead, and the page of the code alone leads to sign-in', async () => {
  const { server, open } = await setScreen();
  const waiting = await server.player({ signIn: 'activation' });
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await sendSignIn(main(page), waiting);
  await page.getByRole('button', { name: 'Farklı bir hesapla giriş yap' }).click();
  await nameField(main(page)).waitFor();
  await page.goto('/uyelik/dogrulama');
  await endsAt(page, '/uyelik/giris');
  await sendSignIn(main(page), player);
  await endsAt(page, '/');
});
