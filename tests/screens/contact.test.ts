/** Ways to contact the operator: channels, addresses, and a form that loses no text. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { signedIn } from '../support/members.ts';
import { headingOf } from '../support/member-stage.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const CHANNELS = '/profil/iletisim';
const FORM = '/profil/bize-ulasin';
const POST = { method: 'POST', path: '/api/players/contactUs' };
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const subject = (page: Page) => main(page).getByLabel('Konu', { exact: true });
const send = (page: Page) => main(page).getByRole('button', { name: 'Gönder', exact: true });
const asked = async (server: TestServer): Promise<number> => (await server.stats()).requests[`POST ${POST.path}`] ?? 0;

const DOUBT = 'İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.';
const TEXT = 'Çektiğim para gelmedi.\n"Neden?"';

async function write(page: Page): Promise<void> {
  await subject(page).selectOption({ label: 'Para Çekme' });
  await field(page, 'Mesajın').fill(TEXT);
}

async function writeAsVisitor(page: Page): Promise<void> {
  await field(page, 'Ad').fill('Işıl');
  await field(page, 'Soyad').fill('Çağlar');
  await field(page, 'Telefon numarası').fill('05321112233');
  await field(page, 'E-posta').fill('isil@posta.example');
  await write(page);
}

describe('the contact channels', () => {
  test('are shown to a visitor from the footer, with a link to the form', async () => {
    const { open } = await setScreen();
    const page = await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click();
    await endsAt(page, CHANNELS);
    await expect.poll(() => headingOf(page)).toBe('İletişim');
    await main(page).getByRole('link', { name: '0 (850) 000 00 00' }).waitFor();
    expect(await main(page).getByText('Bayin').count()).toBe(0);
    await main(page).getByRole('link', { name: 'Bize yaz' }).click();
    await endsAt(page, FORM);
    await expect.poll(() => headingOf(page)).toBe('Bize yaz');
  });

  test('include the retailer of a member, and open from the profile', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/profil');
    await main(page)
      .getByRole('link', { name: /^İletişim/ })
      .click();
    await endsAt(page, CHANNELS);
    await main(page).getByRole('heading', { name: 'Bayin', exact: true }).waitFor();
    await main(page).getByRole('link', { name: 'Haritada aç' }).waitFor();
  });

  test('that cannot be loaded do not affect the form and the retailer', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: '/api/content/content_detail', status: 503 });
    const page = await open(CHANNELS);
    await main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' }).waitFor();
    await main(page).getByRole('link', { name: 'Bize yaz' }).waitFor();
    await main(page).getByRole('link', { name: 'Haritada aç' }).waitFor();
  });
});

describe('the contact form', () => {
  test('of a visitor shows what is missing, and is sent once', async () => {
    const { open, server } = await setScreen();
    const page = await open(FORM);
    await send(page).click();
    await expect.poll(() => main(page).getByText('Bu alanın doldurulması zorunludur.').count()).toBe(6);
    await writeAsVisitor(page);
    await server.fault({ ...POST, delayMs: 1_000 });
    await send(page).dblclick();
    await expect.poll(() => headingOf(page)).toBe('Mesajın alındı');
    expect(await asked(server)).toBe(1);
    expect(await server.contact()).toEqual([
      {
        ...{ name: 'Işıl', surname: 'Çağlar', phoneNumber: '05321112233', email: 'isil@posta.example' },
        ...{ subject: '3', message: TEXT },
      },
    ]);
    await main(page).getByRole('button', { name: 'Yeni mesaj yaz' }).click();
    expect(await field(page, 'Mesajın').inputValue()).toBe('');
  });

  test('of a member is filled with known data, also after a reload', async () => {
    const { open, server } = await setMemberScreen({ email: 'deniz@posta.example', phoneNumber: '05551112233' });
    const page = await open(FORM);
    await expect.poll(() => field(page, 'E-posta').inputValue()).toBe('deniz@posta.example');
    expect(await field(page, 'Ad').inputValue()).toBe('Deniz');
    await write(page);
    await page.reload();
    await expect.poll(() => field(page, 'E-posta').inputValue()).toBe('deniz@posta.example');
    expect(await field(page, 'Mesajın').inputValue()).toBe(TEXT);
    await send(page).click();
    await expect.poll(() => headingOf(page)).toBe('Mesajın alındı');
    expect(await server.contact()).toMatchObject([{ phoneNumber: '05551112233', message: TEXT, subject: '3' }]);
    await page.reload();
    await expect.poll(() => field(page, 'Mesajın').inputValue()).toBe('');
  });

  test('loses nothing after a failure, a refusal, or without a response', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(FORM);
    await write(page);
    const alert = main(page).getByRole('alert');
    await server.fault({ ...POST, status: 503, times: 1 });
    await send(page).click();
    await expect.poll(() => alert.innerText()).toContain('Servise şu anda ulaşılamıyor. Lütfen');
    await server.fault({ ...POST, status: 502, body: '<h1>Bad gateway</h1>', times: 1 });
    await send(page).click();
    await expect.poll(() => alert.innerText()).toBe(`Servise şu anda ulaşılamıyor. ${DOUBT}`);
    const error = { code: 122, name: 'InvalidField', message: 'Konuyu kontrol et.' };
    await server.fault({ ...POST, status: 200, body: { isSuccess: false, data: null, error }, times: 1 });
    await send(page).click();
    await expect.poll(() => alert.innerText()).toContain('Konuyu kontrol et.');
    await server.fault({ ...POST, status: 200, body: 'yarım', times: 1 });
    await send(page).click();
    await expect.poll(() => alert.innerText()).toBe(`Beklenmeyen bir yanıt alındı. ${DOUBT}`);
    await server.fault({ ...POST, drop: 'after', times: 1 });
    await send(page).click();
    await expect.poll(() => alert.innerText()).toBe(`Bağlantı koptu. ${DOUBT}`);
    expect(await field(page, 'Mesajın').inputValue()).toBe(TEXT);
    expect(await asked(server)).toBe(5);
  });

  test('without a network says that it waits, and keeps its text over a reload', async () => {
    const { open, context, server } = await setScreen();
    const page = await open(FORM);
    await context.setOffline(true);
    await writeAsVisitor(page);
    await main(page).getByText('Yazdıkların burada duruyor').waitFor();
    await send(page).click();
    expect(await asked(server)).toBe(0);
    await context.setOffline(false);
    await page.reload();
    expect(await field(page, 'Mesajın').inputValue()).toBe(TEXT);
    expect(await field(page, 'Ad').inputValue()).toBe('Işıl');
    expect(await subject(page).inputValue()).toBe('3');
    await send(page).click();
    await expect.poll(() => headingOf(page)).toBe('Mesajın alındı');
  });

  test('keeps its text on the way to another page and back', async () => {
    const { open } = await setMemberScreen();
    const page = await open(FORM);
    await write(page);
    await main(page).getByRole('link', { name: 'İletişim' }).click();
    await main(page).getByRole('link', { name: 'Bize yaz' }).click();
    expect(await field(page, 'Mesajın').inputValue()).toBe(TEXT);
  });

  test('accepts more text than may be sent, and shows by how much it is too long', async () => {
    const { open } = await setMemberScreen();
    const page = await open(FORM);
    await write(page);
    await field(page, 'Mesajın').fill('x'.repeat(2_500));
    await send(page).click();
    await main(page).getByText('Mesajın 500 karakter fazla').waitFor();
    expect((await field(page, 'Mesajın').inputValue()).length).toBe(2_500);
  });

  test('of a member is not shown to another player after a sign-out', async () => {
    const { open, context, server } = await setMemberScreen();
    let page = await open(FORM);
    await write(page);
    await page.goto('/profil');
    await main(page).getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await page.getByRole('banner').getByText('Giriş yap').waitFor();
    page = await open(FORM);
    expect(await field(page, 'Mesajın').inputValue()).toBe('');
    await signedIn(context, server, await server.player({ name: 'Can' }));
    page = await open(FORM);
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Can');
    expect(await field(page, 'Mesajın').inputValue()).toBe('');
  });
});
