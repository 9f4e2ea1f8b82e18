/** A match that hub updates change before a player's eyes: its odds, its cards, and helpers that send the updates. */
import type { Locator, Page } from 'playwright';
import type { WireEventUpdate } from '../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import type { TestServer } from './controlled-server.ts';
import { eventUpdate } from './hub-updates.ts';
import { detailPath } from './program.ts';
import { oddSelector } from './shown-odds.ts';

export interface LiveDetail {
  page: Page;
  event: WireEvent;
  push: (fields: Partial<WireEventUpdate>) => Promise<void>;
}

/** Opens the page of the match; each update has a version above the one before. */
export async function openLiveDetail<Stage extends { server: TestServer; open: (path: string) => Promise<Page> }>(
  stage: Stage,
  slug: string,
  eventId: number,
): Promise<Stage & LiveDetail> {
  const event = await stage.server.truth(eventId);
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

export const oddOf = (page: Page, event: WireEvent, market: WireMarket, place = 0): Locator =>
  page.locator(oddSelector({ eventId: event.i, marketId: market.i, outcome: market.o[place]?.no ?? 0 }));

export const card = (page: Page, marketId: number): Locator =>
  page.locator('[data-card]', { has: page.locator(`button[data-market="${marketId}"]`) });
