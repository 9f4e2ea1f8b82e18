/** Figures of a live score row: scores by period, and the main score. */
import type { Score } from '../../model/event.ts';
import type { SideTexts } from '../../model/program.ts';
import { isFirstPart } from '../../domain/program/score-status.ts';
import {
  gamePoints,
  goalSports,
  isSetSport,
  mainScore,
  periodScores,
  servingSide,
} from '../../domain/program/score-text.ts';

interface ScoreColumn extends SideTexts {
  /** Visible label: "İY", "1", "UZ". Screen readers use `name`. */
  label: string;
  name: string;
  current: boolean;
}

interface ScoreFigures {
  /** Periods in order, newest last. */
  parts: ScoreColumn[];
  /** Goals, points or sets won; null while unknown. */
  main: SideTexts | null;
  /** Points of the current game. */
  points: SideTexts | null;
  serving: 'home' | 'away' | null;
  redCards: { home: number; away: number };
}

/** Maximum number of periods beside the score: a long match shows its newest ones. */
const MOST_PARTS = 5;

export function scoreFigures(sportId: number, score: Score | null): ScoreFigures {
  return {
    parts: partsOf(sportId, score),
    main: mainScore(sportId, score),
    points: isSetSport(sportId) ? gamePoints(score) : null,
    serving: servingSide(score),
    redCards: { home: score?.home.redCards ?? 0, away: score?.away.redCards ?? 0 },
  };
}

/** "MS" for goals, "Set" for sets won, "T" for points. */
export function mainScoreLabel(sportId: number): string {
  if (isSetSport(sportId)) return 'Set';
  return goalSports.has(sportId) ? 'MS' : 'T';
}

function partsOf(sportId: number, score: Score | null): ScoreColumn[] {
  const listed = periodScores(sportId, score)
    .slice(-MOST_PARTS)
    .map(({ label, home, away, current }) => ({
      label: label.replace(/^(\d+)\..*$/, '$1'),
      name: label,
      home,
      away,
      current,
    }));
  if (listed.length > 0 || score === null) return listed;
  const { home, away } = score;
  if (home.halfTime === null && away.halfTime === null) return [];
  if (isFirstPart(score.status)) return [];
  return [
    {
      label: 'İY',
      name: 'İlk yarı',
      home: String(home.halfTime ?? 0),
      away: String(away.halfTime ?? 0),
      current: false,
    },
  ];
}
