/** Scoring rules of a sport, as needed for figures of earlier matches. */

export interface Scoring {
  /** Unit of the score: "Gol". */
  unit: string;
  /** Label of what a side scores, "Attığı gol"; `allowed` is the label of what it concedes. */
  made: string;
  allowed: string;
  /** Lines worth counting, as decimal numbers: 2.5. Empty when every match has its own line. */
  lines: readonly number[];
  /** True when "both scored" is meaningful. */
  both: boolean;
  draws: boolean;
  /** True when sides play at home or away. */
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
