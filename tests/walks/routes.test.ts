/** Every address of the product renders a usable page, and every wrong one leads back. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FOOTBALL, firstOf, preMatch, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { sportNames } from '../support/sports.ts';
import { untilLoaded } from '../support/until-loaded.ts';

interface Read {
  page: Page;
  heading: string;
  text: string;
  title: string;
}

/** Opens the address as a link from outside would, and reads the page once it has loaded. */
async function visit(path: string): Promise<Read> {
  const { open } = await setScreen();
  return readPage(await open(path));
}

/** Opens the address as a link within the app does, without a page load. */
async function follow(page: Page, path: string, title: string): Promise<Read> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  return readPage(page);
}

async function readPage(page: Page): Promise<Read> {
  await page.locator('h1').waitFor({ state: 'attached' });
  await untilLoaded(page);
  return {
    page,
    heading: await page.locator('h1').innerText(),
    text: await page.locator('body').innerText(),
    title: await page.title(),
  };
}

/** Asserts that the page is complete. Messages on the console fail the test by themselves. */
function expectSound({ heading, text, title }: Read): void {
  expect(heading.trim()).not.toBe('');
  expect(title).toMatch(/ · Tribün$/);
  expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\d\}|\{h\}|Invalid Date/);
}

const NONE = /Programda (maç|yarış) yok|canlı (maç|yarış) yok|şimdilik etkinlik yok/;

describe('an address of the program', () => {
  async function expectEvents(read: Read): Promise<void> {
    expectSound(read);
    // Rows are rendered a frame after their headers.
    const rows = read.page.locator('article[data-event]');
    await expect
      .poll(async () => (await rows.count()) > 0 || NONE.test(await read.page.locator('main').innerText()))
      .toBe(true);
  }

  test.for([
    '/program',
    '/program/canli',
    '/program/ozel-etkinlikler',
    '/program/ozel-etkinlikler/tumu',
    '/program/ozel-etkinlikler/futbol',
    '/program/tum-oranlar',
    '/program/tum-oranlar/basketbol',
    '/program/tenis',
    '/program/canli/voleybol',
  ])('%s shows its events, or says that there are none', async (path) => {
    await expectEvents(await visit(path));
  });

  test.for(sportNames)('of %s shows its bulletin, its live events and its popular bets', async ([slug, name]) => {
    const bulletin = await visit(`/program/${slug}`);
    const { page } = bulletin;
    expect(bulletin.title).toMatch(new RegExp(`^${name} Programı`));
    expect(bulletin.heading).toBe(`${name} Programı`);
    await expectEvents(bulletin);
    const live = await follow(page, `/program/canli/${slug}`, `Canlı ${name}`);
    expect(live.heading).toBe(`Canlı ${name}`);
    await expectEvents(live);
    const popular = await follow(page, `/populer-bahisler/${slug}`, `Popüler bahisler · ${name}`);
    expectSound(popular);
    if ((await page.locator('main button[data-outcome]').count()) === 0) {
      expect(popular.text).toContain('popüler bahis yok');
    }
  });
});

describe('an address outside the program', () => {
  test('/ shows live matches, upcoming ones and popular bets', async () => {
    const { page } = await visit('/');
    // The lower half of the page loads after first paint.
    await page.getByRole('heading', { name: 'Öne çıkan maçlar' }).waitFor();
    const read = await readPage(page);
    expectSound(read);
    for (const part of ['Şimdi canlı', 'Öne çıkan maçlar', 'Popüler bahisler', 'Kolay kuponlar']) {
      expect(read.text).toContain(part);
    }
    expect(await page.locator('article[data-event] button[data-outcome]').count()).toBeGreaterThan(3);
  });

  test.for(['/populer-bahisler', '/populer-bahisler/basketbol', '/kolay-kuponlar'])(
    '%s has a heading and bets',
    async (path) => {
      const read = await visit(path);
      expectSound(read);
      await expect.poll(() => read.page.locator('main button[data-outcome]').count()).toBeGreaterThan(0);
    },
  );

  test.for(['/uyelik/giris', '/uye-ol', '/uyelik/sifremi-unuttum', '/bayilik-basvuru-formu'])(
    '%s has a form for a visitor',
    async (path) => {
      const read = await visit(path);
      expectSound(read);
      await read.page.locator('main form').waitFor();
    },
  );

  test.for(['/profil', '/profil/kuponlarim/bekleyen'])('%s leads a visitor to sign-in', async (path) => {
    const read = await visit(path);
    expectSound(read);
    const { page } = read;
    await expect.poll(() => new URL(page.url()).pathname).toBe('/uyelik/giris');
    expect(new URL(page.url()).searchParams.get('from')).toBe(path);
  });
});

describe('an address of a match', () => {
  test.for(['to come', 'running'] as const)('shows a match that is %s', async (which) => {
    const { open, server } = await setScreen();
    const events = which === 'to come' ? preMatch(server, FOOTBALL) : running(server, FOOTBALL);
    const path = `/program/futbol/mac-detay/${firstOf(events, `football match ${which}`).i}`;
    for (const rest of ['', '/tum-oranlar', '?percentFilter=1', '?widgetType=ozet', '?t=1']) {
      const page = await open(`${path}${rest}`);
      expectSound(await readPage(page));
      expect(await page.locator('[data-card]').count()).toBeGreaterThan(3);
    }
  });

  test('of a part that does not exist yet leads to the odds', async () => {
    const { open, server } = await setScreen();
    const { i } = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    const page = await open(`/program/futbol/mac-detay/${i}/hakem`);
    expectSound(await readPage(page));
    expect(await page.locator('[data-card]').count()).toBe(0);
    expect(await page.locator('main').getByRole('link', { name: /oran/i }).count()).toBeGreaterThan(0);
  });

  test.for(['/program/futbol/mac-detay/widget', '/mac-detay/widget'])(
    'as a widget renders without navigation: %s',
    async (path) => {
      const { open, server } = await setScreen();
      const { i } = firstOf(running(server, FOOTBALL), 'running football match');
      const page = await open(`${path}/${i}?type=ozet`);
      const read = await readPage(page);
      expectSound(read);
      expect(read.text).toContain('Maç özeti');
      expect(await page.getByRole('navigation').count()).toBe(0);
    },
  );

  test('of all odds redirects to the match', async () => {
    const { open, server } = await setScreen();
    const { i } = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    const page = await open(`/program/tum-oranlar/futbol/${i}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/program/futbol/mac-detay/${i}`);
  });
});

describe('a wrong address', () => {
  test.for([
    ['/boyle-bir-sayfa-yok', 'Sayfa bulunamadı', 'Anasayfaya dön'],
    ['/program/curling', 'Spor bulunamadı', 'Futbol programına dön'],
    ['/program/canli/curling', 'Spor bulunamadı', 'Futbol programına dön'],
    ['/populer-bahisler/curling', 'Popüler bahisler', 'Futbolun popüler bahisleri'],
    ['/program/curling/mac-detay/1', 'Böyle bir spor yok', 'Programa dön'],
    ['/program/futbol/mac-detay/abc', 'Bu maç programda yok', 'Futbol programına dön'],
    ['/program/futbol/mac-detay/999999999', 'Bu maç programda yok', 'Futbol programına dön'],
  ] as const)('%s shows a message in Turkish and a link back', async ([path, heading, way]) => {
    const read = await visit(path);
    const { page } = read;
    expect(read.heading).toBe(heading);
    await page.locator('main').getByRole('link', { name: way }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
    await page.locator('button[data-outcome]').first().waitFor();
  });
});
