/** All market types there are, in the order of their priority. */
import type { MarketType } from '../model.ts';
import {
  basketballMarkets,
  basketballLiveMarkets,
  eBasketballMarkets,
  eBasketballLiveMarkets,
  handballMarkets,
  handballLiveMarkets,
} from './court-markets.ts';
import {
  footballMarkets,
  footballLiveMarkets,
  eFootballMarkets,
  eFootballLiveMarkets,
  iceHockeyMarkets,
  iceHockeyLiveMarkets,
} from './football-markets.ts';
import {
  duelMarkets,
  longTermMarketType,
  mmaMarkets,
  mmaLiveMarkets,
  motorSportMarkets,
  motorSportLiveMarkets,
  olympicMarkets,
} from './other-markets.ts';
import {
  snookerMarkets,
  snookerLiveMarkets,
  tableTennisMarkets,
  tableTennisLiveMarkets,
  tennisMarkets,
  tennisLiveMarkets,
  volleyballMarkets,
  volleyballLiveMarkets,
} from './set-markets.ts';

export const marketTypes: readonly MarketType[] = [
  footballMarkets,
  footballLiveMarkets,
  basketballMarkets,
  basketballLiveMarkets,
  tennisMarkets,
  tennisLiveMarkets,
  volleyballMarkets,
  volleyballLiveMarkets,
  tableTennisMarkets,
  tableTennisLiveMarkets,
  iceHockeyMarkets,
  iceHockeyLiveMarkets,
  mmaMarkets,
  mmaLiveMarkets,
  handballMarkets,
  handballLiveMarkets,
  snookerMarkets,
  snookerLiveMarkets,
  motorSportMarkets,
  motorSportLiveMarkets,
  olympicMarkets,
  duelMarkets,
  eFootballMarkets,
  eFootballLiveMarkets,
  eBasketballMarkets,
  eBasketballLiveMarkets,
]
  .flatMap((types): MarketType[] => Object.values(types))
  .concat(longTermMarketType);

const typesByKey = new Map(marketTypes.map((type) => [type.key, type]));

export function marketTypeOf(key: string): MarketType | undefined {
  return typesByKey.get(key);
}
