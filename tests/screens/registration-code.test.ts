/** Step 2: the countdown, another code, another number, and the state after a reload or a network failure. */
import { expect, test } from 'vitest';
import {
  applicant,
  atStep,
  callsOf,
  codeField,
  closeModal,
  errorModal,
  secondsLeft,
  toCode,
  toRetailer,
} from '../support/registration.ts';
import { PHONE } from '../support/screens.ts';
import { setScreen } from '../support/screen/screen.ts';
import { isMember, lastCode, sendSignIn } from '../support/sign-in.ts';

const DOUBT = 'Bağlantı koptu. Üyeliğin oluşmuş olabilir. Kod kabul edilmezse giriş yapmayı dene.';
const MASKED = '0 (532) *** ** 67';

test('the countdown starts at three minutes, and at zero another code can be sent, which restarts it', async () => {
  const { server, open, pass } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  expect(await secondsLeft(page)).toBeGreaterThan(170);
  expect(await secondsLeft(page)).toBeLessThanOrEqual(180);
  const resend = page.getByRole('button', { name: 'Kodu tekrar gönder' });
  expect(await resend.count()).toBe(0);
  const first = await lastCode(server);

  await pass(180_000);
  await resend.click();
  await expect.poll(() => server.outbox().then((sent) => sent.length)).toBe(2);
  expect(await secondsLeft(page)).toBeGreaterThan(170);
  expect(await resend.count()).toBe(0);
  expect((await server.outbox()).map(({ to }) => to)).toEqual([applicant.phoneNumber, applicant.phoneNumber]);

  await codeField(page).fill(first);
  expect((await errorModal(page)).title).toBe('Hata');
  await closeModal(page);
  await toRetailer(page, server);
});

test('a code sent again restarts the countdown', async () => {
  const { server, open, pass } = await setScreen();
  const page = await open('/uye-ol');
  await atStep(page, 'form');
  await toCode(page);
  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
  const brief = { prePlayerId: 'unknown', codeValidityDate: inSeconds(10) };
  await server.fault({ method: 'POST', path: 'change-phonenumber', times: 1, body: answer(brief) });
  await page.getByRole('button', { name: 'Telefon numaramı değiştir' }).click();
  await page.getByLabel('Yeni cep telefonu').fill('05339876543');
  await page.getByRole('button', { name: 'Kodu gönder' }).click();

  await pass(11_000);
  const renewed = { prePlayerId: 'renewed', codeValidityDate: inSeconds(180) };
  await server.fault({ method: 'POST', path: 'resend-code', times: 1, delayMs: 200, body: answer(renewed) });
  const resend = page.getByRole('button', { name: 'Kodu tekrar gönder' });
  await resend.dblclick();
  await page.getByRole('timer').waitFor();
  expect(await secondsLeft(page)).toBeGreaterThan(160);
  expect(await resend.count()).toBe(0);
  expect(await callsOf(server, 'resend-code')).toBe(1);
});

test('another number has its own code and countdown, and the code of the old number is invalid', async () => {
  const { server, open } = await setScreen({ viewport: PHONE });
  const page = await open('/uye-ol');
  await toCode(page);
  const old = await lastCode(server);
  await page.getByText(MASKED).waitFor();

  await page.getByRole('button', { name: 'Telefon numaramı değiştir' }).click();
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await page.getByText('Bu alanın doldurulması zorunludur.').waitFor();
  await page.getByLabel('Yeni cep telefonu').fill('0533987654');
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await page.getByText('Geçerli bir telefon numarası giriniz.').waitFor();
  // A member's number is refused in the modal, and stays in the field to be corrected.
  await page.getByLabel('Yeni cep telefonu').fill('05550000001');
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  expect((await errorModal(page)).title).toBe('Kayıtlı Üye');
  await closeModal(page);
  expect(await page.getByLabel('Yeni cep telefonu').inputValue()).toBe('0 (555) 000 00 01');

  await page.getByLabel('Yeni cep telefonu').fill('05339876543');
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await page.getByText('0 (533) *** ** 43').waitFor();
  expect((await server.outbox()).at(-1)?.to).toBe('05339876543');
  expect(await secondsLeft(page)).toBeGreaterThan(170);

  await codeField(page).fill(old);
  expect((await errorModal(page)).title).toBe('Hata');
  await closeModal(page);
  await toRetailer(page, server);
});

test('a reload restores step and countdown, and stores only a masked number', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  const before = await secondsLeft(page);
  // The page's own clock is a second later, so a restarted countdown would show more.
  await page.waitForFunction((shown) => {
    const [minutes = 0, seconds = 0] = (document.querySelector('time')?.textContent ?? '').split(':').map(Number);
    return minutes * 60 + seconds < shown - 1;
  }, before);
  await page.reload();
  await atStep(page, 'code');
  await page.getByText(MASKED).waitFor();
  expect(await secondsLeft(page)).toBeLessThan(before);
  expect(await page.evaluate(() => sessionStorage.getItem('iddaav2_0.0.2:registration:step'))).not.toContain('1234567');
  await toRetailer(page, server);
});

test('a network failure keeps the code, the step and the countdown', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  const code = await lastCode(server);
  await server.fault({ method: 'POST', path: 'register-activationcode-control', drop: 'before' });
  await codeField(page).fill(code);
  // The request that was cut may have arrived.
  await page.getByRole('alert').filter({ hasText: DOUBT }).waitFor();
  expect(await codeField(page).inputValue()).toBe(code);
  expect(await secondsLeft(page)).toBeGreaterThan(0);

  // The player may also reload before the network is back.
  await page.reload();
  await atStep(page, 'code');
  await server.clearFaults();
  await codeField(page).fill(code);
  await atStep(page, 'retailer');
});

test('a confirmation whose response was lost is done: the code is invalid, and the member signs in', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  const code = await lastCode(server);
  await server.fault({ method: 'POST', path: 'register-activationcode-control', drop: 'after', times: 1 });
  await codeField(page).fill(code);
  await page.getByRole('alert').filter({ hasText: DOUBT }).waitFor();
  await page.getByRole('button', { name: 'Onayla', exact: true }).click();
  expect((await errorModal(page)).title).toBe('Hata');
  await closeModal(page);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await sendSignIn(page, { userInfo: applicant.phoneNumber, password: applicant.password });
  await isMember(page);
});

test('the form keeps what was typed except the secrets, and continues with a new code', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await toCode(page);
  await page.getByRole('button', { name: 'Bilgilerimi düzenle' }).click();
  await atStep(page, 'form');
  expect(await page.getByLabel('E-posta').inputValue()).toBe(applicant.email);
  expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe('');
  await toCode(page);
  expect(await server.outbox()).toHaveLength(2);
  await toRetailer(page, server);
});

function answer(data: object): object {
  return { isSuccess: true, data, message: null, error: null, info: null };
}
