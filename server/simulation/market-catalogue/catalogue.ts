/** All market types there are, in the order of their priority. */
import type { MarketType } from '../model.ts';
import { basketball, basketballLive, eBasketball, eBasketballLive, handball, handballLive } from './court-markets.ts';
import { football, footballLive } from './football-markets.ts';
import { eFootball, eFootballLive, iceHockey, iceHockeyLive } from './goal-markets.ts';
import { duel, longTerm, mma, mmaLive, motorSports, motorSportsLive, olympics } from './other-markets.ts';
import {
  snooker,
  snookerLive,
  tableTennis,
  tableTennisLive,
  tennis,
  tennisLive,
  volleyball,
  volleyballLive,
} from './set-markets.ts';

export const marketTypes: readonly MarketType[] = [
  football,
  footballLive,
  basketball,
  basketballLive,
  tennis,
  tennisLive,
  volleyball,
  volleyballLive,
  tableTennis,
  tableTennisLive,
  iceHockey,
  iceHockeyLive,
  mma,
  mmaLive,
  handball,
  handballLive,
  snooker,
  snookerLive,
  motorSports,
  motorSportsLive,
  olympics,
  duel,
  eFootball,
  eFootballLive,
  eBasketball,
  eBasketballLive,
]
  .flatMap((types): MarketType[] => Object.values(types))
  .concat(longTerm);

const typesByKey = new Map(marketTypes.map((type) => [type.key, type]));

export function marketTypeOf(key: string): MarketType | undefined {
  return typesByKey.get(key);
}
