/** Personal information: data that is shown, data that can be changed, and links to change the rest. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/kisisel-bilgilerim';
const IDENTITY = '12345678950';
const UPDATE = { method: 'POST', path: 'update-player-personal-information' } as const;

const email = (page: Page) => main(page).getByRole('textbox', { name: 'E-posta' });
const picker = (page: Page, name: string) => main(page).getByRole('combobox', { name });
const save = (page: Page) => main(page).getByRole('button', { name: 'Kaydet' }).click();
const told = (page: Page) => main(page).getByRole('status').innerText();
const dialog = (page: Page) => page.getByRole('dialog');

async function pick(page: Page, name: string, search: string, option: string): Promise<void> {
  await picker(page, name).click();
  await dialog(page).getByRole('searchbox').fill(search);
  await dialog(page).getByRole('button', { name: option, exact: true }).click();
}

test('the page opens from the profile, shows the member’s data, and explains why some of it cannot change', async () => {
  const { open, player } = await setMemberScreen({ birthDate: '1990-01-05', identityNumber: IDENTITY });
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Kişisel bilgilerim/ })
    .click();
  await endsAt(page, PATH);
  await main(page).getByText('5 Ocak 1990').waitFor();
  const text = await main(page).innerText();
  expect(text).toContain('Deniz Yılmaz');
  expect(text).toContain(String(player.playerNo));
  expect(text).toContain('123******50');
  expect(text).not.toContain(IDENTITY);
  expect(text).toContain('değiştirilemez');
});

describe('data that can be changed', () => {
  test('occupation and nationality are found by typing, and saved', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Akademisyen');
    await pick(page, 'Meslek', 'ogretm', 'Öğretmen');
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Öğretmen');
    await pick(page, 'Uyruk', 'alman', 'Almanya');
    await save(page);
    await expect.poll(() => told(page)).toBe('Bilgilerin kaydedildi.');
    await page.reload();
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Öğretmen');
    expect(await picker(page, 'Uyruk').inputValue()).toBe('Almanya');
  });

  test('a search with one result is chosen by Enter, and one without shows a message', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Akademisyen');
    await picker(page, 'Meslek').click();
    const search = dialog(page).getByRole('searchbox');
    await search.fill('astronot');
    await dialog(page).getByText('Aradığın listede yok.').waitFor();
    await search.press('Escape');
    await expect.poll(() => search.inputValue()).toBe('');
    await search.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await picker(page, 'Meslek').click();
    await search.fill('veteri');
    await search.press('Enter');
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Veteriner');
  });

  test('an address is saved with its district, and another province clears the district', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    const province = main(page).getByLabel('İl', { exact: true });
    const district = main(page).getByLabel('İlçe', { exact: true });
    await expect.poll(() => province.innerText()).toContain('Ankara');
    await province.selectOption({ label: 'Ankara' });
    await save(page);
    await main(page).getByText('İlçeni seç.').waitFor();
    await expect.poll(() => district.innerText()).toContain('Çankaya');
    await district.selectOption({ label: 'Çankaya' });
    await main(page).getByLabel('Adres').fill('Bahçe Sokak 3');
    await save(page);
    await expect.poll(() => told(page)).toBe('Bilgilerin kaydedildi.');
    await province.selectOption({ label: 'İzmir' });
    expect(await district.inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => main(page).getByLabel('Adres').inputValue()).toBe('Bahçe Sokak 3');
  });

  test('a missing field is reported, and nothing is sent', async () => {
    const { open, server } = await setMemberScreen({ occupation: '' });
    const page = await open(PATH);
    await email(page).fill('deniz@posta');
    await save(page);
    await main(page).getByText('Geçerli bir e-posta adresi giriniz.').waitFor();
    await main(page).getByText('Meslek alanı boş bırakılamaz').waitFor();
    expect(await sent(server)).toBe(0);
  });

  test('without changes nothing is sent', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(PATH);
    await email(page).waitFor();
    await save(page);
    await expect.poll(() => told(page)).toBe('Bilgilerin zaten böyle kayıtlı.');
    expect(await sent(server)).toBe(0);
  });
});

describe('the e-mail address', () => {
  test.each(['our', 'second'] as const)(
    'that was changed leads to its verification; in the %s dialect',
    async (dialect) => {
      const { open, server } = await setMemberScreen({}, { server: dialect === 'second' ? { dialect } : {} });
      const page = await open(PATH);
      await main(page).getByText('Bu adres doğrulandı.').waitFor();
      await email(page).fill('yeni@posta.example');
      await main(page).getByText('Kaydettikten sonra bu adresi bir kodla doğrularsın.').waitFor();
      await save(page);
      await dialog(page).getByRole('heading', { name: 'E-posta doğrulama' }).waitFor();
      await expect.poll(() => dialog(page).getByRole('textbox').inputValue()).toBe('yeni@posta.example');
      await dialog(page).getByRole('button', { name: 'Kod gönder' }).click();
      let code = '';
      await expect.poll(async () => (code = (await server.outbox()).at(-1)?.code ?? '')).not.toBe('');
      await dialog(page).getByRole('textbox', { name: 'Doğrulama kodu' }).fill(code);
      await dialog(page).getByRole('heading', { name: 'E-posta adresin doğrulandı' }).waitFor();
      await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
      await main(page).getByText('Bu adres doğrulandı.').waitFor();
      expect(await email(page).inputValue()).toBe('yeni@posta.example');
    },
  );

  test('in its verification is the saved one, also before the session was loaded again', async () => {
    const { open, server } = await setMemberScreen({ email: 'eski@posta.example' });
    const page = await open(PATH);
    await main(page).getByText('Bu adres doğrulandı.').waitFor();
    await email(page).fill('yeni@posta.example');
    const player = holdAnswer(server, '/players/player');
    await save(page);
    const field = dialog(page).getByRole('textbox', { name: 'E-posta' });
    await field.waitFor();
    expect(await field.inputValue()).toBe('yeni@posta.example');
    await dialog(page).getByRole('button', { name: 'Kod gönder' }).click();
    await expect.poll(async () => (await server.outbox()).map(({ to }) => to)).toEqual(['yeni@posta.example']);
    player.come();
  });

  test('that is unchanged and not verified opens nothing when something else is saved', async () => {
    const { open, pass } = await setMemberScreen({ isMailVerified: false });
    const page = await open(PATH);
    await main(page).getByText('Bu adres henüz doğrulanmadı.').waitFor();
    await main(page).getByLabel('Adres').fill('Bahçe Sokak 3');
    await save(page);
    await expect.poll(() => told(page)).toBe('Bilgilerin kaydedildi.');
    await pass(1_000);
    expect(await dialog(page).count()).toBe(0);
  });

  test('that is not verified leads to its verification, and the phone number to its own page', async () => {
    const { open } = await setMemberScreen({ isMailVerified: false });
    const page = await open(PATH);
    await main(page).getByText('Bu adres henüz doğrulanmadı.').waitFor();
    await main(page).getByRole('button', { name: 'E-postanı doğrula' }).click();
    await dialog(page).getByRole('button', { name: 'Kapat' }).click();
    await main(page)
      .getByRole('link', { name: /^Değiştir/ })
      .click();
    await endsAt(page, '/profil/telefon-dogrulama');
    await page.getByRole('heading', { level: 1, name: 'Telefon doğrulama' }).waitFor();
  });
});

describe('when saving fails', () => {
  const refused = (message: string, code: number) => ({
    ...{ ...UPDATE, status: 200, times: 1 },
    body: { isSuccess: false, data: null, message: null, error: { code, name: 'X', message } },
  });

  test.each([
    ['refused', refused('Geçerli bir meslek seçiniz.', 122), 'Geçerli bir meslek seçiniz.'],
    ['refused as a whole', refused('Formda hiçbir alan boş bırakılamaz', 121), 'Formda hiçbir alan boş bırakılamaz'],
    ['down', { ...UPDATE, status: 503, times: 1 }, 'Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.'],
    [
      'not answered',
      { ...UPDATE, status: 200, body: 'x', times: 1 },
      'Beklenmeyen bir yanıt alındı. Bilgilerin kaydedilmiş olabilir. Yeniden denemeden önce sayfayı yenileyip kontrol et.',
    ],
  ])('%s: the form shows the reason and keeps what was typed', async (_, fault, words) => {
    const { open, server } = await setMemberScreen();
    await server.fault(fault);
    const page = await open(PATH);
    await email(page).fill('yeni@posta.example');
    await save(page);
    await main(page).getByRole('alert').getByText(words, { exact: true }).waitFor();
    expect(await email(page).inputValue()).toBe('yeni@posta.example');
  });

  test('a list that cannot be loaded shows an error and leaves the rest', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: '/api/common/occupations', status: 503 });
    const page = await open(PATH);
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await picker(page, 'Meslek').isDisabled()).toBe(true);
    await expect.poll(() => picker(page, 'Uyruk').inputValue()).toBe('Türkiye');
    await server.clearFaults();
    await again.click();
    await expect.poll(() => picker(page, 'Meslek').inputValue()).toBe('Akademisyen');
  });
});

/** Number of requests to save. */
async function sent(server: TestServer): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests)
    .filter(([name]) => name.includes(UPDATE.path))
    .reduce((sum, [, count]) => sum + count, 0);
}
