/** Odds as a player reads them on the page, and as the server's own event says they must read. */
import { expect } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { View } from './frames.ts';
import type { TestServer } from './controlled-server.ts';

/** `market:outcome` → "1,85", with a lock where no bet is taken: "1,85 kapalı". */
export type Odds = Record<string, string>;

export interface Spot {
  eventId: number;
  marketId: number;
  outcome: number;
}

export const oddSelector = ({ eventId, marketId, outcome }: Spot): string =>
  `button[data-event="${eventId}"][data-market="${marketId}"][data-outcome="${outcome}"]`;

/**
 * Returns the odds the page shows for an event, in lists, cards and the detail alike, without the closed cards that
 * hold a place. Chosen outcomes stay enabled while locked.
 */
export async function shownOdds(page: View, eventId: number): Promise<Odds> {
  return page.$$eval(`button[data-event="${eventId}"][data-market][data-outcome]`, (buttons) =>
    Object.fromEntries(
      buttons.flatMap((button) => {
        if (button.closest('[data-card]')?.querySelector('button[aria-label^="Kapandı"]')) return [];
        const { market = '', outcome = '' } = (button as HTMLElement).dataset;
        const locked = button.getAttribute('aria-label')?.endsWith('bahse kapalı') === true ? ' kapalı' : '';
        return [[`${market}:${outcome}`, `${button.textContent.trim()}${locked}`]];
      }),
    ),
  );
}

/**
 * Computed from the rules (odds-2, text-3), not from the product's code: comma, dots between thousands, 1.00 is not
 * offered.
 */
export function trueOdds(event: WireEvent): Odds {
  const shown = event.m.filter(({ s }) => s === 1 || s === -1 || s === -2);
  return Object.fromEntries(
    shown.flatMap((market) => {
      const locked = market.s !== 1 || (event.bp !== 0 && event.s !== 1);
      return market.o.map(({ no, odd }) => [`${market.i}:${no}`, oddText(odd, locked)]);
    }),
  );
}

export function oddText(odd: number, locked = false): string {
  const offered = odd > 1.001;
  const text = offered ? new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(odd) : '—';
  return locked ? `${offered ? text : ''} kapalı` : text;
}

/** Expects that all odds the page shows for the event are the server's, and all of the server's are shown. */
export async function expectDetailTrue(page: View, server: TestServer, eventId: number): Promise<void> {
  await expect
    .poll(async () => differences(await shownOdds(page, eventId), trueOdds(await server.truth(eventId))), {
      message: `odds of event ${eventId} on ${page.url()}`,
    })
    .toEqual([]);
}

/** Expects the odd to read the same in all these tabs. */
export async function expectOdd(pages: readonly View[], spot: Spot, text: string): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => page.locator(oddSelector(spot)).innerText(), { message: page.url() }).toBe(text);
  }
}

/** Expects that every event of a list is in the server's program, with the server's odds. */
export async function expectListTrue(page: View, server: TestServer): Promise<void> {
  await expect
    .poll(
      async () => {
        const ids = await eventsOnPage(page);
        const wrong: string[] = [];
        for (const id of ids) {
          const shown = await shownOdds(page, id);
          const event = server.world.event(id);
          const truth = event === undefined || event === 'over' ? {} : trueOdds(event);
          const wanted = Object.fromEntries(Object.keys(shown).map((key) => [key, truth[key]]));
          wrong.push(...differences(shown, wanted).map((difference) => `event ${id}, ${difference}`));
        }
        return ids.length === 0 ? ['no event'] : wrong;
      },
      { message: `odds on ${page.url()}` },
    )
    .toEqual([]);
}

function differences(shown: Odds, wanted: Record<string, string | undefined>): string[] {
  return [...new Set([...Object.keys(shown), ...Object.keys(wanted)])]
    .filter((key) => shown[key] !== wanted[key])
    .map((key) => `${key}: shown ${String(shown[key])}, true ${String(wanted[key])}`);
}

/** Event ids whose odds the page has in its document. */
export function eventsOnPage(page: View): Promise<number[]> {
  return page.$$eval('article[data-event]', (rows) => [
    ...new Set(rows.map((row) => Number((row as HTMLElement).dataset['event']))),
  ]);
}
