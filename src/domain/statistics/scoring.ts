/** How a sport scores, as far as figures of earlier matches need it. */

export interface Scoring {
  /** "Gol": what is counted. */
  unit: string;
  /** What a side makes and lets happen, with its unit: "Attığı gol". */
  made: string;
  allowed: string;
  /** Lines worth counting, as a player reads them: 2.5. None where every match has its own. */
  lines: readonly number[];
  /** Whether "both scored" says anything. */
  both: boolean;
  draws: boolean;
  /** Whether anybody is at home. */
  venues: boolean;
}

export function scoringOf(sportId: number): Scoring {
  return known[sportId] ?? points;
}

const goals: Scoring = {
  ...{ unit: 'Gol', made: 'Attığı gol', allowed: 'Yediği gol' },
  ...{ lines: [], both: false, draws: true, venues: true },
};
const points: Scoring = { ...goals, unit: 'Sayı', made: 'Attığı sayı', allowed: 'Yediği sayı', draws: false };
const sets: Scoring = { ...points, unit: 'Set', made: 'Kazandığı set', allowed: 'Kaybettiği set' };
const persons: Scoring = { ...sets, venues: false };

/** Football, basketball, ice hockey, tennis, handball, table tennis, volleyball, e-football, e-basketball. */
const known: Partial<Record<number, Scoring>> = {
  1: { ...goals, lines: [1.5, 2.5, 3.5], both: true },
  2: points,
  4: { ...goals, lines: [4.5, 5.5, 6.5], both: true, draws: false },
  5: persons,
  6: goals,
  20: persons,
  23: sets,
  137: { ...goals, venues: false },
  153: { ...points, venues: false },
};
