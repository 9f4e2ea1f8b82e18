/** Every address of the product renders a page a player can use, and every wrong one leads back. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { sports } from '../../src/domain/sports.ts';
import { FOOTBALL, firstOf, preMatch, running } from '../support/program.ts';
import { type Stage, endOfSuite, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const onEnd = endOfSuite();
let stage: Stage;
let page: Page;
let upcoming: number;
let live: number;
const consoleErrors: string[] = [];

beforeAll(async () => {
  stage = await setStage(browser(), { onEnd });
  upcoming = firstOf(preMatch(stage.server, FOOTBALL), 'football match to come').i;
  live = firstOf(running(stage.server, FOOTBALL), 'running football match').i;
  page = await stage.open('/');
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
});

interface Read {
  heading: string;
  text: string;
  title: string;
}

/** Goes there as a link from outside would, and reads the page once it has what it loads. */
async function visit(path: string): Promise<Read> {
  consoleErrors.length = 0;
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return readPage();
}

/** Goes there as a link of the app does, without a load, which is most of a visit's cost. */
async function follow(path: string, title: string): Promise<Read> {
  consoleErrors.length = 0;
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  return readPage();
}

async function readPage(): Promise<Read> {
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  return {
    heading: await page.locator('h1').innerText(),
    text: await page.locator('body').innerText(),
    title: await page.title(),
  };
}

function expectSound({ heading, text, title }: Read): void {
  expect(heading.trim()).not.toBe('');
  expect(title).toMatch(/ · Tribün$/);
  expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\d\}|\{h\}|Invalid Date/);
  expect(consoleErrors).toEqual([]);
  expect(stage.errors).toEqual([]);
}

const NONE = /Programda karşılaşma yok|canlı karşılaşma yok|şimdilik etkinlik yok/;

describe('an address of the program', () => {
  async function expectEvents(read: Read): Promise<void> {
    expectSound(read);
    // Rows follow their headers by a frame.
    const rows = page.locator('article[data-event]');
    await expect
      .poll(async () => (await rows.count()) > 0 || NONE.test(await page.locator('main').innerText()))
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
  ])('%s shows its events, or that there are none', async (path) => {
    await expectEvents(await visit(path));
  });

  test.for(sports.map(({ slug, name }) => [slug, name] as const))(
    'of %s shows its bulletin, what runs, and what is played',
    async ([slug, name]) => {
      const bulletin = await follow(`/program/${slug}`, `${name} Programı`);
      expect(bulletin.heading).toBe(`${name} Programı`);
      await expectEvents(bulletin);
      const live = await follow(`/program/canli/${slug}`, `Canlı ${name}`);
      expect(live.heading).toBe(`Canlı ${name}`);
      await expectEvents(live);
      const popular = await follow(`/populer-bahisler/${slug}`, `Popüler bahisler · ${name}`);
      expectSound(popular);
      if ((await page.locator('main button[data-outcome]').count()) === 0) {
        expect(popular.text).toContain('popüler bahis yok');
      }
    },
  );
});

describe('an address beside the program', () => {
  test('/ shows what is live, what is soon, and what is played', async () => {
    await visit('/');
    // The lower half comes when the first screen stands.
    await page.getByRole('heading', { name: 'Öne çıkan maçlar' }).waitFor();
    const read = await readPage();
    expectSound(read);
    for (const part of ['Şimdi canlı', 'Öne çıkan maçlar', 'Popüler bahisler', 'Kolay kuponlar']) {
      expect(read.text).toContain(part);
    }
    expect(await page.locator('article[data-event] button[data-outcome]').count()).toBeGreaterThan(3);
  });

  test.for(['/populer-bahisler', '/populer-bahisler/basketbol', '/kolay-kuponlar'])(
    '%s has a heading and bets',
    async (path) => {
      expectSound(await visit(path));
      await expect.poll(() => page.locator('main button[data-outcome]').count()).toBeGreaterThan(0);
    },
  );

  test.for(['/uyelik/giris', '/uye-ol', '/uyelik/sifremi-unuttum', '/bayilik-basvuru-formu'])(
    '%s has a form for a visitor',
    async (path) => {
      expectSound(await visit(path));
      await page.locator('main form').waitFor();
    },
  );

  test.for(['/profil', '/profil/kuponlarim/bekleyen'])('%s leads a visitor to sign-in', async (path) => {
    expectSound(await visit(path));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/uyelik/giris');
    expect(new URL(page.url()).searchParams.get('from')).toBe(path);
  });
});

describe('an address of a match', () => {
  test('shows it before the start and while it runs', async () => {
    for (const id of [upcoming, live]) {
      for (const rest of ['', '/tum-oranlar', '?percentFilter=1', '?widgetType=ozet', '?t=1']) {
        expectSound(await visit(`/program/futbol/mac-detay/${id}${rest}`));
        expect(await page.locator('[data-card]').count()).toBeGreaterThan(3);
      }
    }
  });

  test('of a part that does not exist yet leads to the odds', async () => {
    expectSound(await visit(`/program/futbol/mac-detay/${upcoming}/hakem`));
    expect(await page.locator('[data-card]').count()).toBe(0);
    expect(await page.locator('main').getByRole('link', { name: /oran/i }).count()).toBeGreaterThan(0);
  });

  test('as a widget renders bare, with a sport in the address or without', async () => {
    for (const path of [`/program/futbol/mac-detay/widget/${live}?type=ozet`, `/mac-detay/widget/${live}?type=ozet`]) {
      const read = await visit(path);
      expectSound(read);
      expect(read.text).toContain('Maç Özeti');
      expect(await page.getByRole('navigation').count()).toBe(0);
    }
  });

  test('of all odds goes to the match', async () => {
    await visit(`/program/tum-oranlar/futbol/${upcoming}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/program/futbol/mac-detay/${upcoming}`);
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
  ] as const)('%s says so in Turkish and leads back', async ([path, heading, way]) => {
    const read = await visit(path);
    expect(read.heading).toBe(heading);
    expect(stage.errors).toEqual([]);
    await page.locator('main').getByRole('link', { name: way }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
    await page.locator('button[data-outcome]').first().waitFor();
  });
});
