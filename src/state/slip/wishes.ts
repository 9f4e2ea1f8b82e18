/**
 * What a player has tapped and the engine has not shown yet: an odd is pressed in the frame of its tap. The engine
 * decides: what it answers takes the place of what was hoped for, and what it refuses is taken back at once.
 */
import { createListeners } from '../../lib/listeners.ts';
import type { Result } from '../../model/failure.ts';
import { CATCH_UP_MS, onNextFrame } from '../engine/frame-queue.ts';

type Answer = Result<{ selected: boolean }>;

interface Wish {
  /** '' for none. */
  outcome: string;
  answer: Promise<Answer>;
  answered: boolean;
}

const wishes = new Map<number, Wish>();
const changes = createListeners();

export const onWish = changes.add;

/**
 * The outcome of an event that is to be shown as chosen.
 * @param told the engine's
 */
export function wished(eventId: number, told: string): string {
  const wish = wishes.get(eventId);
  if (wish?.answered === true && wish.outcome === told) wishes.delete(eventId);
  return wish?.outcome ?? told;
}

/** One tap on an outcome: chosen, or taken back where it is chosen. Taps on one event are sent one after the other. */
export async function wish(
  eventId: number,
  outcome: string,
  told: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = wishes.get(eventId);
  const mine: Wish = {
    outcome: wished(eventId, told) === outcome ? '' : outcome,
    // What came after a refused tap was meant for what it would have made.
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
    // What the engine showed before its answer may still wait for that frame.
    onNextFrame(() => {
      mine.answered = true;
      changes.tell();
    });
    // Another tab may have been faster.
    setTimeout(end, CATCH_UP_MS);
  } else end();
  return answer;
}
