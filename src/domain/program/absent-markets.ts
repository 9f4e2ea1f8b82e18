/**
 * What was told of markets that a copy of an event does not have: a market that went must not come back by what was said
 * of it before it went (rule updates-18). Beside the event, because nobody shows it.
 */
import type { ProgramEvent } from '../../model/event.ts';

/**
 * A market is removed at this version, 0 where it is unknown; the copy still has it. As many removals are known one by one
 * as the copy has had markets at once, for all of them can go in one message; an older one counts for any market. An engine
 * that kept them all grew by a quarter in a million updates.
 */
export function noteRemoved(event: ProgramEvent, marketId: number, version: number): void {
  const absence = absenceOf(event);
  const { removed } = absence;
  if (version <= (removed.get(marketId) ?? 0)) return;
  removed.delete(marketId);
  removed.set(marketId, version);
  absence.most = Math.max(absence.most, event.markets.length);
  if (removed.size > absence.most) forgetOldest(absence);
}

/** An update was for a market this copy never had. */
export function noteUnknown(event: ProgramEvent, version: number): void {
  const absence = absenceOf(event);
  if (version > absence.unknown) absence.unknown = version;
}

/** A removal of the market was told that is later than this version. */
export function wasRemovedLater(event: ProgramEvent, marketId: number, version: number): boolean {
  return version < removedVersion(event, marketId);
}

/** The version at which the market was removed; 0 where none is known. */
export function removedVersion(event: ProgramEvent, marketId: number): number {
  return absences.get(event)?.removed.get(marketId) ?? 0;
}

/** The highest version told of a market this copy does not have; 0 where none is known. */
export function missingVersion(event: ProgramEvent): number {
  return absences.get(event)?.unknown ?? 0;
}

/** A part of this version would add a market of which more may have been told already. */
export function cameTooLate(event: ProgramEvent, marketId: number, version: number): boolean {
  return version < missingVersion(event) || wasRemovedLater(event, marketId, version);
}

/** Another copy takes this one's place. */
export function handAbsenceOver(from: ProgramEvent, to: ProgramEvent): void {
  const absence = absences.get(from);
  if (absence !== undefined) absences.set(to, absence);
}

/** The counter of the market began anew: its removal refuses nothing any more (rule updates-22). */
export function forgetRemoval(event: ProgramEvent, marketId: number): void {
  absences.get(event)?.removed.delete(marketId);
}

/** The counter of markets that are not here began anew at this version. */
export function restartMissing(event: ProgramEvent, version: number): void {
  const absence = absences.get(event);
  if (absence !== undefined) absence.unknown = version;
}

/** The counter of the event began anew. */
export function forgetAbsence(event: ProgramEvent): void {
  absences.delete(event);
}

interface Absence {
  /** Highest version of what was told of a market this copy never had: lists have a few of many, one number will do. */
  unknown: number;
  /** Market id → version of its removal, the one told last at the end. */
  removed: Map<number, number>;
  /** So many markets it has had at once. */
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
