/** Refetches events whose messages were refused; the script for that is loaded with the first refusal. */
import type { LazyPart } from '../calls/lazy-part.ts';
import type { Repair, RepairOptions, createRepair } from './repair.ts';

export interface FollowRepairOptions extends Omit<RepairOptions, 'onGone'> {
  disorder: LazyPart<{ createRepair: typeof createRepair }>;
  /** Refetches an open event that is no longer offered. */
  refresh(eventId: number): void;
}

export function followRepair({ disorder, refresh, ...options }: FollowRepairOptions): void {
  const { book } = options.context;
  let repair: Repair | undefined;
  const onGone = (eventId: number): void => {
    book.drop(eventId);
    refresh(eventId);
  };
  const whenLoaded = (call: (repair: Repair) => void): void =>
    disorder.use((parts) => call((repair ??= parts.createRepair({ ...options, onGone }))));
  book.onStale((eventId) => whenLoaded(({ suspect }) => suspect(eventId)));
  book.onSuspect((eventId) => whenLoaded(({ confirm }) => confirm(eventId)));
}
