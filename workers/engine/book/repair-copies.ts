/** Replaces all copies of an event by a fresh answer (rule updates-19). */
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { BookInside } from './book.ts';
import { inOrder } from './held-messages.ts';
import type { ShelfInside } from './shelf-inside.ts';
import { type Asked, whenAsked } from './when-asked.ts';

/** The event is about to be fetched again: its messages are held from now on. */
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
 * Puts the answer in place of every copy, then applies the messages held meanwhile. An answer older than the book was when
 * it was requested comes from a service lagging behind its own hub, and changes nothing, unless it proves that the
 * counter began anew. Returns whether any copy differs afterwards.
 * @param entry null for no answer
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
    // The messages that moved this copy were dropped with their connection, so it is newer than the answer.
    if ((shelf.events.get(eventId)?.version ?? 0) > reached) continue;
    if (!shelf.repair(structuredClone(entry), repair.asked.get(shelf), repair.ask)) continue;
    for (const { event, score } of kept) {
      if (event !== undefined) shelf.applyEvent(event);
      if (score !== undefined) shelf.applyScore(score);
    }
  }
  return isProven || JSON.stringify(copiesOf(eventId)) !== before;
}
