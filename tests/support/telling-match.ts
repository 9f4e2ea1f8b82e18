/** A running match whose score must not be visible anywhere while it is covered, and how to search for it. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { FOOTBALL, firstOf, running } from './program.ts';
import type { Spot } from './shown-odds.ts';
import type { TestServer } from './controlled-server.ts';
import { main } from './sign-in.ts';

export interface TellingMatch {
  event: WireEvent;
  /** The market whose name reveals the score: "Maçın Kalanını Kim Kazanır 7:1". */
  market: WireMarket;
  /** An outcome of that market. */
  spot: Spot;
  /** Pattern of its score in any notation. */
  result: RegExp;
}

const REST = { t: 4, st: 23 };

/** Returns a match with many goals, whose two figures appear beside each other nowhere else. */
export async function tellingMatch(server: TestServer): Promise<TellingMatch> {
  const restOf = (eventId: number): WireMarket | undefined => {
    const event = server.world.event(eventId);
    const market = typeof event === 'object' ? event.m.find(({ t, st }) => t === REST.t && st === REST.st) : undefined;
    return market?.s === 1 && market.mbc <= 1 && market.o.every(({ odd }) => odd > 1) ? market : undefined;
  };
  // The home page shows only some leagues.
  const atHome = new Set(server.world.liveWidget().map(({ i }) => i));
  const suitable = running(server, FOOTBALL).filter(({ i, ci }) => ci < 70_611 && restOf(i) !== undefined);
  const event = firstOf(
    suitable.toSorted((one, other) => Number(atHome.has(other.i)) - Number(atHome.has(one.i))),
    'football match with a market for the rest of it',
  );
  for (let goals = 0; goals < 6; goals += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await server.act(event.i, { action: 'goal', side: 'home' });
  }
  await server.act(event.i, { action: 'open' });
  const market = restOf(event.i);
  if (market === undefined) throw new RangeError('the market did not come back');
  const { ht, at } = server.world.score(event.i) ?? {};
  const spot = { eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 };
  return { event, market, spot, result: scoreText(ht?.r ?? ht?.c ?? 0, at?.r ?? at?.c ?? 0) };
}

export function scoreText(own: number, other: number): RegExp {
  return new RegExp(`(?<!\\d)${own}\\s*[-:–]\\s*${other}(?!\\d)`);
}

export interface Place {
  name: string;
  path: string;
  /** Waits until the match is rendered there. */
  ready: (page: Page) => Promise<void>;
  /** Returns everything that is shown there about the match. */
  seen: (page: Page) => Promise<string>;
}

/** Visits the places one after the other, because there is one screen. */
export async function walk(page: Page, places: readonly Place[], result: RegExp, tells: boolean): Promise<void> {
  for (const { name, path, ready, seen } of places) {
    // oxlint-disable no-await-in-loop
    await page.goto(path);
    await ready(page);
    await expect.poll(async () => result.test(await seen(page)), { message: `${name}: tells` }).toBe(tells);
    // oxlint-enable no-await-in-loop
  }
}

export async function hideScores(page: Page): Promise<void> {
  await page.goto('/canli-skor/futbol');
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skorlar gizli', exact: true }).click();
}
