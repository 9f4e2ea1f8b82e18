/** A browser that blocks storage for sites: it has shared workers and locks, and refuses them (browser-59). */
import { type Page, type BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { launchProfile } from '../support/launch.ts';
import { firstSpot } from '../support/program.ts';
import { expectOdd } from '../support/shown-odds.ts';
import { inHost, untilConnection } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';

let context: BrowserContext;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ context, close } = await launchProfile({}, { profile: { default_content_setting_values: { cookies: 2 } } }));
});
afterAll(() => close());

test.each(['shared', 'leader'] as const)(
  'without storage each tab runs its own engine, where the host would be %s',
  async (engine) => {
    const server = await startServer();
    const pages: Page[] = [];
    const errors: string[] = [];
    onTestFinished(async () => {
      await Promise.all(pages.map((page) => page.close()));
      await server.close();
      expect(errors, 'uncaught errors').toEqual([]);
    });
    const open = async (): Promise<Page> => {
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
      await page.goto(server.url + inHost('/program/futbol', engine), { waitUntil: 'domcontentloaded' });
      await untilConnection(page, 'on');
      return page;
    };
    const [first, second] = [await open(), await open()];
    const refused = await first.evaluate(() =>
      navigator.locks.request('test', () => '').catch((error: unknown) => (error as DOMException).name),
    );
    expect(refused).toBe('SecurityError');
    for (const page of [first, second]) {
      expect(await page.evaluate(() => document.documentElement.dataset['engine'])).toBe('solo');
    }
    expect((await server.stats()).hubs.lite.connections).toBe(2);
    const spot = await firstSpot(first);
    await firstSpot(second);
    const truth = await server.truth(spot.eventId);
    await server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 7.77));
    await expectOdd([first, second], spot, '7,77');
  },
);
