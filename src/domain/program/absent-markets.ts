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
  return version < (absences.get(event)?.removed.get(marketId) ?? 0);
}

/** A part of this version would add a market of which more may have been told already. */
export function cameTooLate(event: ProgramEvent, marketId: number, version: number): boolean {
  return version < (absences.get(event)?.unknown ?? 0) || wasRemovedLater(event, marketId, version);
}

/** Another copy takes this one's place. */
export function handAbsenceOver(from: ProgramEvent, to: ProgramEvent): void {
  const absence = absences.get(from);
  if (absence !== undefined) absences.set(to, absence);
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
