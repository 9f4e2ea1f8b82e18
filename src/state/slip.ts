/** What is selected for the coupon. The engine owns it, so that tabs agree; this is the tab's view of it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { useSnapshot } from 'valtio/react';
import type { SelectionRequest } from '../contract/engine.ts';
import type { Failure } from '../contract/errors.ts';
import type { Selection } from '../contract/topics.ts';
import { askEngine } from './engine.ts';
import { useEntry, useTopic } from './live.ts';

export interface SelectedOutcome {
  marketId: number;
  outcomeNumber: number;
}

const none: Selection[] = [];
const trouble = proxy<{ failure: Failure | undefined }>({ failure: undefined });

/** All selections, in the order they were made. */
export function useSelections(): Selection[] {
  return useEntry(useTopic({ kind: 'slip' }), 'selections') ?? none;
}

/** The selected outcome of one event; renders again when that changes, not when an odd of the slip does. */
export function useSelectedOutcome(eventId: number): SelectedOutcome | undefined {
  const cell = useTopic({ kind: 'slip' }).cell('selections');
  const listen = useCallback((onChange: () => void) => subscribe(cell, onChange), [cell]);
  const packed = useSyncExternalStore(listen, () => pack(cell.value, eventId));
  return useMemo(() => unpack(packed), [packed]);
}

/** Selects an outcome, or takes it back. A failure is kept for the slip bar to show. */
export function toggleSelection(request: SelectionRequest): void {
  const { eventId, sportId, marketId, outcomeNumber } = request;
  void askEngine('toggleSelection', { eventId, sportId, marketId, outcomeNumber }).then(keepFailure);
}

export function clearSelections(): void {
  void askEngine('clearSelections', null).then(keepFailure);
}

export function addSelections(requests: SelectionRequest[]): void {
  void askEngine('addSelections', requests).then(keepFailure);
}

/** Why the last change of the slip did not happen; `undefined` when it did. */
export function useSlipFailure(): Failure | undefined {
  return useSnapshot(trouble).failure;
}

function keepFailure(result: { ok: true } | { ok: false; failure: Failure }): void {
  trouble.failure = result.ok ? undefined : ref(result.failure);
}

function pack(selections: object | undefined, eventId: number): string {
  const found = isSelections(selections) ? selections.find((selection) => selection.eventId === eventId) : undefined;
  return found === undefined ? '' : `${found.marketId}:${found.outcomeNumber}`;
}

/** The cell `selections` of the slip's topic holds nothing else. */
function isSelections(value: object | undefined): value is Selection[] {
  return Array.isArray(value);
}

function unpack(packed: string): SelectedOutcome | undefined {
  if (packed === '') return undefined;
  const [marketId, outcomeNumber] = packed.split(':').map(Number);
  return { marketId: marketId ?? 0, outcomeNumber: outcomeNumber ?? 0 };
}
