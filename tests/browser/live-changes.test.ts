/** Each kind of hub update as a player sees it happen (rule updates-2, updates-3). */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { WireEventUpdate } from '../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event.ts';
import { eventUpdate, marketUpdate, oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, TENNIS, detailPath, firstOf, firstSpot, openMarket, preMatch, running } from '../support/program.ts';
import { eventsOnPage, expectListTrue, oddSelector, shownOdds } from '../support/shown-odds.ts';
import { type Stage, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

interface Detail extends Stage {
  page: Page;
  event: WireEvent;
  push: (fields: Partial<WireEventUpdate>) => Promise<void>;
}

async function openDetail(choose: (stage: Stage) => WireEvent, slug: string): Promise<Detail> {
  const stage = await setStage(browser());
  const event = await stage.server.truth(choose(stage).i);
  const page = await stage.open(detailPath(slug, event.i));
  await page.locator(`button[data-event="${event.i}"][data-outcome]`).first().waitFor();
  let by = 0;
  return {
    ...stage,
    page,
    event,
    push: (fields) => stage.server.push('lite', 'currentEvents', eventUpdate(event, (by += 1), fields)),
  };
}

const football = (): Promise<Detail> =>
  openDetail(({ server }) => firstOf(preMatch(server, FOOTBALL), 'football match to come'), 'futbol');

const oddOf = (page: Page, event: WireEvent, market: WireMarket, place = 0): Locator =>
  page.locator(oddSelector({ eventId: event.i, marketId: market.i, outcome: market.o[place]?.no ?? 0 }));

const card = (page: Page, marketId: number): Locator =>
  page.locator('[data-card]', { has: page.locator(`button[data-market="${marketId}"]`) });

describe('an odd', () => {
  test('that rises or falls changes in place, with a tint in its direction', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    const before = await odd.boundingBox();
    const change = (value: number): Promise<void> =>
      push({ m: [marketUpdate(market, { o: [{ n: market.o[0]?.no ?? 0, o: value, wo: value }] })] });

    await change(31.5);
    await expect.poll(() => odd.innerText()).toBe('31,50');
    await expect.poll(() => odd.getAttribute('data-change')).toBe('up');
    await change(1.04);
    await expect.poll(() => odd.innerText()).toBe('1,04');
    await expect.poll(() => odd.getAttribute('data-change')).toBe('down');
    expect(await odd.boundingBox()).toEqual(before);
    await expect.poll(() => odd.getAttribute('data-change')).toBeNull();
  });

  test('of 1.00 is not offered', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    await push({ m: [marketUpdate(market, { o: [{ n: market.o[0]?.no ?? 0, o: 1, wo: 1 }] })] });
    await expect.poll(() => odd.innerText()).toBe('—');
    expect(await odd.isDisabled()).toBe(true);
  });

  test('in the list changes as well', async () => {
    const { server, open } = await setStage(browser());
    const page = await open('/program/futbol');
    const spot = await firstSpot(page);
    const truth = await server.truth(spot.eventId);
    await server.push('lite', 'currentOdds', oddUpdate(truth, 1, spot.marketId, spot.outcome, 31.5));
    await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('31,50');
  });
});

describe('a market', () => {
  test('added appears in the detail with its line and odds', async () => {
    const { page, event, push } = await football();
    const like = openMarket(event, ({ t, st }) => t === 2 && st === 101);
    const id = 987_654_321;
    const added = marketUpdate(
      { ...like, i: id },
      {
        a: 'a',
        s: 1,
        sov: '9.5',
        o: [
          { n: 1, na: 'Alt', o: 1.11, wo: 1.09, c: 1 },
          { n: 2, na: 'Üst', o: 6.25, wo: 6.01, c: 1 },
        ],
      },
    );
    await push({ m: [added] });
    await expect.poll(() => page.locator(`button[data-market="${id}"]`).allInnerTexts()).toEqual(['1,11', '6,25']);
    expect(await card(page, id).getByRole('heading').innerText()).toContain('9,5');
  });

  test('suspended or paused is locked and opens again', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    const text = await odd.innerText();
    for (const status of [-2, -1]) {
      await push({ m: [marketUpdate(market, { s: status })] });
      await expect.poll(() => odd.isDisabled()).toBe(true);
      expect(await odd.locator('svg').count()).toBe(1);
      expect(await odd.getAttribute('aria-label')).toContain('bahse kapalı');
      expect(await odd.innerText()).toBe(text);
      await push({ m: [marketUpdate(market, { s: 1 })] });
      await expect.poll(() => odd.isEnabled()).toBe(true);
      expect(await odd.locator('svg').count()).toBe(0);
    }
  });

  for (const [how, fields] of [
    ['by flag r', { a: 'r' }],
    ['by status 0', { s: 0 }],
  ] as const) {
    test(`removed ${how} leaves, and nothing in sight moves`, async () => {
      const { page, event, push } = await football();
      const cards = page.locator('[data-card]');
      const inSight = await cards.evaluateAll(
        (all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length,
      );
      expect(inSight).toBeGreaterThan(1);
      const places = (): Promise<number[]> =>
        cards.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)).slice(0, 3));
      const before = await places();
      const ids = [...new Set(Object.keys(await shownOdds(page, event.i)).map((key) => Number(key.split(':')[0])))];
      const first = event.m.find(({ i }) => i === ids[0]) as WireMarket;
      const last = event.m.find(({ i }) => i === ids.at(-1)) as WireMarket;

      await push({ m: [marketUpdate(last, fields), marketUpdate(first, fields)] });
      // Out of sight it simply leaves; in sight its place is kept, closed, until the player tidies up.
      await expect.poll(() => card(page, last.i).count()).toBe(0);
      await expect.poll(() => card(page, first.i).innerText()).toContain('Kapandı');
      expect(await card(page, first.i).locator('button[data-outcome]:enabled').count()).toBe(0);
      expect(await places()).toEqual(before);

      await card(page, first.i).getByRole('button', { name: 'Kapandı, kapananları kaldır' }).click();
      await expect.poll(() => card(page, first.i).count()).toBe(0);
    });
  }
});

