/** Refusals of a registration: every row of rule failure-3, registration-3, and calls that never arrive. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { path } from '../support/members.ts';
import {
  applicant,
  atStep,
  callsOf,
  closeModal,
  codeField,
  consent,
  continueButton,
  errorModal,
  fillForm,
  toCode,
} from '../support/registration.ts';
import { PHONE } from '../support/screens.ts';
import type { Fault } from '../support/controlled-server.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setScreen } from '../support/screen/screen.ts';
import { lastCode } from '../support/sign-in.ts';

/** Code and title of the modal; caused by input, or by a response of the service. */
const catalogue: { code: number; title: string; made: Parameters<typeof fillForm>[1] | 'answer' }[] = [
  { code: 2001, title: 'Kayıtlı Üye', made: { identityNumber: '10000000146' } },
  { code: 2002, title: 'Kayıtlı Üye', made: { phoneNumber: '05550000001' } },
  { code: 2003, title: 'Üyeliğin Engellenmiştir', made: { identityNumber: '91000000190' } },
  { code: 2004, title: 'Kimlik bilgilerin eşleşmemektedir', made: { name: 'Kps' } },
  { code: 2005, title: 'Tekrar giriş yapmalısın', made: 'answer' },
  { code: 500, title: 'Sistemsel bir hata oluştu, lütfen tekrar dene', made: { name: 'Hata' } },
  { code: 121, title: 'Formda hiçbir alan boş bırakılamaz', made: 'answer' },
  { code: 2101, title: 'Hata', made: 'answer' },
];

function refusal(code: number, message: string | null): Omit<Fault, 'path'> {
  const body = { isSuccess: false, data: null, message: null, error: { code, name: 'Test', message }, info: null };
  return { method: 'POST', times: 1, body };
}

test('an identity number can be pasted with the blanks it was copied with', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/uye-ol');
  await atStep(page, 'form');
  const field = page.getByLabel('T.C. kimlik numarası');
  await field.fill('12345 678950');
  expect(await field.inputValue()).toBe('12345678950');
  await field.fill('123456789501');
  expect(await field.inputValue()).toBe('12345678950');
});

describe('the error modal of step 1', () => {
  test.for(catalogue)('of code $code is $title, and keeps what was typed', async ({ code, title, made }) => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    const changes = made === 'answer' ? {} : made;
    await fillForm(page, changes);
    if (made === 'answer') await server.fault({ ...refusal(code, 'Sunucunun kendi sözü.'), path: 'Register' });
    await continueButton(page).click();
    const modal = await errorModal(page);
    expect(modal.title).toBe(title);
    if (made === 'answer') expect(modal.text).toBe('Sunucunun kendi sözü.');
    const signIn = page.getByRole('dialog').getByRole('link', { name: 'Giriş yap' });
    expect(await signIn.count(), 'way to sign in').toBe([2001, 2002, 2005].includes(code) ? 1 : 0);
    await closeModal(page);
    expect(await typed(page)).toEqual({ ...applicant, ...changes });
    expect(await server.outbox()).toEqual([]);
  });

  test('shows the words of the server for an unknown code, and leads a member to sign-in', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page);
    await server.fault({ ...refusal(7777, 'Üyelik bakımda.'), path: 'Register' });
    await continueButton(page).click();
    expect(await errorModal(page)).toEqual({ title: 'Hata', text: 'Üyelik bakımda.' });
    await closeModal(page);

    await server.fault({ ...refusal(2001, 'Bu bilgilerle bir üyelik var.'), path: 'Register' });
    await continueButton(page).click();
    expect(await errorModal(page)).toEqual({ title: 'Kayıtlı Üye', text: 'Bu bilgilerle bir üyelik var.' });
    await page.getByRole('dialog').getByRole('link', { name: 'Giriş yap' }).click();
    await expect.poll(() => path(page)).toBe('/uyelik/giris');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('does not open over the page a visitor went on to', async () => {
    const { server, open, pass } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page, { name: 'Kps' });
    const answer = holdAnswer(server, '/Register');
    await continueButton(page).click();
    await expect.poll(answer.asked).toBe(true);
    await page.evaluate(() => history.pushState(null, '', '/program/tenis'));
    await page.locator('main [data-event]').first().waitFor();
    answer.come();
    await pass(1_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('also opens when the service fails with 500', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page);
    await server.fault({ method: 'POST', path: 'Register', status: 500, body: { message: 'boom' } });
    await continueButton(page).click();
    expect((await errorModal(page)).title).toBe('Sistemsel bir hata oluştu, lütfen tekrar dene');
  });
});

