/** The application to become a retailer, open to everybody. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { setScreen } from '../support/screen/screen.ts';

const REQUIRED = 'Bu alanın doldurulması zorunludur.';

const field = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Başvuruyu gönder' }).click();

test('the application opens from the footer, checks its fields, keeps them when the call fails, and is sent once', async () => {
  const { open, server } = await setScreen();
  const page = await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bayilik başvurusu' }).click();
  await expect.poll(() => headingOf(page)).toBe('Bayilik başvurusu');
  await send(page);
  await expect.poll(() => page.locator('main').getByText(REQUIRED).count()).toBe(7);
  expect(await field(page, 'Ad').evaluate((input) => input === document.activeElement)).toBe(true);

  await field(page, 'Ad').fill('Işıl');
  await field(page, 'Soyad').fill('Çağlar');
  await field(page, 'Telefon numarası').fill('05321112233');
  await field(page, 'E-posta').fill('isil@posta.example');
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İzmir' });
  await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Bornova' });
  await field(page, 'İş yeri adresi').fill('Çarşı Sok. No: 5');
  expect(await page.locator('main').getByText(REQUIRED).count()).toBe(0);

  // Another province has other districts.
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'Rize' });
  expect(await page.getByLabel('İlçe', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Çayeli' });

  await server.fault({ method: 'POST', path: 'retailers/application', status: 503, times: 1 });
  await send(page);
  await expect
    .poll(() => page.locator('main').getByRole('alert').innerText())
    .toContain('Servise şu anda ulaşılamıyor');
  expect(await field(page, 'Ad').inputValue()).toBe('Işıl');

  await page.getByRole('button', { name: 'Başvuruyu gönder' }).dblclick();
  await expect.poll(() => headingOf(page)).toBe('Başvurun alındı');
  const { requests } = await server.stats();
  // The calls are the failed one and the one of the double click.
  expect(requests['POST /api/retailers/application']).toBe(2);
});

test.each([{ retailers: true }, 'second'] as const)(
  'provinces and districts can be chosen and sent in the dialect %j',
  async (dialect) => {
    const { open } = await setScreen({ server: { dialect } });
    const page = await open('/bayilik-basvuru-formu');
    await field(page, 'Ad').fill('Işıl');
    await field(page, 'Soyad').fill('Çağlar');
    await field(page, 'Telefon numarası').fill('905321112233');
    await field(page, 'E-posta').fill('isil@posta.example');
    await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İzmir' });
    await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Bornova' });
    await field(page, 'İş yeri adresi').fill('Çarşı Sok. No: 5');
    expect(await field(page, 'Telefon numarası').inputValue()).toBe('0 (532) 111 22 33');
    await send(page);
    await expect.poll(() => headingOf(page)).toBe('Başvurun alındı');
  },
);
