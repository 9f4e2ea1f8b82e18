/** Timeline of a match: incidents by part, in order, with the score after each goal. */
import {
  BEFORE_PENALTIES,
  EXTRA_FIRST,
  EXTRA_SECOND,
  FIRST_HALF,
  PENALTIES,
  SECOND_HALF,
  footballPart,
  hadExtraTime,
  isPastNinety,
} from '../program/football-part.ts';
import { hasMatchEnded, periodNumber } from '../program/score-status.ts';
import type { Score } from '../../model/event.ts';
import type { Incident, IncidentKind, Sides } from '../../model/statistics.ts';

export interface TimelinePart {
  /** 1 and 2 are the halves, 3 and 4 those of extra time, 5 penalties. */
  part: number;
  title: string;
  entries: TimelineEntry[];
}

export interface TimelineEntry extends Incident {
  /** Score after a goal; null for other incidents. */
  scoreAfter: Sides<number> | null;
}

/** Maximum added minutes of a half, whatever a service sends. */
export const MAX_ADDED_MINUTES = 20;

/** Kinds shown in the timeline, which are those of a summary; a commentary contains more. */
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

export function isRedCard({ kind }: Pick<Incident, 'kind'>): boolean {
  return kind === 'red' || kind === 'secondYellow';
}

/**
 * Returns true when a football match went into extra time, as far as its score shows.
 * @param seen extra time was seen before; penalties and the end do not show it, so the earlier finding stays valid
 */
export function hasExtraTime(score: Score | null, seen: boolean): boolean {
  if (score === null) return false;
  const { status, home, away } = score;
  if (hadExtraTime(status) || (home.extraTime ?? 0) + (away.extraTime ?? 0) > 0) return true;
  return seen && (hasMatchEnded(status) || isPastNinety(status));
}

/** True when an incident proves extra time, by its part or otherwise by its minute. */
export function provesExtraTime(incidents: readonly Incident[]): boolean {
  return incidents.some(({ period, minute, kind }) => {
    if (period !== null) return hadExtraTime(period);
    // A penalty may belong to the shoot-out after the match.
    return minute !== null && minute > LATEST && kind !== 'penalty' && kind !== 'missedPenalty';
  });
}

/**
 * Parts of a match with their incidents, oldest first; incidents of the same moment keep the service's order. Parts
 * without incidents are omitted.
 * @param extra the match is known to have extra time; without it a minute past 90 is added time
 */
export function timelineParts(incidents: readonly Incident[], extra: boolean): TimelinePart[] {
  const extraTime = extra || provesExtraTime(incidents);
  const counted = { home: 0, away: 0 };
  const entries = incidents
    .filter(({ kind }) => told.has(kind))
    .toSorted(compareIncidents)
    .map((incident): TimelineEntry => {
      if (!isGoal(incident)) return { ...incident, scoreAfter: null };
      // The score is counted when the service does not send it.
      if (incident.score !== null) Object.assign(counted, incident.score);
      else if (incident.side !== null) counted[incident.side] += 1;
      return { ...incident, scoreAfter: { ...counted } };
    });
  const found = [...new Set(entries.map((entry) => incidentPart(entry, extraTime)))];
  return found.map((part) => ({
    part,
    title: titles[part] ?? '',
    entries: entries.filter((entry) => incidentPart(entry, extraTime) === part),
  }));
}

/**
 * Part of a match in which an incident happened, by its status code, otherwise by its minute.
 * @param extra there is extra time, in which minutes past 90 can lie, and a pause before penalties
 */
export function incidentPart({ period, minute }: Pick<Incident, 'period' | 'minute'>, extra: boolean): number {
  // Quarters and sets use numbers of their own.
  const known = period === null ? 0 : footballPart(period) || periodNumber(period);
  if (period === BEFORE_PENALTIES) return extra ? known : SECOND_HALF;
  if (known > 0) return known;
  if (minute === null || minute <= 45) return FIRST_HALF;
  if (minute <= 90) return SECOND_HALF;
  if (!extra) return minute <= LATEST ? SECOND_HALF : PENALTIES;
  return minute <= 105 ? EXTRA_FIRST : EXTRA_SECOND;
}

/**
 * Compares incidents, oldest first. Minutes past 90 are placed after the added time of the second half, whichever part
 * they belong to.
 */
export function compareIncidents(one: Incident, other: Incident): number {
  return (
    incidentPart(one, true) - incidentPart(other, true) ||
    (one.minute ?? 0) - (other.minute ?? 0) ||
    one.added - other.added
  );
}

/** "23'", "45+2'"; '' if unknown. */
export function minuteText({ minute, added }: Pick<Incident, 'minute' | 'added'>): string {
  if (minute === null) return '';
  return added > 0 ? `${minute}+${added}'` : `${minute}'`;
}

/** The last possible minute of a second half. */
const LATEST = 90 + MAX_ADDED_MINUTES;

const titles = ['', '1. Yarı', '2. Yarı', 'Uzatma 1. Yarı', 'Uzatma 2. Yarı', 'Penaltılar'];
