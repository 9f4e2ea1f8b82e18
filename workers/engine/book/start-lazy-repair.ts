/** Refetches events whose messages were refused; the script for that is loaded with the first refusal. */
import type { LazyPart } from '../calls/lazy-part.ts';
import type { Repair, RepairOptions, createRepair } from './repair.ts';

export interface LazyRepairOptions extends Omit<RepairOptions, 'onGone'> {
  disorder: LazyPart<{ createRepair: typeof createRepair }>;
  /** Refetches an open event that is no longer offered. */
  refreshDetail(eventId: number): void;
}

export function startLazyRepair({ disorder, refreshDetail: refresh, ...options }: LazyRepairOptions): void {
  const { book } = options.context;
  let repair: Repair | undefined;
  const onGone = (eventId: number): void => {
    book.removeEvent(eventId);
    refresh(eventId);
  };
  const whenLoaded = (call: (repair: Repair) => void): void =>
    disorder.use((parts) => call((repair ??= parts.createRepair({ ...options, onGone }))));
  book.onStaleMessage((eventId) => whenLoaded(({ refetchSoon: suspect }) => suspect(eventId)));
  book.onConfirmationNeeded((eventId) => whenLoaded(({ confirmSoon: confirm }) => confirm(eventId)));
}
