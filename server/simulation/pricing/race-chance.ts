/** Races: to so many points two ahead (a set, a game), to so many sets (a match). */

/** Chance that home wins a race to `target` with two clear points, at `home`:`away`, winning each point with `p`. */
export function raceChance(p: number, home: number, away: number, target: number): number {
  const q = 1 - p;
  const level = (p * p) / (p * p + q * q);
  const late = target - 1;
  if (home >= late && away >= late) return lateChance(home - away, p, level);
  const width = target + 1;
  const table = new Float64Array(width * width);
  for (let h = target; h >= home; h -= 1) {
    for (let a = target; a >= away; a -= 1) {
      let chance: number;
      if (h >= late && a >= late) chance = lateChance(h - a, p, level);
      else if (h === target) chance = 1;
      else if (a === target) chance = 0;
      else chance = p * (table[(h + 1) * width + a] ?? 0) + q * (table[h * width + a + 1] ?? 0);
      table[h * width + a] = chance;
    }
  }
  return table[home * width + away] ?? 0;
}

export interface SetMatchChances {
  /** Chance that home wins the match. */
  home: number;
  /** Chances of the final set scores, in the order of `setScores`. */
  scores: number[];
  /** Expected number of sets still to come, the current one included. */
  expectedRemainingSets: number;
}

/** Final scores of a match to `toWin` sets: 2:0, 2:1, 1:2, 0:2. */
function setScores(toWin: number): { home: number; away: number }[] {
  const rows: { home: number; away: number }[] = [];
  for (let lost = 0; lost < toWin; lost += 1) rows.push({ home: toWin, away: lost });
  for (let lost = toWin - 1; lost >= 0; lost -= 1) rows.push({ home: lost, away: toWin });
  return rows;
}

/** A match at `home`:`away` sets; home wins the current set with `current`, any later one with `fresh`. */
export function setMatchChances(
  current: number,
  fresh: number,
  home: number,
  away: number,
  toWin: number,
): SetMatchChances {
  const rows = setScores(toWin);
  const result: SetMatchChances = { home: 0, scores: rows.map(() => 0), expectedRemainingSets: 0 };
  const play = (h: number, a: number, chance: number, setChance: number) => {
    if (h === toWin || a === toWin) {
      const row = h === toWin ? a : 2 * toWin - 1 - h;
      result.scores[row] = (result.scores[row] ?? 0) + chance;
      if (h === toWin) result.home += chance;
      return;
    }
    result.expectedRemainingSets += chance;
    play(h + 1, a, chance * setChance, fresh);
    play(h, a + 1, chance * (1 - setChance), fresh);
  };
  play(home, away, 1, current);
  return result;
}

function lateChance(lead: number, p: number, level: number): number {
  if (lead >= 2) return 1;
  if (lead <= -2) return 0;
  return lead === 0 ? level : lead === 1 ? p + (1 - p) * level : p * level;
}
