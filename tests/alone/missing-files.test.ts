/** First visits during which one file of the build is refused: for one request, or for some seconds. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openContext, sharedBrowser } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';

const ADDRESS = '/program/futbol';
const WITHIN_MS = 15_000;
const OUTAGE_MS = 4_000;
const AT_ONCE = 2;

const browser = sharedBrowser();
const files: string[] = [];

beforeAll(async () => {
  const server = await startServer();
  const { context } = await openContext(browser(), server.url, { onEnd: () => undefined });
  const page = await context.newPage();
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.goto(ADDRESS);
  await untilWhole(page);
  // The footer and the empty slip load after first paint, and last.
  await page.locator('footer').waitFor();
  await page.getByText('Kuponun boş').first().waitFor();
  files.push(...[...requested].filter((path) => /^\/assets\/[^/]+\.(js|css)$/.test(path)));
  await context.close();
  await server.close();
});

test.each([
  ['once', 1],
  ['for some seconds', undefined],
] as const)(
  'odds, header and bottom bar appear within 15 s when a file is refused %s',
  async (_, times) => {
    expect(files.length).toBeGreaterThan(12);
    const failed: string[] = [];
    // An outage costs its whole duration at each visit, so only every fourth file is tried.
    const left = files.filter((_file, place) => times !== undefined || place % 4 === 0);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let file = left.shift(); file !== undefined; file = left.shift()) {
          const fault = await visitWithout(file, times);
          if (fault !== '') failed.push(`${file}: ${fault}`);
        }
      }),
    );
    expect(failed).toEqual([]);
  },
  600_000,
);

/** The fault of a first visit without the file, or '' if there is none. */
async function visitWithout(file: string, times: number | undefined): Promise<string> {
  const server = await startServer();
  const context = await browser().newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const fault = { method: 'GET', path: file, status: 503, body: 'Service Unavailable' };
  try {
    await server.fault(times === undefined ? fault : { ...fault, times });
    const page = await context.newPage();
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    if (times === undefined) {
      await wait(OUTAGE_MS);
      await server.clearFaults();
    }
    await untilWhole(page);
    return '';
  } catch (error) {
    return String(error).slice(0, 200);
  } finally {
    await context.close();
    await server.close();
  }
}

/** Odds, header, bottom bar, and every style sheet of the page. */
async function untilWhole(page: Page): Promise<void> {
  await page.locator('main button[data-outcome]').first().waitFor({ timeout: WITHIN_MS });
  await page.waitForFunction(
    () =>
      document.querySelector('header') !== null &&
      document.querySelector('nav[aria-label="Alt menü"]') !== null &&
      document.querySelector('[data-crash]') === null &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    undefined,
    { timeout: WITHIN_MS },
  );
}
