/** The rules of each sport by its id. */
import type { SportRules } from '../model.ts';
import { basketballRules, eBasketballRules } from './basketball-rules.ts';
import { mmaRules, snookerRules } from './bout-rules.ts';
import { duelRules, motorRules, olympicRules } from './contest-rules.ts';
import { eFootballRules } from './e-football-rules.ts';
import { footballRules } from './football-rules.ts';
import { handballRules } from './handball-rules.ts';
import { iceHockeyRules } from './ice-hockey-rules.ts';
import { tableTennisRules, volleyballRules } from './rally-rules.ts';
import { tennisRules } from './tennis-rules.ts';

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
