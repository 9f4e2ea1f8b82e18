/** Verification of phone and mail with codes from the outbox, from every place that opens it. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { PHONE } from '../support/screens.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen } from '../support/screen/screen.ts';

const NEW_PHONE = '05329998877';
const NEW_PHONE_TEXT = '0 (532) 999 88 77';

const dialog = (page: Page) => page.getByRole('dialog');
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Telefon numarası' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Doğrulama kodu' });
const send = (page: Page) => page.getByRole('button', { name: 'Kod gönder', exact: true }).click();

describe('a phone number', () => {
  test('is verified from the profile with its code, and the success page leads back to the profile', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open('/profil');
    await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
    await expect.poll(() => phoneField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await phoneField(page).fill('5329998877');
    expect(await phoneField(page).inputValue()).toBe(NEW_PHONE_TEXT);
    await page.getByRole('checkbox').check();
    await send(page);
    await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await dialog(page).innerText()).toContain(NEW_PHONE_TEXT);
    await codeField(page).fill(await lastCode(server, 'sms', NEW_PHONE));
    await dialog(page).getByRole('heading', { name: 'Telefon numaran doğrulandı' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.locator('main').innerText()).toContain(NEW_PHONE_TEXT);
  });

  test('has a format to follow, and nothing is sent before', async () => {
    const { open, server } = await setMemberScreen({ phoneNumber: null });
    const page = await open('/profil/telefon-dogrulama?hasUserPhoneNumber=false');
    await send(page);
    await expect.poll(() => describedBy(phoneField(page))).toBe('Bu alanın doldurulması zorunludur.');
    await phoneField(page).fill('0532');
    await send(page);
    await expect.poll(() => describedBy(phoneField(page))).toBe('Geçerli bir telefon numarası giriniz.');
    expect(await server.outbox()).toEqual([]);
  });

  test("refused by the service shows the service's words, which disappear after four seconds, and the number stays", async () => {
    const { open, server, pass } = await setMemberScreen();
    const taken = await server.player({ phoneNumber: NEW_PHONE });
    const page = await open('/profil');
    await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
    await phoneField(page).fill(taken.userInfo);
    await send(page);
    await expect.poll(() => describedBy(phoneField(page))).not.toBe('');
    await pass(3_900);
    expect(await describedBy(phoneField(page))).not.toBe('');
    await pass(200);
    await expect.poll(() => describedBy(phoneField(page))).toBe('');
    expect(await phoneField(page).inputValue()).toBe(NEW_PHONE_TEXT);
  });

  test('can get a second code after three minutes, and only the newest code is valid', async () => {
    const { open, server, pass } = await setMemberScreen();
    const page = await open('/profil');
    await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    await codeField(page).waitFor();
    const first = await lastCode(server, 'sms', NEW_PHONE);
    const again = page.getByRole('button', { name: 'Kodu tekrar gönder' });
    await pass(178_000);
    expect(await again.count()).toBe(0);
    await pass(3_000);
    await again.click();
    await expect.poll(async () => (await server.outbox()).length).toBe(2);
    await page.getByText(/Yeni kod için/).waitFor();
    const second = await lastCode(server, 'sms', NEW_PHONE);
    if (first !== second) {
      await codeField(page).fill(first);
      await expect
        .poll(() => describedBy(codeField(page)))
        .toBe('Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
      // The field is empty and ready for the next attempt.
      expect(await codeField(page).inputValue()).toBe('');
      expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await codeField(page).fill(second);
    await dialog(page).getByRole('heading', { name: 'Telefon numaran doğrulandı' }).waitFor();
  });

  test('whose confirmation was lost is reported as possibly verified, and is loaded again', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open('/profil');
    await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    const code = await lastCode(server, 'sms', NEW_PHONE);
    await server.fault({ method: 'POST', path: 'change-phone-verify', drop: 'after', times: 1 });
    await codeField(page).fill(code);
    await dialog(page)
      .getByText('Bağlantı koptu. İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.')
      .waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain(NEW_PHONE_TEXT);
  });

  test('can be changed at the step of the code', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open('/profil');
    await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
    await phoneField(page).fill('05320000000');
    await page.getByRole('checkbox').check();
    await send(page);
    await page.getByRole('button', { name: 'Telefon numarasını değiştir' }).click();
    expect(await phoneField(page).inputValue()).toBe('0 (532) 000 00 00');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    await codeField(page).waitFor();
    expect((await server.outbox()).map(({ to }) => to)).toEqual(['05320000000', NEW_PHONE]);
  });

  test('is added from the setup modal of a desktop', async () => {
    const { open, server } = await setMemberScreen({ phoneNumber: null });
    const page = await open('/');
    await dialog(page).getByRole('button', { name: 'Telefon numaramı doğrula' }).click();
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    await codeField(page).fill(await lastCode(server, 'sms', NEW_PHONE));
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Telefon numaran doğrulandı' }).waitFor();
  });

  test('is added from the page that a phone is led to', async () => {
    const { open, server } = await setMemberScreen({ phoneNumber: null }, { viewport: PHONE });
    const page = await open('/');
    await expect.poll(() => headingOf(page)).toBe('Telefon numaranı ekle');
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    await codeField(page).fill(await lastCode(server, 'sms', NEW_PHONE));
    await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
    await expect.poll(() => page.locator('main').innerText()).toContain(`${NEW_PHONE_TEXT} doğrulandı`);
    await page.getByRole('link', { name: 'Profile dön' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain(NEW_PHONE_TEXT);
  });
});

describe('on its page a phone number', () => {
  test.for([
    ['another than before', {}],
    ['the first of its member', { phoneNumber: null }],
  ] as const)('that is %s is shown as verified, before the player is loaded again', async ([, fields]) => {
    const { open, server } = await setMemberScreen(fields, { viewport: PHONE });
    const page = await open('/profil/telefon-dogrulama');
    await phoneField(page).fill(NEW_PHONE);
    await send(page);
    const code = await lastCode(server, 'sms', NEW_PHONE);
    await server.fault({ method: 'GET', path: 'players/player', status: 503 });
    await codeField(page).fill(code);
    await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
    await page.locator('main').getByText('doğrulandı.').waitFor();
    expect(await page.locator('main').innerText()).toContain(`${NEW_PHONE_TEXT} doğrulandı.`);
  });
});

describe('a mail address', () => {
  test('is verified from the profile', async () => {
    const { open, server } = await setMemberScreen({ email: 'eski@posta.example', isMailVerified: false });
    const page = await open('/profil');
    const entry = page.getByRole('button', { name: /^E-posta doğrulama/ });
    expect(await entry.innerText()).toContain('Doğrulanmadı');
    await entry.click();
    const mail = page.getByRole('textbox', { name: 'E-posta' });
    expect(await mail.inputValue()).toBe('eski@posta.example');
    await mail.fill('yeni@posta');
    await send(page);
    await expect.poll(() => describedBy(mail)).toBe('Geçerli bir e-posta adresi giriniz.');
    await mail.fill('yeni@posta.example');
    await send(page);
    await codeField(page).fill('000000');
    const code = await lastCode(server, 'mail', 'yeni@posta.example');
    if (code !== '000000') {
      await expect
        .poll(() => describedBy(codeField(page)))
        .toBe('Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
    }
    await codeField(page).fill(code);
    await dialog(page).getByRole('heading', { name: 'E-posta adresin doğrulandı' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
    await expect.poll(() => entry.innerText()).toMatch(/yeni@posta\.example\s*Doğrulandı/);
  });
});

describe('a mail address that the device does not store, loaded while its verification is open', () => {
  async function openedBefore() {
    const { open, server, pass } = await setMemberScreen({ email: 'deniz@posta.example', isMailVerified: false });
    const page = await open('/profil');
    await page.getByRole('button', { name: /^E-posta doğrulama/ }).waitFor();
    const held = holdAnswer(server, '/players/player');
    await page.reload();
    await page.getByRole('button', { name: /^E-posta doğrulama/ }).click();
    const mail = page.getByRole('textbox', { name: 'E-posta' });
    expect(await mail.inputValue()).toBe('');
    const come = async (): Promise<void> => {
      await expect.poll(held.asked).toBe(true);
      held.come();
      await pass(1_000);
    };
    return { mail, come };
  }

  test('appears in the field', async () => {
    const { mail, come } = await openedBefore();
    await come();
    expect(await mail.inputValue()).toBe('deniz@posta.example');
  });

  test('does not replace what was typed', async () => {
    const { mail, come } = await openedBefore();
    await mail.fill('yeni@posta');
    await come();
    expect(await mail.inputValue()).toBe('yeni@posta');
    expect(await mail.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

/** Returns the code sent last to this address, and waits for it. */
async function lastCode(server: TestServer, kind: 'sms' | 'mail', to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = (await server.outbox()).findLast((sent) => sent.kind === kind && sent.to === to)?.code ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Text below a field: its hint or its error. */
function describedBy(field: ReturnType<Page['locator']>): Promise<string> {
  return field.evaluate((input) => {
    const id = input.getAttribute('aria-describedby');
    return id === null ? '' : (document.getElementById(id)?.textContent ?? '');
  });
}
