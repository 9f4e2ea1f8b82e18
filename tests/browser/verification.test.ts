/** A phone number is verified with the code that was sent to it. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a phone number is verified from the profile with its code, and the success page leads back to the profile', async () => {
  const { open, server } = await setMemberStage(browser());
  const page = await open('/profil');
  const phone = page.getByRole('textbox', { name: 'Telefon numarası' });
  const code = page.getByRole('textbox', { name: 'Doğrulama kodu' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.fill('5329998877');
  expect(await phone.inputValue()).toBe('0 (532) 999 88 77');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Kod gönder', exact: true }).click();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill((await server.outbox()).at(-1)?.code ?? '');
  await dialog.getByRole('heading', { name: 'Telefon numaran doğrulandı' }).waitFor();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => page.locator('main').innerText()).toContain('0 (532) 999 88 77');
});
