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
import { onPendingSelection, sendPendingSelection, pendingOutcome } from './pending-selections.ts';

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
