/** Ice hockey and e-football: few goals, like football, with markets of their own. */
import {
  DOUBLE_CHANCE,
  NEXT_GOAL,
  ODD_EVEN,
  RESULT,
  PRESENT_ABSENT,
  UNDER_OVER,
  WINNER,
  createMarketDefiner,
} from './define-markets.ts';

const ice = createMarketDefiner(4);
const eFoot = createMarketDefiner(137, 1.27);

export const iceHockeyMarkets = {
  result: ice('1_21', 'Maç Sonucu', RESULT, { listed: true }),
  total: ice('2_164', 'Altı/Üstü {0}', UNDER_OVER),
  doubleChance: ice('2_159', 'Çifte Şans', DOUBLE_CHANCE),
  winner: ice('2_601', 'Maç Sonucu (Uz. Dahil)', WINNER),
  handicap: ice('2_161', 'Handikaplı Maç Sonucu {h}', RESULT),
  firstPeriod: ice('2_126', 'İlk Periyot Sonucu', RESULT),
  bothScore: ice('2_157', 'Karşılıklı Gol', PRESENT_ABSENT),
  oddEven: ice('2_158', 'Tek/Çift', ODD_EVEN),
  homeTotal: ice('2_615', 'Ev Sahibi Alt/Üst {0}', UNDER_OVER, { depth: 2 }),
  awayTotal: ice('2_616', 'Deplasman Altı/Üstü {0}', UNDER_OVER, { depth: 2 }),
} as const;

export const iceHockeyLiveMarkets = {
  result: ice('4_1', 'Maç Sonucu', RESULT, { listed: true }),
  total: ice('4_21', 'Altı/Üstü {0}', UNDER_OVER),
  doubleChance: ice('4_128', 'Çifte Şans', DOUBLE_CHANCE),
  rest: ice('4_26', 'Maçın Geri Kalanını Kim Kazanır {0}', RESULT),
  nextGoal: ice('4_33', 'Sıradaki Golü Hangi Takım Atar {0}', RESULT),
  period: ice('4_37', '{0}. Periyodu Hangi Takım Kazanır', RESULT),
  winner: ice('4_120', 'Maç Sonucu (Uzatmalar Dahil)', WINNER),
} as const;

export const eFootballMarkets = {
  result: eFoot('2_884', 'Maç Sonucu', RESULT, { listed: true }),
  doubleChance: eFoot('2_885', 'Çifte Şans', DOUBLE_CHANCE),
  handicap: eFoot('2_886', 'Handikap {h}', WINNER),
  total: eFoot('2_887', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
} as const;

export const eFootballLiveMarkets = {
  result: eFoot('4_779', 'Maç Sonucu', RESULT, { listed: true }),
  total: eFoot('4_780', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  homeTotal: eFoot('4_781', 'Ev Sahibi Alt/Üst {0}', UNDER_OVER),
  awayTotal: eFoot('4_782', 'Deplasman Alt/Üst {0}', UNDER_OVER),
  firstHalf: eFoot('4_783', '1. Yarı Sonucu', RESULT),
  firstHalfTotal: eFoot('4_784', '1. Yarı Alt/Üst {0}', UNDER_OVER),
  rest: eFoot('4_812', 'Maçın Kalanını Kim Kazanır {0}', RESULT),
  doubleChance: eFoot('4_813', 'Çifte Şans', DOUBLE_CHANCE),
  nextGoal: eFoot('4_815', 'Sıradaki Golü Kim Atar ( {0} . Gol )', NEXT_GOAL, { listed: true }),
} as const;
