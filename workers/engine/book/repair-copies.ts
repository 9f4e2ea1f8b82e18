/** Replaces all copies of an event by a fresh response (rule updates-19). */
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { BookInside } from './book.ts';
import { inOrder } from './held-messages.ts';
import type { ShelfInside } from './shelf-inside.ts';
import { type Asked, whenAsked } from './when-asked.ts';

/** Called before the event is refetched: its messages are held from now on. */
export function beginRepair({ repairing, nextAsk, shelvesOf }: BookInside, eventId: number): void {
  if (repairing.has(eventId)) return;
  const asked = new Map<ShelfInside, Asked>();
  let since = 0;
  for (const shelf of shelvesOf(eventId)) {
    const event = shelf.events.get(eventId);
    if (event === undefined) continue;
    asked.set(shelf, whenAsked(event));
    since = Math.max(since, event.version);
  }
  repairing.set(eventId, { ask: nextAsk(), since, asked, kept: [] });
}

/**
 * Replaces every copy by the response, then applies the messages held meanwhile. A response older than the book was
 * when it was requested comes from a service that lags behind its own hub, and changes nothing, unless it proves that
 * the counter restarted. Returns true when any copy differs afterwards.
 * @param entry null without a response
 */
export function endRepair(book: BookInside, eventId: number, entry: DecodedEvent | null): boolean {
  const { repairing, shelvesOf, copiesOf, judge } = book;
  const repair = repairing.get(eventId);
  repairing.delete(eventId);
  if (repair === undefined || entry === null) return false;
  const restart = judge(eventId, entry, true, repair.ask);
  const isProven = restart !== undefined;
  if (isProven) for (const shelf of shelvesOf(eventId)) shelf.beginAnew(eventId, restart, repair.asked.get(shelf));
  if (entry.event.version < repair.since && restart?.gates.includes('event') !== true) return isProven;
  const kept = inOrder(repair.kept);
  const reached = kept.reduce((most, { event }) => Math.max(most, event?.version ?? 0), entry.event.version);
  const before = JSON.stringify(copiesOf(eventId));
  for (const shelf of shelvesOf(eventId)) {
    // The messages that moved this copy were dropped with their connection, so it is newer than the response.
    if ((shelf.events.get(eventId)?.version ?? 0) > reached) continue;
    if (!shelf.repair(structuredClone(entry), repair.asked.get(shelf), repair.ask)) continue;
    for (const { event, score } of kept) {
      if (event !== undefined) shelf.applyEvent(event);
      if (score !== undefined) shelf.applyScore(score);
    }
  }
  return isProven || JSON.stringify(copiesOf(eventId)) !== before;
}
