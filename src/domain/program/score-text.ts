/**
 * Texts of a score in a row or a header, by sport (rule match-16). Pure; every text is Turkish or a number. A `null`
 * value is unknown and is not shown.
 */
import type { PeriodScore, ProgramEvent, Score, TeamScore } from '../../model/event.ts';
import type { SideTexts, MatchStatusTexts } from '../../model/program.ts';
import { E_FOOTBALL, FOOTBALL, HANDBALL, ICE_HOCKEY, sportById } from '../sports.ts';
import { clockTime } from '../time.ts';
import {
  BREAK,
  IN_PLAY,
  showsMinutes,
  hasNotBegun,
  isBreak,
  hasMatchEnded,
  isOvertime,
  isQuarterBreak,
  periodNumber,
} from './score-status.ts';
import { statusLabel } from './status-label.ts';

interface PeriodText extends SideTexts {
  /** "1.Set", "2.P", "UZ". */
  label: string;
  /** True for the period being played. */
  current: boolean;
  /** Points of the tie-break that ended the set, when it had one. */
  tieBreak: SideTexts | null;
}

/** Texts about the current state of a match, for a row. */
export function matchStatusTexts(event: Pick<ProgramEvent, 'sportId' | 'phase' | 'start' | 'score'>): MatchStatusTexts {
  const { sportId, phase } = event;
  const score = phase === 0 ? null : event.score;
  const bySets = isSetSport(sportId);
  return {
    clock: clockText(event, event.score),
    main: mainScore(sportId, score),
    set: bySets ? (periodScores(sportId, score).find(({ current }) => current) ?? null) : null,
    points: bySets ? gamePoints(score) : null,
    serving: servingSide(score),
  };
}

/**
 * Clock of a row: start time before the match ("19:00"); the minute in sports that count it ("67'", "45+" and "90+" at
 * exactly 45 and 90 in football); otherwise the current part ("2.Set", "3.P", "D.A", "Bitti").
 */
export function clockText(event: Pick<ProgramEvent, 'sportId' | 'phase' | 'start'>, score: Score | null): string {
  if (event.phase === 0) return clockTime(event.start);
  if (score === null) return statusLabel(IN_PLAY);
  if (showsMinute(event.sportId, score)) return minuteText(event.sportId, score.minute ?? 0);
  // The source names a break after the quarter that follows it, so it is shown simply as a break.
  if (isQuarterBreak(score.status)) return statusLabel(BREAK);
  return statusLabel(score.status);
}

/** Main figures: goals, points, or sets won. `null` while both sides' are unknown. */
export function mainScore(sportId: number, score: Score | null): SideTexts | null {
  if (score === null) return null;
  const home = sideScore(score.home);
  const away = sideScore(score.away);
  if (home !== null || away !== null) return { home: String(home ?? 0), away: String(away ?? 0) };
  return isSetSport(sportId) ? setsWon(sportId, score) : null;
}

/** Scores of the sets in set sports, otherwise of the listed quarters, periods or halves; [] for none. */
export function periodScores(sportId: number, score: Score | null): PeriodText[] {
  if (score === null) return [];
  const bySets = isSetSport(sportId);
  const home = bySets ? score.home.sets : score.home.quarters;
  const away = bySets ? score.away.sets : score.away.quarters;
  const numbers = [...new Set([...home, ...away].map((period) => period.number))].sort((a, b) => a - b);
  const playing = playedPeriod(sportId, score, numbers);
  return numbers.map((number) => {
    const ours = home.find((period) => period.number === number);
    const theirs = away.find((period) => period.number === number);
    return {
      label: periodLabel(sportId, number),
      home: String(ours?.score ?? 0),
      away: String(theirs?.score ?? 0),
      current: number === playing,
      tieBreak: tieBreakOf(ours, theirs),
    };
  });
}

/** Points of the current tennis game: "15", "40", above 40 "AV" (advantage). `null` when the source sends none. */
export function gamePoints(score: Score | null): SideTexts | null {
  if (score === null) return null;
  const home = score.home.gamePoints;
  const away = score.away.gamePoints;
  if (home === null && away === null) return null;
  return { home: pointText(home), away: pointText(away) };
}

/** Serving side; `null` when unknown. */
export function servingSide(score: Score | null): 'home' | 'away' | null {
  if (score === null) return null;
  if (score.home.serving) return 'home';
  return score.away.serving ? 'away' : null;
}

/** Main score of one side: the regular one first, because `current` may stay 0 (rule match-17). */
export function sideScore(side: TeamScore): number | null {
  return side.regular ?? side.current;
}

/** Sports scored in goals, which are rare enough to announce each one. */
export const goalSports: ReadonlySet<number> = new Set([FOOTBALL, ICE_HOCKEY, HANDBALL, E_FOOTBALL]);

export function isSetSport(sportId: number): boolean {
  return sportById(sportId)?.hasSetScore === true;
}

const ADVANTAGE_ABOVE = 40;

function isFootball(sportId: number): boolean {
  return sportId === FOOTBALL || sportId === E_FOOTBALL;
}

export function showsMinute(sportId: number, score: Score): boolean {
  if (score.minute === null || !showsMinutes(score.status)) return false;
  return isFootball(sportId) || sportId === HANDBALL;
}

function minuteText(sportId: number, minute: number): string {
  const stoppage = isFootball(sportId) && (minute === 45 || minute === 90);
  return stoppage ? `${minute}+` : `${minute}'`;
}

function pointText(points: number | null): string {
  if (points === null) return '0';
  return points > ADVANTAGE_ABOVE ? 'AV' : String(points);
}

/** Number of regular parts in sports whose source lists parts; further parts are extra time. */
function regularParts(sportId: number): number {
  if (sportId === ICE_HOCKEY) return 3;
  return isFootball(sportId) || sportId === HANDBALL ? 2 : 4;
}

function periodLabel(sportId: number, number: number): string {
  if (isSetSport(sportId)) return `${number}.Set`;
  const regular = regularParts(sportId);
  if (number > regular) return number === regular + 1 ? 'UZ' : `${number - regular}.UZ`;
  return regular === 2 ? `${number}.Y` : `${number}.P`;
}

/**
 * Number of the current part: the one named by the status, otherwise the last listed one of a running match; 0 for
 * none.
 */
function playedPeriod(sportId: number, score: Score, numbers: number[]): number {
  const own = periodNumber(score.status);
  if (own > 0) return own;
  if (hasNotBegun(score.status) || hasMatchEnded(score.status) || isBreak(score.status)) return 0;
  const last = numbers.at(-1) ?? 0;
  if (isOvertime(score.status) && !isSetSport(sportId)) return last > regularParts(sportId) ? last : 0;
  return last;
}

/** Sets won, counted from the list of sets when the source does not send them. The current set is not counted. */
function setsWon(sportId: number, score: Score): SideTexts | null {
  const sets = periodScores(sportId, score);
  if (sets.length === 0) return null;
  const done = sets.filter((set) => !set.current);
  return {
    home: String(done.filter((set) => Number(set.home) > Number(set.away)).length),
    away: String(done.filter((set) => Number(set.away) > Number(set.home)).length),
  };
}

function tieBreakOf(home: PeriodScore | undefined, away: PeriodScore | undefined): SideTexts | null {
  const ours = home?.tieBreak ?? null;
  const theirs = away?.tieBreak ?? null;
  if (ours === null && theirs === null) return null;
  return { home: String(ours ?? 0), away: String(theirs ?? 0) };
}
