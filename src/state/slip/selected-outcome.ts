/**
 * Selected outcome of one event, and its toggle. Separate from the rest of the slip, so that the first odds do not load
 * all of it.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { SelectionRequest } from '../../contract/port/engine-contract.ts';
import type { Selection } from '../../model/slip.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopic } from '../engine/use-topic.ts';
import { topicView } from '../engine/topic-view.ts';
import { recordSlipFailure } from './slip-failure.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Result } from '../../model/failure.ts';
import { OPTIMISTIC_TIMEOUT_MS, runOnNextFrame } from '../engine/frame-queue.ts';

export interface SelectedOutcome {
  marketId: number;
  outcomeNumber: number;
}

/**
 * Returns the selected outcome of one event, including a tap from its first frame (rule slip-24); renders again only
 * when that changes, not when an odd of the slip does.
 */
export function useSelectedOutcome(eventId: number): SelectedOutcome | undefined {
  const cell = useTopic({ kind: 'slip' }).cell('selections');
  const follow = useCallback(
    (onChange: () => void) => {
      const ends = [subscribe(cell, onChange), onPendingSelection(onChange)];
      return () => ends.forEach((end) => end());
    },
    [cell],
  );
  const packed = useSyncExternalStore(follow, () => pendingOutcome(eventId, pack(cell.value, eventId)));
  return useMemo(() => unpack(packed), [packed]);
}

/** Selects an outcome, or removes it when selected. A failure is stored for the slip bar to show. */
export function toggleSelection({ eventId, sportId, marketId, outcomeNumber }: SelectionRequest): void {
  const told = pack(topicView<'slip'>({ kind: 'slip' }).cell('selections').value, eventId);
  const request = { eventId, sportId, marketId, outcomeNumber };
  void sendPendingSelection(eventId, `${marketId}:${outcomeNumber}`, told, () =>
    callEngine('toggleSelection', request),
  ).then(recordSlipFailure);
}

/** Returns a callback for the odds of a sport that toggles an outcome; the same one on every render. */
export function useOutcomeToggle(sportId: number): (eventId: number, marketId: number, outcomeNumber: number) => void {
  return useCallback(
    (eventId, marketId, outcomeNumber) => toggleSelection({ eventId, sportId, marketId, outcomeNumber }),
    [sportId],
  );
}

function pack(selections: object | undefined, eventId: number): string {
  const found = isSelections(selections) ? selections.find((selection) => selection.eventId === eventId) : undefined;
  return found === undefined ? '' : `${found.marketId}:${found.outcomeNumber}`;
}

/** The cell `selections` of the slip's topic holds only such arrays. */
function isSelections(value: object | undefined): value is Selection[] {
  return Array.isArray(value);
}

function unpack(packed: string): SelectedOutcome | undefined {
  if (packed === '') return undefined;
  const [marketId, outcomeNumber] = packed.split(':').map(Number);
  return { marketId: marketId ?? 0, outcomeNumber: outcomeNumber ?? 0 };
}

type Answer = Result<{ selected: boolean }>;

interface Wish {
  /** Outcome to show as selected; '' for none. */
  outcome: string;
  answer: Promise<Answer>;
  answered: boolean;
}

const wishes = new Map<number, Wish>();
const changes = createListeners();

/**
 * Pending selections (optimistic updates): an odd is shown as pressed in the frame of its tap. The engine decides:
 * its response replaces the pending selection, and a refusal is rolled back at once.
 */
export const onPendingSelection = changes.add;

/**
 * Returns the outcome of an event to show as selected.
 * @param known the engine's outcome
 */
export function pendingOutcome(eventId: number, known: string): string {
  const wish = wishes.get(eventId);
  if (wish?.answered === true && wish.outcome === known) wishes.delete(eventId);
  return wish?.outcome ?? known;
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
