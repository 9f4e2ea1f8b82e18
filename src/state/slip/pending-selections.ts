/**
 * Pending selections (optimistic updates): an odd is shown as pressed in the frame of its tap. The engine decides: its
 * response replaces the pending selection, and a refusal is rolled back at once.
 */
import { createListeners } from '../../lib/listeners.ts';
import type { Result } from '../../model/failure.ts';
import { OPTIMISTIC_TIMEOUT_MS, runOnNextFrame } from '../engine/frame-queue.ts';

type Answer = Result<{ selected: boolean }>;

interface Wish {
  /** Outcome to show as selected; '' for none. */
  outcome: string;
  answer: Promise<Answer>;
  answered: boolean;
}

const wishes = new Map<number, Wish>();
const changes = createListeners();

export const onPendingSelection = changes.add;

/**
 * Returns the outcome of an event to show as selected.
 * @param told the engine's outcome
 */
export function pendingOutcome(eventId: number, told: string): string {
  const wish = wishes.get(eventId);
  if (wish?.answered === true && wish.outcome === told) wishes.delete(eventId);
  return wish?.outcome ?? told;
}

/** Toggles an outcome. Taps on one event are sent one after the other. */
export async function sendPendingSelection(
  eventId: number,
  outcome: string,
  told: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = wishes.get(eventId);
  const mine: Wish = {
    outcome: pendingOutcome(eventId, told) === outcome ? '' : outcome,
    // A tap after a refused one is not sent, because it was meant for the state the refused tap would have made.
    answer: earlier === undefined ? send() : earlier.answer.then((before) => (before.ok ? send() : before)),
    answered: false,
  };
  wishes.set(eventId, mine);
  changes.notify();
  const answer = await mine.answer;
  const end = (): void => {
    if (wishes.get(eventId) === mine) wishes.delete(eventId);
    changes.notify();
  };
  if (answer.ok) {
    mine.outcome = answer.value.selected ? outcome : '';
    // The engine's earlier updates may still be queued for that frame.
    runOnNextFrame(() => {
      mine.answered = true;
      changes.notify();
    });
    // Another tab may have been faster, so the pending selection expires.
    setTimeout(end, OPTIMISTIC_TIMEOUT_MS);
  } else end();
  return answer;
}
