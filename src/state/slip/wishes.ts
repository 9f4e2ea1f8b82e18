/**
 * Pending selections (optimistic updates): an odd is shown as pressed in the frame of its tap. The engine decides: its
 * response replaces the pending selection, and a refusal is rolled back at once.
 */
import { createListeners } from '../../lib/listeners.ts';
import type { Result } from '../../model/failure.ts';
import { CATCH_UP_MS, onNextFrame } from '../engine/frame-queue.ts';

type Answer = Result<{ selected: boolean }>;

interface Wish {
  /** Outcome to show as selected; '' for none. */
  outcome: string;
  answer: Promise<Answer>;
  answered: boolean;
}

const wishes = new Map<number, Wish>();
const changes = createListeners();

export const onWish = changes.add;

/**
 * Returns the outcome of an event to show as selected.
 * @param told the engine's outcome
 */
export function wished(eventId: number, told: string): string {
  const wish = wishes.get(eventId);
  if (wish?.answered === true && wish.outcome === told) wishes.delete(eventId);
  return wish?.outcome ?? told;
}

/** Toggles an outcome. Taps on one event are sent one after the other. */
export async function wish(
  eventId: number,
  outcome: string,
  told: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = wishes.get(eventId);
  const mine: Wish = {
    outcome: wished(eventId, told) === outcome ? '' : outcome,
    // A tap after a refused one is not sent, because it was meant for the state the refused tap would have made.
    answer: earlier === undefined ? send() : earlier.answer.then((before) => (before.ok ? send() : before)),
    answered: false,
  };
  wishes.set(eventId, mine);
  changes.tell();
  const answer = await mine.answer;
  const end = (): void => {
    if (wishes.get(eventId) === mine) wishes.delete(eventId);
    changes.tell();
  };
  if (answer.ok) {
    mine.outcome = answer.value.selected ? outcome : '';
    // The engine's earlier updates may still be queued for that frame.
    onNextFrame(() => {
      mine.answered = true;
      changes.tell();
    });
    // Another tab may have been faster, so the pending selection expires.
    setTimeout(end, CATCH_UP_MS);
  } else end();
  return answer;
}
