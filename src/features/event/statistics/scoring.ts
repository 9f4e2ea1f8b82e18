/** Scoring rules of a sport, as needed for figures of earlier matches. */

interface Scoring {
  /** Unit of the score: "Gol". */
  unit: string;
  /** Label of what a side scores, "Attığı gol"; `allowed` is the label of what it concedes. */
  scoredLabel: string;
  concededLabel: string;
  /** Lines worth counting, as decimal numbers: 2.5. Empty when every match has its own line. */
  lines: readonly number[];
  /** True when "both scored" is meaningful. */
  hasBothScored: boolean;
  hasDraws: boolean;
  /** True when sides play at home or away. */
  hasVenues: boolean;
}

export function scoringOf(sportId: number): Scoring {
  return known[sportId] ?? points;
}

const goals: Scoring = {
  ...{ unit: 'Gol', scoredLabel: 'Attığı gol', concededLabel: 'Yediği gol' },
  ...{ lines: [], hasBothScored: false, hasDraws: true, hasVenues: true },
};
const points: Scoring = {
  ...goals,
  unit: 'Sayı',
  scoredLabel: 'Attığı sayı',
  concededLabel: 'Yediği sayı',
  hasDraws: false,
};
const sets: Scoring = { ...points, unit: 'Set', scoredLabel: 'Kazandığı set', concededLabel: 'Kaybettiği set' };
const persons: Scoring = { ...sets, hasVenues: false };

/** Football, basketball, ice hockey, tennis, handball, table tennis, volleyball, e-football, e-basketball. */
const known: Partial<Record<number, Scoring>> = {
  1: { ...goals, lines: [1.5, 2.5, 3.5], hasBothScored: true },
  2: points,
  4: { ...goals, lines: [4.5, 5.5, 6.5], hasBothScored: true, hasDraws: false },
  5: persons,
  6: goals,
  20: persons,
  23: sets,
  137: { ...goals, hasVenues: false },
  153: { ...points, hasVenues: false },
};
