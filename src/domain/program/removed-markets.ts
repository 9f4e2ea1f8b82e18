/**
 * Versions of markets that the copy of an event does not contain, so that an older message cannot add a removed market
 * again (rule updates-18). Stored outside the event, because nothing displays it.
 */
import type { ProgramEvent } from '../../model/event.ts';

/**
 * Records the removal of a market at this version, 0 if unknown. Call it before deleting the market from the copy. At
 * most as many removals are stored as the copy has had markets at once, because one message can remove them all; an
 * older removal only raises the version required of any missing market. Storing every removal made the engine grow by a
 * quarter in a million updates.
 */
export function recordRemoval(event: ProgramEvent, marketId: number, version: number): void {
  const absence = absenceOf(event);
  const { removed } = absence;
  if (version <= (removed.get(marketId) ?? 0)) return;
  removed.delete(marketId);
  removed.set(marketId, version);
  absence.most = Math.max(absence.most, event.markets.length);
  if (removed.size > absence.most) forgetOldest(absence);
}

/** Records an update for a market this copy never had. */
export function recordMissingVersion(event: ProgramEvent, version: number): void {
  const absence = absenceOf(event);
  if (version > absence.unknown) absence.unknown = version;
}

/** True when a removal of the market with a later version is known. */
export function wasRemovedLater(event: ProgramEvent, marketId: number, version: number): boolean {
  return version < removalVersion(event, marketId);
}

/** Version at which the market was removed; 0 if unknown. */
export function removalVersion(event: ProgramEvent, marketId: number): number {
  return absences.get(event)?.removed.get(marketId) ?? 0;
}

/** Highest known version of a market that is missing from this copy; 0 if unknown. */
export function missingVersion(event: ProgramEvent): number {
  return absences.get(event)?.unknown ?? 0;
}

/** True when adding the market at this version could miss a later removal or update. */
export function isTooLateToAdd(event: ProgramEvent, marketId: number, version: number): boolean {
  return version < missingVersion(event) || wasRemovedLater(event, marketId, version);
}

/** Moves the record to the copy that replaces `from`. */
export function moveRemovals(from: ProgramEvent, to: ProgramEvent): void {
  const absence = absences.get(from);
  if (absence !== undefined) absences.set(to, absence);
}

/** Forgets a removal that would reject updates after the market's version counter restarted (rule updates-22). */
export function forgetRemoval(event: ProgramEvent, marketId: number): void {
  absences.get(event)?.removed.delete(marketId);
}

/** Sets the version required of missing markets, because their counter restarted at this version. */
export function resetMissingVersion(event: ProgramEvent, version: number): void {
  const absence = absences.get(event);
  if (absence !== undefined) absence.unknown = version;
}

/** Drops all records of the event, because its version counter restarted. */
export function clearRemovals(event: ProgramEvent): void {
  absences.delete(event);
}

interface Absence {
  /**
   * Highest version received for a missing market. Lists contain few of an event's markets, so one number is enough.
   */
  unknown: number;
  /** Market id → version of its removal, the latest message last. */
  removed: Map<number, number>;
  /** Largest number of markets the event has had at once. */
  most: number;
}

const absences = new WeakMap<ProgramEvent, Absence>();

function absenceOf(event: ProgramEvent): Absence {
  let absence = absences.get(event);
  if (absence === undefined) absences.set(event, (absence = { unknown: 0, removed: new Map(), most: 0 }));
  return absence;
}

function forgetOldest(absence: Absence): void {
  for (const [marketId, version] of absence.removed) {
    absence.removed.delete(marketId);
    absence.unknown = Math.max(absence.unknown, version);
    return;
  }
}
