/** The rules of each sport by its id. */
import type { SportRules } from '../model.ts';
import { basketballRules, eBasketballRules } from './basketball.ts';
import { mmaRules, snookerRules } from './bouts.ts';
import { duelRules, motorRules, olympicRules } from './contests.ts';
import { eFootballRules } from './e-football.ts';
import { footballRules } from './football.ts';
import { handballRules } from './handball.ts';
import { iceHockeyRules } from './ice-hockey.ts';
import { tableTennisRules, volleyballRules } from './rally.ts';
import { tennisRules } from './tennis.ts';

const all: readonly SportRules[] = [
  footballRules,
  basketballRules,
  tennisRules,
  volleyballRules,
  tableTennisRules,
  iceHockeyRules,
  mmaRules,
  handballRules,
  snookerRules,
  motorRules,
  olympicRules,
  duelRules,
  eFootballRules,
  eBasketballRules,
];

const bySport = new Map(all.map((rules) => [rules.sportId, rules]));

export function rulesOf(sportId: number): SportRules | undefined {
  return bySport.get(sportId);
}
