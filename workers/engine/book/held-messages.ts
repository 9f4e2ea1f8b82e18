/**
 * Hub messages held while a response is in flight, applied in the order of their versions: the version gate would
 * refuse a message that a later one overtook.
 */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';

export interface HeldMessage {
  event?: EventUpdate;
  score?: ScoreUpdate;
  /**
   * The message's version; a message without one takes the order of the message before it. Orders of different events
   * are compared as well, which does no harm.
   */
  order: number;
}

export function holdEvent(held: HeldMessage[], event: EventUpdate): void {
  held.push({ event, order: event.version ?? held.at(-1)?.order ?? 0 });
}

export function holdScore(held: HeldMessage[], score: ScoreUpdate): void {
  held.push({ score, order: held.at(-1)?.order ?? 0 });
}

export function inVersionOrder(held: readonly HeldMessage[]): HeldMessage[] {
  return held.toSorted((a, b) => a.order - b.order);
}
