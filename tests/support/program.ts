/** Locators of the program's parts on the page, and selection of the server's events that suit a test. */
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import type { View } from './frames.ts';
import type { Spot } from './shown-odds.ts';
import type { TestServer } from './controlled-server.ts';

export const FOOTBALL = 1;
export const BASKETBALL = 2;
export const TENNIS = 5;
export const E_FOOTBALL = 137;

export const detailPath = (slug: string, eventId: number): string => `/program/${slug}/mac-detay/${eventId}`;

/** The first odd of the list a bet can be placed on. */
export async function firstSpot(page: View): Promise<Spot> {
  const button = page.locator('article[data-event] button[data-market][data-outcome]:enabled').first();
  await button.waitFor();
  return button.evaluate((element) => {
    const { event, market, outcome } = (element as HTMLElement).dataset;
    return { eventId: Number(event), marketId: Number(market), outcome: Number(outcome) };
  });
}

/** Returns events that begin after any test ends. */
export function preMatch(server: TestServer, sportId: number): WireEvent[] {
  const soon = Date.now() / 1_000 + 3_600;
  return server.world.list(sportId, 0, 0).events.filter(({ bp, d }) => bp === 0 && d > soon);
}

/** Running events that take bets. */
export function running(server: TestServer, sportId: number): WireEvent[] {
  return server.world.list(sportId, 1, 0).events.filter(({ bp, s }) => bp !== 0 && s === 1);
}

/** Returns the first of a list; throws with a description when the seed has none. */
export function firstOf<T>(found: readonly T[], what: string): T {
  const [first] = found;
  if (first === undefined) throw new Error(`the server's program has no ${what}`);
  return first;
}

/** Returns a market with its odds on offer. */
export function openMarket(event: WireEvent, suits: (market: WireMarket) => boolean = () => true): WireMarket {
  const open = event.m.filter((market) => market.s === 1 && market.o.every(({ odd }) => odd > 1) && suits(market));
  return firstOf(open, `open market in event ${event.i}`);
}

/** The first running football match whose main market takes bets, and that market. */
export function openMainMatch(server: TestServer): { event: WireEvent; market: WireMarket } {
  const isMain = ({ t, st, s }: WireMarket): boolean => t === 4 && st === 4 && s === 1;
  const event = firstOf(
    running(server, FOOTBALL).filter(({ m }) => m.some(isMain)),
    'running football match with an open main market',
  );
  return { event, market: openMarket(event, isMain) };
}
