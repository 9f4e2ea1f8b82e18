/** Which lines are worth counting in a sport, and what its scores are of. */

export interface GoalLines {
  /** "Gol": what is scored. */
  unit: string;
  /** As a player reads them: 2.5. None where every match has its own. */
  lines: readonly number[];
  /** Whether "both scored" says anything. */
  both: boolean;
}

export function goalLines(sportId: number): GoalLines {
  return known[sportId] ?? { unit: 'Sayı', lines: [], both: false };
}

const sets = { unit: 'Set', lines: [], both: false };

const known: Partial<Record<number, GoalLines>> = {
  1: { unit: 'Gol', lines: [1.5, 2.5, 3.5], both: true },
  4: { unit: 'Gol', lines: [4.5, 5.5, 6.5], both: true },
  6: { unit: 'Gol', lines: [], both: false },
  5: sets,
  20: sets,
  23: sets,
};
