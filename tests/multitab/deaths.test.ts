/**
 * Engines that die silently, die again, or never start: every tab notices, requests its data again, and is soon
 * correct.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { crash, killSharedWorkers } from '../support/kill.ts';
import { recordOdd, shownStaleAsLive } from '../support/odd-record.ts';
import { detailPath, firstSpot } from '../support/program.ts';
import { type Spot, expectDetailTrue, expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { type Stage, hosts, inHost, setStage, sharedBrowser, untilConnection } from '../support/stage.ts';
import { builtAsset } from '../support/stand-in.ts';
import { engineStats, untilOtherEngine } from '../support/tab-probe.ts';

const browser = sharedBrowser();

interface Tabs extends Stage {
  /** The first tab created the worker, which runs in its process. */
  all: [Page, Page, Page];
  spot: Spot;
  epoch: string;
  twoSeconds: number;
}

async function openTabs(): Promise<Tabs> {
  const stage = await setStage(browser(), { engine: 'shared' });
  const since = performance.now();
  const first = await stage.open('/program/canli/futbol');
  const twoSeconds = Math.max(2_000, performance.now() - since);
  const list = await stage.open('/program/futbol');
  const spot = await firstSpot(list);
  const detail = await stage.open(detailPath('futbol', spot.eventId));
  await detail.locator(oddSelector(spot)).waitFor();
  await expectListTrue(list, stage.server);
  return { ...stage, all: [first, list, detail], spot, epoch: (await engineStats(list)).epoch, twoSeconds };
}

async function expectResync(tabs: Tabs, pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => untilOtherEngine(page, tabs.epoch, tabs.twoSeconds)));
  await Promise.all(pages.map((page) => untilConnection(page, 'on')));
  const engines = await Promise.all(pages.map(engineStats));
  expect(new Set(engines.map(({ epoch }) => epoch)).size).toBe(1);
  expect(engines[0]?.tabs).toBe(pages.length);
  await expect.poll(async () => (await tabs.server.stats()).hubs.lite.connections).toBe(1);
}

describe('a shared engine', () => {
  test('that is killed is replaced within 2 s for every tab, and no tab shows stale odds as live', async () => {
    const tabs = await openTabs();
    const [live, list, detail] = tabs.all;
    await Promise.all([recordOdd(list, tabs.spot), recordOdd(detail, tabs.spot)]);
    tabs.server.world.applyAction(tabs.spot.eventId, { action: 'suspend', marketId: tabs.spot.marketId });
    expect(await killSharedWorkers(browser())).toBe(1);
    await expectResync(tabs, tabs.all);
    await expectListTrue(live, tabs.server);
    await expectListTrue(list, tabs.server);
    await expectDetailTrue(detail, tabs.server, tabs.spot.eventId);
    expect([...(await shownStaleAsLive(list)), ...(await shownStaleAsLive(detail))]).toEqual([]);
  });

  test('that crashes with the process of the tab that created it is replaced for the other tabs', async () => {
    const tabs = await openTabs();
    const [first, list, detail] = tabs.all;
    tabs.server.world.applyAction(tabs.spot.eventId, { action: 'suspend', marketId: tabs.spot.marketId });
    await crash(first);
    await expectResync(tabs, [list, detail]);
    await expectListTrue(list, tabs.server);
    await expectDetailTrue(detail, tabs.server, tabs.spot.eventId);
  });

  test('that dies with calls in flight is replaced, and the next engine answers each call', async () => {
    const tabs = await openTabs();
    const [, list] = tabs.all;
    const answers = list.evaluate(async (epoch) => {
      const asked: Promise<boolean>[] = [];
      const told = { other: false };
      while (!told.other) {
        const question = window.tribun?.stats() ?? Promise.reject(new Error('no handle'));
        asked.push(
          question.then((result) => {
            told.other ||= result.ok && result.value.epoch !== epoch;
            return result.ok;
          }),
        );
        // Calls are made one after another, so that some are in flight at any moment.
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return Promise.all(asked);
    }, tabs.epoch);
    await killSharedWorkers(browser());
    expect(new Set(await answers)).toEqual(new Set([true]));
    // Changes of the slip, too, go to whichever engine runs.
    await killSharedWorkers(browser());
    await list.locator(oddSelector(tabs.spot)).click();
    for (const page of tabs.all.slice(1)) {
      await expect.poll(() => page.locator(oddSelector(tabs.spot)).getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('that dies repeatedly is replaced each time', async () => {
    const tabs = await openTabs();
    const [, list] = tabs.all;
    for (let death = 0; death < 3; death += 1) {
      const { epoch } = await engineStats(list);
      await killSharedWorkers(browser());
      await untilOtherEngine(list, epoch, 5_000);
    }
    await untilConnection(list, 'on');
    await expectListTrue(list, tabs.server);
  });
});

describe('an engine that does not start', () => {
  const faults = {
    shared: { status: 404, body: 'Not found.\n' },
    leader: { status: 503, body: '' },
    solo: { status: 200, body: '<!doctype html><title>Tribün</title>' },
  };
  test.for(hosts)('(%s) is retried a few times, then reported; "Tekrar dene" starts it', async (engine) => {
    const { server, context, errors } = await setStage(browser(), { engine });
    const script = builtAsset(engine === 'shared' ? 'engine.shared' : 'engine.dedicated');
    await server.fault({ method: 'GET', path: script, ...faults[engine] });
    const page = await context.newPage();
    await page.goto(inHost('/program/futbol', engine));
    await page.getByText('Program başlatılamadı').waitFor({ timeout: 45_000 });
    const tries = async (): Promise<number> => (await server.stats()).requests[`GET ${script}`] ?? 0;
    // The document's two preloads, the first attempt and six more; a browser may answer some of them from its memory of
    // the failure.
    const tried = await tries();
    expect(tried).toBeGreaterThan(4);
    expect(tried).toBeLessThanOrEqual(9);
    expect(await page.evaluate(() => document.documentElement.dataset['connection'])).toBe('off');
    expect(await page.getByRole('alert').innerText()).toContain('Tekrar dene');

    await server.clearFaults();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await untilConnection(page, 'on');
    await expectListTrue(page, server);
    expect(await tries()).toBe(tried + 1);
    expect(errors).toEqual([]);
  });
});