describe('an event', () => {
  const row = (page: Page, eventId: number): Locator => page.locator(`article[data-event="${eventId}"]`);

  test('removed from the program leaves the list', async () => {
    const { server, open } = await setStage(browser());
    const page = await open('/program/futbol');
    await row(page, (await firstSpot(page)).eventId).waitFor();
    // One that is to be live as well stays in that feed (rule updates-11).
    const inFeed = new Set(server.world.list(FOOTBALL, 1, 0).events.map(({ i }) => i));
    const shown = (await eventsOnPage(page)).filter((id) => !inFeed.has(id));
    const eventId = firstOf(shown, 'match on screen that is not in the live feed');
    await server.push('lite', 'currentEvents', eventUpdate(await server.truth(eventId), 1, { a: 'rp' }));
    await expect.poll(() => row(page, eventId).count()).toBe(0);
    expect(await page.locator('article[data-event]').count()).toBeGreaterThan(3);
  });

  test('that kicks off shows its minute, also in the live list; finished, it leaves both', async () => {
    const { server, open } = await setStage(browser());
    const program = await open('/program/futbol?sirala=tarih');
    const live = await open('/program/canli/futbol?sirala=tarih');
    await row(live, (await firstSpot(live)).eventId).waitFor();
    await row(program, (await firstSpot(program)).eventId).waitFor();
    const upcoming = new Set(preMatch(server, FOOTBALL).map(({ i }) => i));
    const eventId = firstOf(
      (await eventsOnPage(program)).filter((id) => upcoming.has(id)),
      'match on screen that has not begun',
    );
    expect(await row(live, eventId).count()).toBe(0);

    await server.act(eventId, { action: 'kickoff' });
    await expect.poll(() => row(live, eventId).innerText()).toMatch(/\d+'/);
    await expect.poll(() => row(program, eventId).innerText()).toMatch(/\d+'/);
    await expectListTrue(live, server);

    await server.act(eventId, { action: 'finish' });
    for (const page of [live, program]) await expect.poll(() => row(page, eventId).count()).toBe(0);
  });

  test('suspended while it runs locks every odd of it', async () => {
    const { page, event, push } = await openDetail(
      ({ server }) => firstOf(running(server, FOOTBALL), 'running football match'),
      'futbol',
    );
    expect(await page.locator(`button[data-event="${event.i}"][data-outcome]:enabled`).count()).toBeGreaterThan(0);
    for (const status of [-2, -1]) {
      await push({ es: status });
      await expect.poll(() => page.locator(`button[data-event="${event.i}"][data-outcome]:enabled`).count()).toBe(0);
      await push({ es: 1 });
      await expect
        .poll(() => page.locator(`button[data-event="${event.i}"][data-outcome]:enabled`).count())
        .toBeGreaterThan(0);
    }
  });
});

describe('a score', () => {
  test('of football changes in list and detail', async () => {
    const { server, open } = await setStage(browser());
    const event = firstOf(running(server, FOOTBALL), 'running football match');
    const detail = await open(detailPath('futbol', event.i));
    const list = await open('/program/canli/futbol');
    await list.locator(`article[data-event="${event.i}"]`).first().waitFor();
    await detail.locator('header[data-event]').waitFor();
    const t = Date.now() + 60_000;
    await server.push('score', 'currentScore', {
      ...event.sc,
      id: event.sc?.id ?? event.i,
      eid: event.i,
      sid: FOOTBALL,
      t,
      ht: { ...event.sc?.ht, r: 8, c: 8 },
      at: { ...event.sc?.at, r: 7, c: 7 },
    });
    await expect.poll(() => detail.locator('header[data-event]').innerText()).toMatch(/8 : 7/);
    await expect
      .poll(() => list.locator(`article[data-event="${event.i}"]`).first().locator('b').allInnerTexts())
      .toEqual(expect.arrayContaining(['8', '7']));
  });

  test('of tennis hands the service over', async () => {
    const { server, open } = await setStage(browser());
    const event = firstOf(running(server, TENNIS), 'running tennis match');
    const detail = await open(detailPath('tenis', event.i));
    const servingRow = (side: 'home' | 'away'): Promise<string> =>
      detail
        .getByRole('table')
        .getByRole('row')
        .nth(side === 'home' ? 1 : 2)
        .getByRole('rowheader')
        .innerText();
    await detail.getByRole('table').waitFor();
    let t = Date.now() + 60_000;
    for (const [side, other] of [
      ['home', 'away'],
      ['away', 'home'],
      ['home', 'away'],
    ] as const) {
      await server.push('score', 'currentScore', {
        id: event.sc?.id ?? event.i,
        eid: event.i,
        sid: TENNIS,
        t: (t += 1_000),
        // The other side is not told that it lost the service (rule updates-9): its flag is cleared by this one's.
        ...(side === 'home' ? { ht: { sp: true } } : { at: { sp: true } }),
      });
      await expect.poll(() => servingRow(side)).toContain('servis atıyor');
      await expect.poll(() => servingRow(other)).not.toContain('servis atıyor');
    }
  });
});
