/** Searches for a retailer: by place, text, distance and recommendation, and lists of any length. */
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CHANGE_RETAILER, type WireRetailer, chooseProvince, offered, radios } from '../support/retailers.ts';
import { setMemberScreen } from '../support/screen/screen.ts';

describe('a retailer is found', () => {
  test('by province and district', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await chooseProvince(page, 'İstanbul');
    await expectListed(page, await offered(server, 'provinceId=34'));
    await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Kadıköy' });
    await expectListed(page, await offered(server, 'provinceId=34&districtId=3401'));
    // Another province clears the district.
    await chooseProvince(page, 'Ankara');
    await expectListed(page, await offered(server, 'provinceId=6'));
    expect(await page.getByLabel('İlçe', { exact: true }).inputValue()).toBe('');
  });

  test('by letters without Turkish marks, in names and in addresses', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    const all = await offered(server, '');
    await page.getByLabel('Bayi adı veya adresi ara').fill('COLEN');
    await page.getByText('Aradığın gibi bir bayi bulunamadı').waitFor();
    await page.getByLabel('Bayi adı veya adresi ara').fill('solen bufe');
    await expectListed(
      page,
      all.filter(({ name, address }) => /Şölen/.test(name + address) && /Büfe/.test(name + address)),
    );
    await page.getByLabel('Bayi adı veya adresi ara').fill('igdir');
    await expectListed(
      page,
      all.filter(({ address }) => address.includes('Iğdır')),
    );
    await page.getByRole('button', { name: 'Aramayı temizle' }).click();
    await expect.poll(() => radios(page).count()).toBe(0);
  });

  test('by distance, nearest first, with the position requested only on the tap', async () => {
    const here = { latitude: 39.92, longitude: 32.85 };
    const asked = positionIs((found) => found({ coords: here } as GeolocationPosition));
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await page.getByLabel('İl', { exact: true }).waitFor();
    expect(asked).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Bana en yakın bayiler' }).click();
    await expect.poll(() => radios(page).count()).toBeGreaterThan(3);
    expect(asked).toHaveBeenCalledOnce();

    const current = await currentName(page);
    const expected = (await offered(server, ''))
      .flatMap(({ name, latitude, longitude }) =>
        latitude === null || longitude === null || name === current
          ? []
          : [{ name, km: arcKm(here, { latitude, longitude }) }],
      )
      .toSorted((a, b) => a.km - b.km)
      .slice(0, 3)
      .map(({ name, km }) => `${name} ${km.toFixed(1).replace('.', ',')} km`);
    const shown = await page.locator('[data-retailer]').evaluateAll((rows) =>
      rows.slice(0, 3).map((row) => {
        const km = /[\d.,]+ km/.exec((row as HTMLElement).innerText)?.[0] ?? '';
        return `${row.querySelector('b')?.textContent ?? ''} ${km}`;
      }),
    );
    expect(shown).toEqual(expected);

    await page.getByRole('button', { name: 'Bana en yakın bayiler' }).click();
    await expect.poll(() => radios(page).count()).toBe(0);
  });

  test('by another search when the position is refused, with the reason', async () => {
    positionIs((_, failed) => failed({ code: 1 }));
    const { open } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await page.getByRole('button', { name: 'Bana en yakın bayiler' }).click();
    await page.getByText(/^Konum izni verilmedi\./).waitFor();
    await chooseProvince(page, 'Rize');
    await expect.poll(() => radios(page).count()).toBeGreaterThan(0);
  });

  test('by another search when the device has no position', async () => {
    positionIs((_, failed) => failed({ code: 2 }));
    const { open } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await page.getByRole('button', { name: 'Bana en yakın bayiler' }).click();
    await page.getByText(/^Konumun bulunamadı\./).waitFor();
  });

  test('by recommendation first, marked and on top', async () => {
    const { open } = await setMemberScreen({ status: 1, retailer: null });
    const page = await open('/profil/bayi-sec');
    const first = page.locator('[data-retailer]').first();
    await expect.poll(() => first.innerText()).toContain('Önerilen');
    const name = await first.locator('b').innerText();
    await chooseProvince(page, 'İstanbul');
    await page.getByText(/^\d+ bayi$/).waitFor();
    expect(await first.locator('b').innerText()).toBe(name);
    expect(await page.getByText('Önerilen', { exact: true }).count()).toBe(1);
  });

  test('after a failed load, by loading again', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(CHANGE_RETAILER);
    await server.fault({ method: 'GET', path: 'RetailerSallerInfo', status: 503, times: 1 });
    await chooseProvince(page, 'İstanbul');
    const alert = page.locator('main').getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('Servise şu anda ulaşılamıyor');
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await expectListed(page, await offered(server, 'provinceId=34'));
  });
});

