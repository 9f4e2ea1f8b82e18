/** A page that is read by one call shows its cached response until the first response (first-load-11). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { calls } from '../../src/contract/services/calls.ts';
import { NEWS_COUNT } from '../../src/contract/services/content-page-calls.ts';
import { DAY_SECONDS, dayKey } from '../../src/domain/time.ts';
import { contentLinks, infoLink, infoPages } from '../../src/routes/content-routes.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import type { ScreenServer } from '../support/screen/backend.ts';
import { type CachedCall, at, keep } from '../support/screen/cached-content.ts';
import { NOW } from '../support/screen/process.ts';
import { setScreen } from '../support/screen/screen.ts';

const SLOW_MS = 2_500;

interface Case {
  path: string;
  read: CachedCall;
  /** Selector of what the page shows with its content only. */
  content: string;
}

const document = infoPages[0]?.slug ?? '';
const article = (path: string): Case => ({
  ...{ path, content: '[data-article]' },
  read: at(calls.getContentDetail, { query: { url: path } }),
});
/** The list of these days is over, so its scores hardly change. */
const past = dayKey(NOW / 1_000 - 3 * DAY_SECONDS);

const pages: Record<string, Case> = {
  'the news': {
    path: contentLinks.news(),
    read: at(calls.getNews, { query: { count: String(NEWS_COUNT) } }),
    content: 'ul[aria-label="Haberler"] li',
  },
  'an item of the news': article(contentLinks.newsItem('derbi-haftasi-basliyor-48210')),
  'a document': article(infoLink(document)),
  'the help': { path: '/yardim', read: at(calls.getHelpTopics), content: 'section[aria-labelledby^="konu-"]' },
  'a page of the help': article('/yardim/detay/para-cekme-29878'),
  'the kinds of bets': { path: contentLinks.marketRules(), read: at(calls.getMarketRules), content: '[data-market]' },
  'the results of Spor Toto': {
    path: '/spor-toto/sonuclar',
    read: at(calls.getLastPoolResult),
    content: '[data-match]',
  },
  'the scores of a past day': {
    path: `/canli-skor/futbol?d=${past}`,
    read: at(calls.getLiveScores, { query: { SportId: String(FOOTBALL), SearchDate: past } }),
    content: '[data-match]',
  },
};

/** The tabs of a match that has not begun. */
const tabs: Record<string, { slug: string; read: (eventId: number) => CachedCall; content?: string }> = {
  'earlier meetings': {
    slug: 'rekabet-gecmisi',
    read: (eventId) => at(calls.getMeetings, { parameters: { sportId: FOOTBALL, eventId, count: 20 } }),
  },
  'last matches': {
    slug: 'son-maclar',
    read: (eventId) => at(calls.getLastMatches, { parameters: { sportId: FOOTBALL, eventId, count: 10 } }),
  },
  'the analysis': {
    slug: 'tribun-analiz',
    read: (eventId) => at(calls.getMatchAnalysis, { parameters: { eventId } }),
  },
  'missing players': {
    slug: 'sakat-ve-cezali',
    read: (eventId) => at(calls.getMissingPlayers, { parameters: { sportId: FOOTBALL, eventId } }),
  },
  'the table': {
    slug: 'puan-durumu',
    content: '[data-answer] table',
    read: (eventId) => at(calls.getStandings, { parameters: { sportId: FOOTBALL, eventId } }),
  },
  'the form': {
    slug: 'form-durumu',
    content: '[data-answer] table',
    read: (eventId) => at(calls.getStandings, { parameters: { sportId: FOOTBALL, eventId } }),
  },
};

function caseOf(name: string, server: ScreenServer): Case {
  const page = pages[name];
  if (page !== undefined) return page;
  const tab = tabs[name];
  if (tab === undefined) throw new Error(`no case ${name}`);
  const { i } = firstOf(preMatch(server, FOOTBALL), 'match');
  return {
    path: `${detailPath('futbol', i)}/${tab.slug}`,
    read: tab.read(i),
    content: tab.content ?? '[data-answer] h2',
  };
}

const names = [...Object.keys(pages), ...Object.keys(tabs)];
const shown = (page: Page, { content }: Case) => page.locator(`main ${content}`);
const refreshing = (page: Page) => page.locator('main').getByText(/Yenileniyor · son güncelleme/);
const age = (page: Page) => page.locator('main').getByText(/son güncelleme/i);

describe.each(names)('%s', (name) => {
  test('is shown from the device with one mark of its age, and then without', async () => {
    const { server, open, pass } = await setScreen();
    const told = caseOf(name, server);
    const [path = ''] = await keep(server, [told.read], 3_600);
    await server.fault({ method: 'GET', path, delayMs: SLOW_MS });
    const page = await open(told.path, 'painted');
    await shown(page, told).first().waitFor();
    expect(await refreshing(page).count()).toBe(1);
    await pass(SLOW_MS + 500);
    await expect.poll(() => age(page).count()).toBe(0);
    expect(await shown(page, told).count()).toBeGreaterThan(0);
  });

  test('keeps what the device has, and its age, when the service is not reached', async () => {
    const { server, open, pass } = await setScreen();
    const told = caseOf(name, server);
    const [path = ''] = await keep(server, [told.read], 3_600);
    await server.fault({ method: 'GET', path, status: 503 });
    const page = await open(told.path, 'painted');
    await shown(page, told).first().waitFor();
    await pass(1_000);
    await expect.poll(() => refreshing(page).count()).toBe(0);
    expect(await age(page).count()).toBe(1);
    expect(await shown(page, told).count()).toBeGreaterThan(0);
  });
});

// One hook reads the cached response for all pages, so two cases are enough.
test.each(['the news', 'the table'])('without a cached response %s waits for the service', async (name) => {
  const { server, open, pass } = await setScreen();
  const told = caseOf(name, server);
  const [path = ''] = await keep(server, [told.read], 8 * DAY_SECONDS);
  await server.fault({ method: 'GET', path, delayMs: SLOW_MS });
  const page = await open(told.path, 'painted');
  await pass(1_000);
  expect(await shown(page, told).count()).toBe(0);
  expect(await age(page).count()).toBe(0);
  await pass(SLOW_MS);
  await shown(page, told).first().waitFor();
});
