/** Signing in with name and password (rule sign-in-2, sign-in-3): as a page, as a popup, as a sheet. */
import { describe, expect, test } from 'vitest';
import { sessionCookies } from '../support/members.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import {
  addressOf,
  callsOf,
  dialog,
  endsAt,
  faultOf,
  fillSignIn,
  isMember,
  main,
  nameField,
  passwordField,
  sendSignIn,
  signInButton,
  toldOn,
} from '../support/sign-in.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  const options = { viewport };

  test('the page leads home or to the page the player came from, and nothing typed is in the address', async () => {
    const { server, open, context } = await setScreen(options);
    const player = await server.player();
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), player);
    await endsAt(page, '/');
    await isMember(page);
    expect(await sessionCookies(context)).toContain('at');
    await context.clearCookies();

    const other = await open('/uyelik/giris?from=%2Fprogram%2Fbasketbol%3Fmbs%3D1');
    await sendSignIn(main(other), player);
    await endsAt(other, '/program/basketbol?mbs=1');
    const { requests } = await server.stats();
    expect(Object.keys(requests).filter((key) => key.includes(player.password))).toEqual([]);
  });

  test('the dialog opens over the page, and leaves that unchanged', async () => {
    const { server, open } = await setScreen(options);
    const player = await server.player();
    const page = await open('/program/basketbol?mbs=1');
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    const form = page.getByRole('dialog', { name: 'Giriş yap' });
    await expect.poll(() => nameField(form).evaluate((field) => field === document.activeElement)).toBe(true);
    await sendSignIn(form, player);
    await isMember(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(addressOf(page)).toBe('/program/basketbol?mbs=1');
  });
});

test('the member number can be used as name', async () => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await sendSignIn(page, { ...player, userInfo: String(player.playerNo) });
  await isMember(page);
});

test('a missing field is reported beside it, the first one has the focus, and nothing is sent', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uyelik/giris');
  await signInButton(main(page)).click();
  await expect.poll(() => faultOf(nameField(page))).toBe(REQUIRED);
  expect(await faultOf(passwordField(page))).toBe(REQUIRED);
  expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await nameField(page).fill('0555');
  await passwordField(page).focus();
  expect(await faultOf(nameField(page))).toBe('Geçerli bir telefon, T.C. kimlik veya üye numarası giriniz.');
  await nameField(page).fill('05550000001');
  await expect.poll(() => faultOf(nameField(page))).toBe('');
  expect(await callsOf(server, 'identity/signIn')).toBe(0);
});

test('a refused sign-in shows the words of the server on the form, none beside the fields, and keeps what was typed', async () => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const gone = await server.player({ status: 3 });
  const page = await open('/uyelik/giris');
  await nameField(page).fill(player.userInfo);
  await signInButton(main(page)).click();
  await expect.poll(() => faultOf(passwordField(page))).toBe(REQUIRED);
  await sendSignIn(main(page), { ...player, password: 'Yanlis123' });
  await expect.poll(() => toldOn(main(page))).toBe('Kullanıcı bilgilerin veya şifren hatalı.');
  expect([await faultOf(nameField(page)), await faultOf(passwordField(page))]).toEqual(['', '']);
  expect(await nameField(page).inputValue()).toBe(player.userInfo);
  expect(await passwordField(page).inputValue()).toBe('Yanlis123');

  await sendSignIn(main(page), gone);
  await expect.poll(() => toldOn(main(page))).toBe('Üyeliğin iptal edilmiş. Bu hesapla giriş yapamazsın.');
  await sendSignIn(main(page), player);
  await endsAt(page, '/');
});

test.for([
  ['an answer nobody can read', { body: 'not json' }],
  ['a broken service', { status: 500 }],
] as const)('%s shows "Bir hata oluştu"', async ([, fault]) => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await server.fault({ method: 'POST', path: 'identity/signIn', ...fault });
  await sendSignIn(main(page), player);
  await expect.poll(() => toldOn(main(page))).toBe('Bir hata oluştu');
});

test('a network failure keeps what was typed, and the next attempt signs in', async () => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await server.fault({ method: 'POST', path: 'identity/signIn', drop: 'before' });
  await sendSignIn(main(page), player);
  await expect.poll(() => toldOn(main(page))).toBe('Bir sorun oluştu. İnternet bağlantını kontrol et.');
  expect(await passwordField(page).inputValue()).toBe(player.password);
  await server.clearFaults();
  await signInButton(main(page)).click();
  await endsAt(page, '/');
});

test('repeated clicks make one call', async () => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const page = await open('/uyelik/giris');
  await server.fault({ method: 'POST', path: 'identity/signIn', delayMs: 500, status: 500, times: 1 });
  await fillSignIn(main(page), player);
  await signInButton(main(page)).dblclick();
  await passwordField(page).press('Enter');
  await expect.poll(() => toldOn(main(page))).toBe('Bir hata oluştu');
  expect(await callsOf(server, 'identity/signIn')).toBe(1);
});

test.for([
  'https://baska.example/program',
  '//baska.example',
  '/\\baska.example',
  '/\t/baska.example',
  'javascript:alert(1)',
  '/uyelik/giris?from=/program',
])('signing in never leads to %j', async (from) => {
  const { server, open } = await setScreen();
  const player = await server.player();
  const page = await open(`/uyelik/giris?from=${encodeURIComponent(from)}`);
  await sendSignIn(main(page), player);
  await isMember(page);
  await endsAt(page, '/');
  expect(new URL(page.url()).origin).toBe(server.url);
});

test('a member who opens the page is led on', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/uyelik/giris?from=/kolay-kuponlar');
  await endsAt(page, '/kolay-kuponlar');
});
