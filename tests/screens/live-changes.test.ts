/**
 * Each kind of hub update as a player sees it (rule updates-2, updates-3). `tests/browser` covers positions on the
 * page.
 */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { eventUpdate, marketUpdate, oddUpdate } from '../support/hub-updates.ts';
import { type LiveDetail, card, oddOf, openLiveDetail } from '../support/live-detail.ts';
import { FOOTBALL, TENNIS, detailPath, firstOf, firstSpot, openMarket, preMatch, running } from '../support/program.ts';
import { eventsOnPage, expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { items, slipOf } from '../support/slip.ts';

type Detail = ScreenStage & LiveDetail;

async function openDetail(choose: (stage: ScreenStage) => WireEvent, slug: string): Promise<Detail> {
  const stage = await setScreen();
  return openLiveDetail(stage, slug, choose(stage).i);
}

const football = (): Promise<Detail> =>
  openDetail(({ server }) => firstOf(preMatch(server, FOOTBALL), 'football match to come'), 'futbol');

describe('an odd', () => {
  test('that rises or falls is updated, with a tint in its direction', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    const change = (value: number): Promise<void> =>
      push({ m: [marketUpdate(market, { o: [{ n: market.o[0]?.no ?? 0, o: value, wo: value }] })] });

    await change(31.5);
    await expect.poll(() => odd.innerText()).toBe('31,50');
    await expect.poll(() => odd.getAttribute('data-change')).toBe('up');
    await change(1.04);
    await expect.poll(() => odd.innerText()).toBe('1,04');
    await expect.poll(() => odd.getAttribute('data-change')).toBe('down');
    await expect.poll(() => odd.getAttribute('data-change')).toBeNull();
  });

  test('that is closed alone is locked, and its neighbours stay open', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    const { no = 0, odd: price = 0, wodd = 0 } = market.o[0] ?? {};
    const tell = (c: number): Promise<void> =>
      push({ m: [marketUpdate(market, { o: [{ n: no, o: price, wo: wodd, c }] })] });

    await tell(0);
    await expect.poll(() => odd.isDisabled()).toBe(true);
    expect(await oddOf(page, event, market, 1).isDisabled()).toBe(false);
    await tell(1);
    await expect.poll(() => odd.isDisabled()).toBe(false);
  });

  test('of 1.00 is not offered', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    await push({ m: [marketUpdate(market, { o: [{ n: market.o[0]?.no ?? 0, o: 1, wo: 1 }] })] });
    await expect.poll(() => odd.innerText()).toBe('—');
    expect(await odd.isDisabled()).toBe(true);
  });

  test('is updated in the list as well', async () => {
    const { server, open } = await setScreen();
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
      expect(await odd.locator('[class*=lock]').count()).toBe(1);
      expect(await odd.getAttribute('aria-label')).toContain('bahse kapalı');
      expect(await odd.innerText()).toBe(text);
      await push({ m: [marketUpdate(market, { s: 1 })] });
      await expect.poll(() => odd.isEnabled()).toBe(true);
      expect(await odd.locator('[class*=lock]').count()).toBe(0);
    }
  });

  test('suspended while focused keeps the focus for the arrow keys, and takes no bet until it opens', async () => {
    const { page, event, push } = await football();
    const market = openMarket(event);
    const odd = oddOf(page, event, market);
    await odd.focus();
    const tell = (status: number): Promise<void> => push({ m: [marketUpdate(market, { s: status })] });

    await tell(-2);
    await expect.poll(() => odd.getAttribute('aria-disabled')).toBe('true');
    // A disabled button would lose the focus in a browser.
    expect(await odd.isEnabled()).toBe(true);
    // Other odds of the market cannot take the focus either.
    expect(await oddOf(page, event, market, 1).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await odd.click();
    expect(await odd.getAttribute('aria-pressed')).toBe('false');
    expect(await items(slipOf(page)).count()).toBe(0);

    await tell(1);
    await expect.poll(() => odd.getAttribute('aria-disabled')).toBeNull();
    await page.keyboard.press('ArrowRight');
    expect(await oddOf(page, event, market, 1).evaluate((other) => other === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => items(slipOf(page)).count()).toBe(1);

    // A selection removed while it is suspended is no longer pressed and still has the focus.
    await tell(-2);
    await expect.poll(() => odd.getAttribute('aria-label')).toContain('bahse kapalı');
    await page.keyboard.press('Enter');
    await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('false');
    expect(await odd.isEnabled()).toBe(true);
  });

  for (const [how, fields] of [
    ['by flag r', { a: 'r' }],
    ['by status 0', { s: 0 }],
  ] as const) {
    test(`removed ${how} is closed in its place, and disappears when the player tidies up`, async () => {
      const { page, event, push } = await football();
      const market = openMarket(event);
      await push({ m: [marketUpdate(market, fields)] });
      await expect.poll(() => card(page, market.i).innerText()).toContain('Kapandı');
      expect(await card(page, market.i).locator('button[data-outcome]:enabled').count()).toBe(0);
      await card(page, market.i).getByRole('button', { name: 'Kapandı, kapananları kaldır' }).click();
      await expect.poll(() => card(page, market.i).count()).toBe(0);
    });
  }
});

