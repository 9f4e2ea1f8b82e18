/** Short codes: creating one from the slip, typing one, and what a code that opens nothing says (rule sharing-9). */
import { describe, expect, test } from 'vitest';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';
import { memberPost, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { callsOf, main } from '../support/sign-in.ts';
import { choose, items, itemsOf, slipOf } from '../support/slip.ts';

const server = { events: 300 };
const member = (dialect = {}): Promise<MemberScreen> =>
  setMemberScreen({ balance: 100_000 }, { viewport: DESKTOP, server: { ...server, dialect } });

describe('a member', () => {
  test('creates a code from the slip, with the time it holds, and copies it', async () => {
    const { open } = await member();
    const page = await open('/program/futbol');
    await choose(page, 2);
    await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kodla paylaş' });
    await dialog.getByText(/Kupon kodu: \d( \d){5}/).waitFor();
    expect(await dialog.innerText()).toMatch(/Son kullanım: \d+ \S+ \d\d:\d\d/);
    await dialog.getByRole('button', { name: 'Kodu kopyala' }).click();
    await dialog.getByText('Kod kopyalandı.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);
  });

  test('shows the retailer the code itself, and a friend the address (rule sharing-12)', async () => {
    const { open } = await member();
    const page = await open('/program/futbol');
    await choose(page, 1);
    await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kodla paylaş' });
    await dialog.getByRole('img', { name: 'Kupon kodunun karekodu' }).waitFor();
    await dialog.getByRole('button', { name: 'Arkadaşına okut' }).click();
    await dialog.getByRole('img', { name: 'Kupon bağlantısının karekodu' }).waitFor();
  });

  test('is told why there is no code, and tries again', async () => {
    const { server: backend, open } = await member();
    const page = await open('/program/futbol');
    await choose(page, 1);
    await backend.fault({ method: 'POST', path: 'ShortCode/create', status: 503 });
    await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kodla paylaş' });
    await dialog.getByText('Servise şu anda ulaşılamıyor').waitFor();
    await backend.clearFaults();
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await dialog.getByText(/Kupon kodu: \d( \d){5}/).waitFor();
  });
});

test('a visitor who shares by code signs in first', async () => {
  const { open } = await setScreen({ viewport: DESKTOP, server });
  const page = await open('/program/futbol');
  await choose(page, 1);
  await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
  await page.getByRole('dialog', { name: 'Giriş yap' }).waitFor();
});

describe('a code', () => {
  test.each([
    ['documented', {}],
    ['second', { slips: true, texts: true, nulls: true }],
  ])('is typed by a visitor, and its slip is taken over (dialect %s)', async (_, dialect) => {
    const stage = await member(dialect);
    const code = await createCode(stage.server, stage.player);
    await stage.context.clearCookies();
    const page = await stage.open('/');
    await slipOf(page).getByRole('link', { name: 'Kod gir' }).click();
    await page.getByRole('textbox', { name: 'Kupon kodu' }).fill(code);
    await page.getByRole('region', { name: 'Paylaşılan kupon' }).getByText('1 seçim · Tek maç').waitFor();
    expect(new URL(page.url()).search).toBe(`?kod=${code}`);
    await page.getByRole('button', { name: 'Kuponuma ekle' }).click();
    await expect.poll(() => items(slipOf(page)).count()).toBe(1);
  });

  test('that is unknown is named so at the field, which keeps it', async () => {
    const { open } = await setScreen({ viewport: PHONE, server });
    const page = await open('/paylasilan-kuponlar?kod=000000');
    await main(page).getByText('Bu kodla bir kupon bulunamadı. Rakamları kontrol et.').waitFor();
    const field = page.getByRole('textbox', { name: 'Kupon kodu' });
    expect(await field.inputValue()).toBe('000000');
  });

  test('that has expired is named so, and another one is typed in its place', async () => {
    const { server: backend, player, open } = await member();
    const code = await createCode(backend, player);
    const body = { isSuccess: false, data: null, message: '', error: { code: 410, message: 'Kodun süresi doldu.' } };
    await backend.fault({ method: 'POST', path: 'ShortCode/open', status: 200, body });
    const page = await open('/paylasilan-kuponlar?kod=999999');
    await main(page).getByText('Bu kodun süresi doldu. Kuponu paylaşandan yeni bir kod iste.').waitFor();
    await backend.clearFaults();
    await page.getByRole('textbox', { name: 'Kupon kodu' }).fill(code);
    await page.getByRole('region', { name: 'Paylaşılan kupon' }).waitFor();
  });

  test('that is not six digits is never sent', async () => {
    const { server: backend, open } = await setScreen({ viewport: PHONE, server });
    const page = await open('/paylasilan-kuponlar?kod=12ab');
    await main(page).getByText('Kod altı rakamdan oluşur.').first().waitFor();
    await page.getByRole('textbox', { name: 'Kupon kodu' }).fill('4821');
    await page.getByRole('button', { name: 'Kuponu aç' }).click();
    await main(page).getByText('Kod altı rakamdan oluşur.').first().waitFor();
    expect(await callsOf(backend, 'shortCode/ShortCode/open')).toBe(0);
  });

  test('is not called unknown while the service has trouble', async () => {
    const { server: backend, player, open } = await member();
    const code = await createCode(backend, player);
    await backend.fault({ method: 'POST', path: 'ShortCode/open', status: 503 });
    const page = await open(`/paylasilan-kuponlar?kod=${code}`);
    const again = main(page).getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await main(page).innerText()).not.toContain('bulunamadı');
    await backend.clearFaults();
    await again.click();
    await page.getByRole('region', { name: 'Paylaşılan kupon' }).waitFor();
  });

  test('has no button to scan one where the browser cannot', async () => {
    const { open } = await setScreen({ viewport: PHONE, server });
    const page = await open('/paylasilan-kuponlar');
    await page.getByRole('textbox', { name: 'Kupon kodu' }).waitFor();
    expect(await page.getByRole('button', { name: 'QR okut' }).count()).toBe(0);
  });
});

describe('a text shared by another app (rule installed-3)', () => {
  test('opens the slip of the code in it, and leaves the address of the code', async () => {
    const { server: backend, player, open } = await member();
    const code = await createCode(backend, player);
    const page = await open(`/paylasilan-kuponlar?title=Mesaj&text=${encodeURIComponent(`Kuponum ${code} bak`)}&url=`);
    await page.getByRole('region', { name: 'Paylaşılan kupon' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?kod=${code}`);
  });

  test('that names no coupon is shown, with the field for a code', async () => {
    const { open } = await setScreen({ viewport: PHONE, server });
    const page = await open(`/paylasilan-kuponlar?text=${encodeURIComponent('https://baska.example/482913')}`);
    await main(page).getByText('Paylaştığın metinde kupon bağlantısı ya da altı rakamlı kod yok.').waitFor();
    await main(page).getByText('https://baska.example/482913').waitFor();
    await page.getByRole('textbox', { name: 'Kupon kodu' }).waitFor();
  });
});

/** Creates the code of a slip of one match at its current odd. */
async function createCode(backend: TestServer, player: TestPlayer): Promise<string> {
  const e = (await itemsOf(backend, spotsOf(preMatch(backend, FOOTBALL), 1))).map((item) => ({
    ...{ eid: item.eventId, mid: item.marketId, ono: item.outcomeNumber, odd: item.odd / 100, b: false },
  }));
  const body = { slip: { e, ss: [], m: 50, cc: 1 } };
  const { code } = await memberPost<{ code: string | number }>(backend, player, 'shortCode/ShortCode/create', body);
  return String(code).padStart(6, '0');
}
