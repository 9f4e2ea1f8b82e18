/** Replaces all copies of an event by a fresh response (rule updates-19). */
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { BookInternals } from './book.ts';
import { inVersionOrder, type EventStoreInternals } from './event-store-interfaces.ts';
import { type CopySnapshot, snapshotCopy } from './copy-snapshot.ts';

/** Called before the event is refetched: its messages are held from now on. */
export function beginRepair(
  { repairing, nextRequestNumber: nextAsk, storesOf: shelvesOf }: BookInternals,
  eventId: number,
): void {
  if (repairing.has(eventId)) return;
  const asked = new Map<EventStoreInternals, CopySnapshot>();
  let since = 0;
  for (const shelf of shelvesOf(eventId)) {
    const event = shelf.events.get(eventId);
    if (event === undefined) continue;
    asked.set(shelf, snapshotCopy(event));
    since = Math.max(since, event.version);
  }
  repairing.set(eventId, {
    requestNumber: nextAsk(),
    versionAtRequest: since,
    copiesAtRequest: asked,
    heldMessages: [],
  });
}

/**
 * Replaces every copy by the response, then applies the messages held meanwhile. A response older than the book was
 * when it was requested comes from a service that lags behind its own hub, and changes nothing, unless it proves that
 * the counter restarted. Returns true when any copy differs afterwards.
 * @param entry null without a response
 */
export function endRepair(book: BookInternals, eventId: number, entry: DecodedEvent | null): boolean {
  const { repairing, storesOf: shelvesOf, copiesOf, findRestart: judge } = book;
  const repair = repairing.get(eventId);
  repairing.delete(eventId);
  if (repair === undefined || entry === null) return false;
  const restart = judge(eventId, entry, true, repair.requestNumber);
  const isProven = restart !== undefined;
  if (isProven)
    for (const shelf of shelvesOf(eventId)) shelf.restartVersions(eventId, restart, repair.copiesAtRequest.get(shelf));
  if (entry.event.version < repair.versionAtRequest && restart?.gates.includes('event') !== true) return isProven;
  const kept = inVersionOrder(repair.heldMessages);
  const reached = kept.reduce((most, { event }) => Math.max(most, event?.version ?? 0), entry.event.version);
  const before = JSON.stringify(copiesOf(eventId));
  for (const shelf of shelvesOf(eventId)) {
    // The messages that moved this copy were dropped with their connection, so it is newer than the response.
    if ((shelf.events.get(eventId)?.version ?? 0) > reached) continue;
    if (!shelf.repair(structuredClone(entry), repair.copiesAtRequest.get(shelf), repair.requestNumber)) continue;
    for (const { event, score } of kept) {
      if (event !== undefined) shelf.applyEvent(event);
      if (score !== undefined) shelf.applyScore(score);
    }
  }
  return isProven || JSON.stringify(copiesOf(eventId)) !== before;
}