describe('an event', () => {
  const row = (page: Page, eventId: number): Locator => page.locator(`article[data-event="${eventId}"]`);

  test('removed from the program leaves the list', async () => {
    const { server, open } = await setScreen();
    const page = await open('/program/futbol');
    await row(page, (await firstSpot(page)).eventId).waitFor();
    // A match that will be live as well stays in that feed (rule updates-11).
    const inFeed = new Set(server.world.list(FOOTBALL, 1, 0).events.map(({ i }) => i));
    const shown = (await eventsOnPage(page)).filter((id) => !inFeed.has(id));
    const eventId = firstOf(shown, 'match on screen that is not in the live feed');
    await server.push('lite', 'currentEvents', eventUpdate(await server.truth(eventId), 1, { a: 'rp' }));
    await expect.poll(() => row(page, eventId).count()).toBe(0);
    expect(await page.locator('article[data-event]').count()).toBeGreaterThan(3);
  });

  test('that will be offered live is listed below running ones, with its pre-match odds', async () => {
    const { server, open } = await setScreen();
    const feed = server.world.list(FOOTBALL, 1, 0).events;
    const coming = feed.filter(({ bp }) => bp === 0).toSorted((a, b) => a.d - b.d || a.i - b.i);
    const first = firstOf(coming, 'football match to be offered live');
    const page = await open('/program/canli/futbol');
    await row(page, first.i).waitFor();
    const parts = await page
      .locator('main')
      .locator('article[data-event], h2')
      .evaluateAll((all) => all.map((part) => part.getAttribute('data-event') ?? part.textContent.trim()));
    const under = parts.slice(parts.indexOf('Sıradaki canlı maçlar') + 1).filter((part) => /^\d+$/.test(part));
    expect(under[0]).toBe(String(first.i));
    const comingIds = new Set(coming.map(({ i }) => String(i)));
    expect(under.filter((id) => !comingIds.has(id))).toEqual([]);
    const result = firstOf(
      first.m.filter(({ t, st }) => t === 1 && st === 1),
      'match result',
    );
    expect(await row(page, first.i).locator(`button[data-market="${result.i}"]:enabled`).count()).toBe(3);
    await expectListTrue(page, server);
  });

  describe.for([
    ['the program', '/program/futbol?sirala=tarih'],
    ['the live list', '/program/canli/futbol?sirala=tarih'],
  ] as const)('in %s', ([, path]) => {
    test('that kicks off shows its minute, and leaves when it is finished', async () => {
      const { server, open } = await setScreen();
      const eventId = firstOf(preMatch(server, FOOTBALL), 'football match to come').i;
      const page = await open(path);
      await row(page, (await firstSpot(page)).eventId).waitFor();
      expect(await row(page, eventId).innerText()).not.toMatch(/\d+'/);
      await server.act(eventId, { action: 'kickoff' });
      await expect.poll(() => row(page, eventId).innerText()).toMatch(/\d+'/);
      await expectListTrue(page, server);
      await server.act(eventId, { action: 'finish' });
      await expect.poll(() => row(page, eventId).count()).toBe(0);
    });
  });

  test('suspended while it runs locks all of its odds', async () => {
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
  test('of football changes in the list and on the match page', async () => {
    const { server, open } = await setScreen();
    const event = firstOf(running(server, FOOTBALL), 'running football match');
    const score = (home: number, away: number): object => ({
      ...event.sc,
      id: event.sc?.id ?? event.i,
      eid: event.i,
      sid: FOOTBALL,
      t: Date.now() + 60_000,
      ht: { ...event.sc?.ht, r: home, c: home },
      at: { ...event.sc?.at, r: away, c: away },
    });
    const detail = await open(detailPath('futbol', event.i));
    await detail.locator('header[data-event]').waitFor();
    await server.push('score', 'currentScore', score(8, 7));
    await expect.poll(() => detail.locator('header[data-event]').innerText()).toMatch(/8 - 7/);
    const list = await open('/program/canli/futbol');
    const shown = list.locator(`article[data-event="${event.i}"]`).first();
    await shown.waitFor();
    await server.push('score', 'currentScore', score(9, 6));
    await expect.poll(() => shown.locator('b').allInnerTexts()).toEqual(expect.arrayContaining(['9', '6']));
  });

  test('of tennis moves the service to the other player', async () => {
    const { server, open } = await setScreen();
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
        // The hub sends no change for the side that lost the service (rule updates-9), so its flag is cleared by the
        // other side's.
        ...(side === 'home' ? { ht: { sp: true } } : { at: { sp: true } }),
      });
      await expect.poll(() => servingRow(side)).toContain('servis atıyor');
      await expect.poll(() => servingRow(other)).not.toContain('servis atıyor');
    }
  });
});
