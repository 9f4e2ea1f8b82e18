/** Tennis from the chances that the two players win a point on their own serve. */
import { raceChance } from './race-chance.ts';

export interface ServeChances {
  /** Chance that home wins a point when home serves. */
  home: number;
  /** Chance that away wins a point when away serves. */
  away: number;
}

/** Chance that home wins the game at the given points (home's, away's). */
export function gameChance(serves: ServeChances, homeServes: boolean, home = 0, away = 0): number {
  return raceChance(homeServes ? serves.home : 1 - serves.away, home, away, 4);
}

/** Chance that home wins the tie-break; serves alternate, so both count evenly. */
export function tieBreakChance(serves: ServeChances, home = 0, away = 0): number {
  return raceChance((serves.home + 1 - serves.away) / 2, home, away, 7);
}

/** Chance that home wins the set at `home`:`away` games, `homeServes` serving next, at a fresh game. */
export function setChance(serves: ServeChances, home: number, away: number, homeServes: boolean): number {
  const onServe = gameChance(serves, true);
  const onReturn = gameChance(serves, false);
  const table = new Float64Array(64);
  for (let h = 7; h >= home; h -= 1) {
    for (let a = 7; a >= away; a -= 1) {
      table[h * 8 + a] = chanceAt(h, a);
    }
  }
  return table[home * 8 + away] ?? 0;

  function chanceAt(h: number, a: number): number {
    if (h === 7 || (h === 6 && a <= 4)) return 1;
    if (a === 7 || (a === 6 && h <= 4)) return 0;
    if (h === 6 && a === 6) return tieBreakChance(serves);
    const serving = (h + a - home - away) % 2 === 0 ? homeServes : !homeServes;
    const game = serving ? onServe : onReturn;
    return game * (table[(h + 1) * 8 + a] ?? 0) + (1 - game) * (table[h * 8 + a + 1] ?? 0);
  }
}
