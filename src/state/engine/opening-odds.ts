/**
 * Odds of the matches opened last, at the moment each odd was first seen on its match's page (rule change-3). Held in
 * memory alone.
 */
import { NOT_OFFERED, type Market } from '../../model/event.ts';

export interface OpeningOdd {
  /** Hundredths. */
  odd: number;
  /** Epoch ms. */
  at: number;
}

const MOST_MATCHES = 8;
const opened = new Map<number, Map<string, OpeningOdd>>();

/** Records the odds of a market that were not recorded before. @param at epoch ms */
export function recordOpeningOdds(eventId: number, { id, outcomes }: Market, at: number): void {
  const known = opened.get(eventId) ?? new Map<string, OpeningOdd>();
  // The match recorded last is the last of the map, so that the oldest one is dropped.
  opened.delete(eventId);
  opened.set(eventId, known);
  for (const { number, odd } of outcomes) {
    const key = `${id}:${number}`;
    if (odd > NOT_OFFERED && !known.has(key)) known.set(key, { odd, at });
  }
  const [oldest] = opened.keys();
  if (opened.size > MOST_MATCHES && oldest !== undefined) opened.delete(oldest);
}

export function openingOdd(eventId: number, marketId: number, outcomeNumber: number): OpeningOdd | undefined {
  return opened.get(eventId)?.get(`${marketId}:${outcomeNumber}`);
}
