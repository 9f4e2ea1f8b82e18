/** Facts of a score beside the main score: parts, corners, cards. A figure that is `null` is not shown. */
import { FIRST_HALF, footballPart, isHalfTime, isPastNinety } from '../../../domain/program/football-part.ts';
import { UNKNOWN_STATUS, hasNotBegun, isFirstPart, hasMatchEnded } from '../../../domain/program/score-status.ts';
import { mainScore, periodScores, sideScore } from '../../../domain/program/score-text.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import type { Score, TeamScore } from '../../../model/event.ts';
import type { EventHead } from '../../../model/program.ts';

interface ScoreFact {
  /** "İY", for the one line of the header. */
  short: string;
  /** "İlk Yarı", for the summary and screen readers. */
  label: string;
  home: number;
  away: number;
  /** Drawn as a card of this colour instead of `short`. */
  card?: 'yellow' | 'red';
}

/** The facts of the header's line: half time, corners, cards, in the order of the reference screens. */
export function headerFacts(score: Score | null): ScoreFact[] {
  if (score === null) return [];
  return [
    ...(isFirstPart(score.status) || listsParts(score) ? [] : fact(score, 'halfTime', 'İY', 'İlk Yarı')),
    ...fact(score, 'corners', 'Korner', 'Korner'),
    ...fact(score, 'yellowCards', 'Sarı', 'Sarı Kart').map((each) => ({ ...each, card: 'yellow' as const })),
    ...fact(score, 'redCards', 'Kırmızı', 'Kırmızı Kart')
      .filter(({ home, away }) => home + away > 0)
      .map((each) => ({ ...each, card: 'red' as const })),
    ...fact(score, 'penalties', 'PEN', 'Penaltılar').filter(({ home, away }) => home + away > 0),
  ];
}

/** Played share of a football match's 90 minutes, 0 to 1; `null` if unknown or for another sport. */
export function elapsedShare(sportId: number, score: Score | null): number | null {
  if (sportId !== FOOTBALL || score === null) return null;
  // A finished match is complete, whatever minute its score contains.
  if (hasMatchEnded(score.status) || isPastNinety(score.status)) return 1;
  const minute = isHalfTime(score.status) ? 45 : score.minute;
  return minute === null ? null : Math.min(1, minute / 90);
}

/** Score by parts: the listed sets, quarters or periods; for football the halves, extra time and penalties. */
export function partScores(sportId: number, score: Score): ScoreFact[] {
  const listed = periodScores(sportId, score);
  if (listed.length > 0) {
    return listed.map(({ label, home, away }) => ({ short: label, label, home: Number(home), away: Number(away) }));
  }
  const first = fact(score, 'halfTime', '1.Y', '1. Yarı');
  return [
    ...first,
    ...secondHalf(score, first[0]),
    ...fact(score, 'extraTime', 'UZ', 'Uzatma').filter(({ home, away }) => home + away > 0),
    ...fact(score, 'penalties', 'PEN', 'Penaltılar').filter(({ home, away }) => home + away > 0),
  ];
}

/** Counts to compare the two sides by. */
export function sideCounts(score: Score): ScoreFact[] {
  return [
    ...fact(score, 'corners', 'Korner', 'Korner'),
    ...(isFirstPart(score.status) ? [] : fact(score, 'firstHalfCorners', 'İY Korner', 'İlk Yarı Korner')),
    ...fact(score, 'yellowCards', 'Sarı', 'Sarı Kart'),
    ...fact(score, 'redCards', 'Kırmızı', 'Kırmızı Kart'),
  ];
}

export interface MatchFigures {
  parts: ScoreFact[];
  total: { home: number; away: number } | null;
  counts: ScoreFact[];
}

/** The figures of a match's own score; null before the match, and while the score is unknown or covered. */
export function matchFigures({ sportId, phase, score, scoreHidden: covered }: EventHead): MatchFigures | null {
  if (phase === 0 || score === null || covered === true) return null;
  const main = mainScore(sportId, score);
  return {
    parts: partScores(sportId, score),
    total: main === null ? null : { home: Number(main.home), away: Number(main.away) },
    counts: sideCounts(score),
  };
}

/** Quarters or sets have a table of their own, which shows the first half as well. */
function listsParts({ home, away }: Score): boolean {
  return [home, away].some((side) => side.quarters.length + side.sets.length > 0);
}

type Count = Exclude<keyof TeamScore, 'serving' | 'quarters' | 'sets'>;

function fact(score: Score, key: Count, short: string, label: string): ScoreFact[] {
  const home = score.home[key];
  const away = score.away[key];
  return home === null && away === null ? [] : [{ short, label, home: home ?? 0, away: away ?? 0 }];
}

/** True while the status is unknown or the match is at half time or earlier: the second half has no score yet. */
function isBeforeSecondHalf({ status }: Score): boolean {
  return status === UNKNOWN_STATUS || hasNotBegun(status) || footballPart(status) === FIRST_HALF;
}

function secondHalf(score: Score, first: ScoreFact | undefined): ScoreFact[] {
  const home = sideScore(score.home);
  const away = sideScore(score.away);
  if (first === undefined || home === null || away === null || isBeforeSecondHalf(score)) return [];
  return [
    { short: '2.Y', label: '2. Yarı', home: Math.max(0, home - first.home), away: Math.max(0, away - first.away) },
  ];
}
