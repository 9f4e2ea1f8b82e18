/** Messages kept for an answer on its way, in the order they were sent in: the gate would refuse one that was overtaken. */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';

export interface HeldMessage {
  event?: EventUpdate;
  score?: ScoreUpdate;
  /** Its version; one without stays behind what came before it. Those of different events are compared as well, which does no harm. */
  order: number;
}

export function holdEvent(held: HeldMessage[], event: EventUpdate): void {
  held.push({ event, order: event.version ?? held.at(-1)?.order ?? 0 });
}

export function holdScore(held: HeldMessage[], score: ScoreUpdate): void {
  held.push({ score, order: held.at(-1)?.order ?? 0 });
}

export function inOrder(held: readonly HeldMessage[]): HeldMessage[] {
  return held.toSorted((a, b) => a.order - b.order);
}