describe('the list of retailers', () => {
  test('has the telephone of each and does not offer the current one', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/profil/kayitli-bayi-bilgilerim');
    const current = await page.locator('main h2').innerText();
    await page.getByRole('link', { name: 'Bayi Değiştir' }).click();
    await page.getByLabel('Bayi adı veya adresi ara').fill(current);
    const row = page.locator('[data-retailer]').filter({ hasText: 'Şu anki bayin' });
    await row.waitFor();
    expect(await row.getByRole('radio').isDisabled()).toBe(true);
    expect(await row.getByRole('link').getAttribute('href')).toMatch(/^tel:\+90\d{10}$/);
  });
});

test('malformed rows are skipped while others are shown, and a row of an unknown status can be chosen', async () => {
  const at = { province: 'Ankara', district: 'Çankaya' };
  const data = [
    { ...at, id: '9', name: 'Bulvar Bayi', status: 'Closed', address: null },
    { ...at, id: 10, name: 'Durak Bayi', status: 'Passive', latitude: 39.9, longitude: 32.8 },
    { id: 11 },
    { name: 'Numarasız Bayi' },
    null,
  ];
  const { open, server } = await setMemberScreen();
  await server.fault({ method: 'GET', path: 'RetailerSallerInfo', body: { isSuccess: true, data } });
  const page = await open(CHANGE_RETAILER);
  await chooseProvince(page, 'Ankara');
  await expect
    .poll(() => page.locator('[data-retailer] b').allInnerTexts())
    .toEqual(['Bayi 11', 'Bulvar Bayi', 'Durak Bayi']);
  const chosen = (name: string) => page.locator('[data-retailer]').filter({ hasText: name }).getByRole('radio');
  expect(await chosen('Durak Bayi').isDisabled()).toBe(true);
  await chosen('Bulvar Bayi').check();
  // The check decides whether the retailer serves.
  await server.fault({ method: 'GET', path: '9/check', body: { isSuccess: true, data: { isAvailable: 0 } } });
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('şu anda yeni üye almıyor');
});

/** Asserts that all retailers of the server are listed, the first ones by name in Turkish order. */
async function expectListed(page: Page, wanted: readonly WireRetailer[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('output')
        .filter({ hasText: / bayi$/ })
        .innerText(),
    )
    .toBe(`${wanted.length} bayi`);
  const names = wanted.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'tr'));
  const shown = await page.locator('[data-retailer] b').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(names.slice(0, shown.length));
}

/** Mocks the device's response to a request for its position. */
function positionIs(answer: (found: PositionCallback, failed: (error: { code: number }) => void) => void) {
  const getCurrentPosition = vi.fn(answer);
  const device = vi.spyOn(navigator, 'geolocation', 'get');
  device.mockReturnValue({ getCurrentPosition } as unknown as Geolocation);
  onTestFinished(() => device.mockRestore());
  return getCurrentPosition;
}

/** Name of the member's current retailer, which the list does not offer. */
async function currentName(page: Page): Promise<string> {
  const row = page.locator('[data-retailer]').filter({ hasText: 'Şu anki bayin' });
  return (await row.count()) === 0 ? '' : row.locator('b').innerText();
}

/**
 * Computed independently of the product, by the spherical law of cosines, whose error is far below one decimal here.
 */
function arcKm(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const [p, q, turn] = [a.latitude, b.latitude, b.longitude - a.longitude].map((each) => (each * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  return 6371 * Math.acos(Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(turn));
}