describe('the registration form', () => {
  test('with an empty field sends nothing, shows a message at each field and for the form, and focuses the first', async () => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await continueButton(page).click();
    await page.getByText('Formda hiçbir alan boş bırakılamaz').waitFor();
    await page.getByText('Meslek alanı boş bırakılamaz').waitFor();
    await page.getByText('Üye olmak için Üyelik Sözleşmesi’ni onaylamalısın.').waitFor();
    expect(await page.getByText('Bu alanın doldurulması zorunludur.').count()).toBe(7);
    const first = page.getByLabel('T.C. kimlik numarası');
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (await first.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Bu alanın doldurulması zorunludur.');

    // The message disappears once no field is empty, even if another field is wrong.
    await fillForm(page, { identityNumber: '93000000171' });
    await page.getByText('Geçerli bir T.C. kimlik numarası giriniz.').waitFor();
    expect(await page.getByText('Formda hiçbir alan boş bırakılamaz').count()).toBe(0);
    await continueButton(page).click();
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await callsOf(server, 'Register')).toBe(0);
  });

  test('keeps everything but the secrets over a reload, and stores the secrets nowhere', async () => {
    const { open } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page);
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(kept).toContain(applicant.email);
    expect(kept).not.toContain(applicant.identityNumber);
    expect(kept).not.toContain(applicant.password);
    await page.reload();
    await atStep(page, 'form');
    await expect.poll(() => typed(page)).toEqual({ ...applicant, identityNumber: '', password: '' });
    expect(await consent(page, 'okudum, onaylıyorum').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Meslek').inputValue()).not.toBe('');
  });

  test('keeps its content over a network failure, and is sent when the network is back', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page);
    await server.fault({ method: 'POST', path: 'Register', drop: 'before' });
    await continueButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Bir sorun oluştu. İnternet bağlantını kontrol et.' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await typed(page)).toEqual(applicant);
    await server.clearFaults();
    await continueButton(page).click();
    await atStep(page, 'code');
  });

  test('without its lists shows the reason and loads them again', async () => {
    const { server, open } = await setScreen();
    await server.fault({ method: 'GET', path: 'register-common', status: 503 });
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await page.getByRole('button', { name: 'Tekrar dene' }).waitFor();
    await server.clearFaults();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.poll(() => page.getByLabel('Uyruk').getByRole('option', { name: 'Türkiye' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Tekrar dene' }).count()).toBe(0);
  });
});

describe('a consent', () => {
  test('is given by confirming its text, not by closing it', async () => {
    const { open } = await setScreen({ viewport: PHONE });
    const page = await open('/uye-ol');
    const box = consent(page, 'okudum, onaylıyorum');
    const text = page.getByRole('button', { name: 'Üyelik Sözleşmesi' });
    await text.click();
    await page.getByRole('dialog').getByText('Üyelik koşulları').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
    expect(await box.isChecked()).toBe(false);
    await text.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await expect.poll(() => box.isChecked()).toBe(true);
  });

  test('cannot be given to a text that did not load', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await server.fault({ method: 'GET', path: 'legal-texts/contract-info', drop: 'before' });
    await page.getByRole('button', { name: 'Üyelik Sözleşmesi' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Tekrar dene' }).waitFor();
    expect(await sheet.getByRole('button', { name: 'Okudum, onaylıyorum' }).count()).toBe(0);
    await server.clearFaults();
    await sheet.getByRole('button', { name: 'Tekrar dene' }).click();
    await sheet.getByRole('button', { name: 'Okudum, onaylıyorum' }).waitFor();
  });

  test('to marketing may be left out', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await toCode(page);
    expect(await callsOf(server, 'Register')).toBe(1);
  });
});

test('a wrong code shows the words of the server, and empties and focuses the field', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  const right = await lastCode(server);
  await codeField(page).fill(right === '000000' ? '111111' : '000000');
  expect(await errorModal(page)).toEqual({
    title: 'Hata',
    text: 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.',
  });
  await closeModal(page);
  await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await codeField(page).inputValue()).toBe('');
  expect(await codeField(page).getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await atStep(page, 'retailer');
});

/** Contents of the fields, with the phone number as digits. */
async function typed(page: Page): Promise<typeof applicant> {
  const field = (label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
  return {
    identityNumber: await field('T.C. kimlik numarası'),
    birthDate: await field('Doğum tarihi'),
    name: await field('Ad'),
    surname: await field('Soyad'),
    email: await field('E-posta'),
    phoneNumber: (await field('Cep telefonu')).replace(/\D/g, ''),
    password: await field('Şifre'),
  };
}
