/** A match as it went: what happened in which half, in order, with the score after each goal. */
import { hadExtraTime, periodNumber } from '../program/score-status.ts';
import type { Score } from '../../model/event.ts';
import type { Incident, IncidentKind, Sides } from '../../model/statistics.ts';

export interface TimelinePart {
  /** 1 and 2 the halves, 3 and 4 of extra time, 5 penalties. */
  part: number;
  title: string;
  entries: TimelineEntry[];
}

export interface TimelineEntry extends Incident {
  /** After a goal, else null. */
  standing: Sides<number> | null;
}

/** The part of the kicks that decide a match; nothing is played in it. */
export const PENALTIES = 5;

/** No half runs longer, whatever a service says. */
export const MOST_ADDED = 20;

/** Kinds a summary tells; a commentary tells more. */
const told = new Set<IncidentKind>([
  'goal',
  'penalty',
  'ownGoal',
  'missedPenalty',
  'yellow',
  'secondYellow',
  'red',
  'substitution',
]);

export function isGoal({ kind }: Pick<Incident, 'kind'>): boolean {
  return kind === 'goal' || kind === 'penalty' || kind === 'ownGoal';
}

export function isRed({ kind }: Pick<Incident, 'kind'>): boolean {
  return kind === 'red' || kind === 'secondYellow';
}

/** Whether a football match went into extra time, as far as its score knows. */
export function playsExtraTime(score: Score | null): boolean {
  if (score === null) return false;
  return hadExtraTime(score.status) || (score.home.extraTime ?? 0) + (score.away.extraTime ?? 0) > 0;
}

/** Whether one of these says itself that it fell in extra time: by its part, else by its minute. */
export function tellsExtraTime(incidents: readonly Incident[]): boolean {
  return incidents.some(({ period, minute, kind }) => {
    if (period !== null) return hadExtraTime(period);
    // A kick may be one of those after the match.
    return minute !== null && minute > LATEST && kind !== 'penalty' && kind !== 'missedPenalty';
  });
}

/**
 * Oldest first; what happened at once stays as the service told it. Parts in which nothing happened are left out.
 * @param extra the match is known to have extra time; without it a minute past 90 is added time
 */
export function timelineParts(incidents: readonly Incident[], extra: boolean): TimelinePart[] {
  const extraTime = extra || tellsExtraTime(incidents);
  const counted = { home: 0, away: 0 };
  const entries = incidents
    .filter(({ kind }) => told.has(kind))
    .toSorted(inOrder)
    .map((incident): TimelineEntry => {
      if (!isGoal(incident)) return { ...incident, standing: null };
      // Counted where the service does not tell it.
      if (incident.score !== null) Object.assign(counted, incident.score);
      else if (incident.side !== null) counted[incident.side] += 1;
      return { ...incident, standing: { ...counted } };
    });
  const found = [...new Set(entries.map((entry) => partOf(entry, extraTime)))];
  return found.map((part) => ({
    part,
    title: titles[part] ?? '',
    entries: entries.filter((entry) => partOf(entry, extraTime) === part),
  }));
}

/**
 * Which part a moment fell in: told by its status code, else by the minute.
 * @param extra there is extra time, in which minutes past 90 can lie, and a pause before penalties
 */
export function partOf({ period, minute }: Pick<Incident, 'period' | 'minute'>, extra: boolean): number {
  // Quarters and sets have numbers of their own.
  const known = period === null ? 0 : (parts[period] ?? periodNumber(period));
  if (period === BEFORE_PENALTIES) return extra ? known : 2;
  if (known > 0) return known;
  if (minute === null || minute <= 45) return 1;
  if (minute <= 90) return 2;
  if (!extra) return minute <= LATEST ? 2 : PENALTIES;
  return minute <= 105 ? 3 : 4;
}

/** Oldest first. A minute past 90 comes after the second half's own, wherever it belongs. */
export function inOrder(one: Incident, other: Incident): number {
  return partOf(one, true) - partOf(other, true) || (one.minute ?? 0) - (other.minute ?? 0) || one.added - other.added;
}

/** "23'", "45+2'"; '' where it is not told. */
export function minuteText({ minute, added }: Pick<Incident, 'minute' | 'added'>): string {
  if (minute === null) return '';
  return added > 0 ? `${minute}+${added}'` : `${minute}'`;
}

const BEFORE_PENALTIES = 36;
/** The last minute a second half can have. */
const LATEST = 90 + MOST_ADDED;

const titles = ['', '1. Yarı', '2. Yarı', 'Uzatma 1. Yarı', 'Uzatma 2. Yarı', 'Penaltılar'];

/** Score status code → part; a break belongs to what was before it. */
const parts: Partial<Record<number, number>> = {
  2: 1,
  4: 1,
  3: 2,
  5: 2,
  6: 2,
  35: 2,
  7: 3,
  8: 3,
  9: 4,
  10: 4,
  36: 4,
  11: 5,
  12: 5,
};
