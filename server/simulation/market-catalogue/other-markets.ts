/** Markets of MMA, duels, contests with many contestants, and long-term bets. */
import { DOUBLE_CHANCE, RESULT, UNDER_OVER, WINNER, YES_NO, createMarketDefiner } from './define-markets.ts';

const fight = createMarketDefiner(117);
const duelMarket = createMarketDefiner(998);
const motor = createMarketDefiner(11, 1.3);
const games = createMarketDefiner(30, 1.3);

export const mmaMarkets = {
  winner: fight('2_637', 'Maç Sonucu', WINNER, { listed: true }),
  rounds: fight('2_951', 'Toplam Raund Alt/Üst {0}', UNDER_OVER, { listed: true }),
  distance: fight('2_952', 'Maç Karara Kalır Mı', YES_NO, { listed: true }),
} as const;

export const mmaLiveMarkets = {
  winner: fight('4_951', 'Maç Sonucu', WINNER, { listed: true }),
  rounds: fight('4_952', 'Toplam Raund Alt/Üst {0}', UNDER_OVER, { listed: true }),
} as const;

export const duelMarkets = {
  moreGoals: duelMarket('1_770', 'Maç Sonucu', RESULT, { listed: true }),
  doubleChance: duelMarket('2_771', 'Çifte Şans', DOUBLE_CHANCE, { listed: true }),
  goalHandicap: duelMarket('2_961', 'Gol Handikabı {h}', RESULT),
  total: duelMarket('2_772', 'Altı/Üstü {0}', UNDER_OVER, { listed: true }),
} as const;

export const motorSportMarkets = {
  winner: motor('2_971', 'Yarış Galibi', [], { listed: true }),
  podium: motor('2_972', 'İlk 3 İçinde Bitirir', [], { listed: true }),
  pole: motor('2_973', 'Sıralama Turlarının En Hızlısı', []),
} as const;

/** Winner of a running race. The stand-in has no live races, but the configuration contains the market set. */
export const motorSportLiveMarkets = { winner: motor('4_753', 'Kim Kazanır', [], { listed: true }) } as const;

export const olympicMarkets = {
  gold: games('2_981', 'Altın Madalya', [], { listed: true }),
  medal: games('2_982', 'Madalya Kazanır', [], { listed: true }),
} as const;

/** Market type of the long-term bets of every sport; the event's name is the question. */
export const longTermMarketType = createMarketDefiner(1, 1.3)('3_1', 'Uzun Vadeli', [], { listed: true });
