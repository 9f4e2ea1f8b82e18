import {
  DOUBLE_CHANCE,
  HALF_AND_FULL,
  NEXT_GOAL,
  ODD_EVEN,
  RESULT,
  RESULT_AND_BOTH_SCORE,
  PRESENT_ABSENT,
  UNDER_OVER,
  WINNER,
  YES_NO,
  createMarketDefiner,
} from './define-markets.ts';

const ice = createMarketDefiner(4);
const eFoot = createMarketDefiner(137, 1.27);

/** Ice hockey and e-football: few goals, like football, with markets of their own. */
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

const market = createMarketDefiner(1);
const RESULT_AND_TOTAL = ['1 ve Alt', '0 ve Alt', '2 ve Alt', '1 ve Üst', '0 ve Üst', '2 ve Üst'];
const TOTAL_AND_BOTH_SCORE = ['Alt ve Var', 'Üst ve Var', 'Alt ve Yok', 'Üst ve Yok'];

/** Final scores on offer, home goals first; anything else is "Diğer". */
export const CORRECT_SCORES: readonly (readonly [number, number])[] = Array.from(
  { length: 25 },
  (_, index) => [Math.floor(index / 5), index % 5] as const,
);
const SCORE_LABELS = [...CORRECT_SCORES.map(([home, away]) => `${home}:${away}`), 'Diğer'];

export const footballMarkets = {
  result: market('1_1', 'Maç Sonucu', RESULT, { listed: true, overround: 1.17 }),
  doubleChance: market('2_92', 'Çifte Şans', DOUBLE_CHANCE, { listed: true, overround: 1.17 }),
  total: market('2_101', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  bothScore: market('2_89', 'Karşılıklı Gol', PRESENT_ABSENT, { listed: true }),
  handicap: market('2_100', 'Handikaplı Maç Sonucu {h}', RESULT, { listed: true }),
  firstHalf: market('2_88', '1. Yarı Sonucu', RESULT, { listed: true }),
  secondHalf: market('2_36', '2. Yarı Sonucu', RESULT),
  firstHalfDoubleChance: market('2_77', '1. Yarı Çifte Şans', DOUBLE_CHANCE),
  firstHalfTotal: market('2_60', '1. Yarı Alt/Üst {0}', UNDER_OVER, { listed: true }),
  halfAndFull: market('2_90', '1. Yarı / Maç Sonucu', HALF_AND_FULL, { overround: 1.25 }),
  goalRange: market('2_4', 'Toplam Gol', ['0-1 gol', '2-3 gol', '4-5 gol', '6+ gol'], { listed: true, overround: 1.2 }),
  oddEven: market('2_91', 'Tek / Çift', ODD_EVEN),
  resultAndTotal: market('2_7', 'Maç Sonucu ve Alt/Üst {0}', RESULT_AND_TOTAL, { overround: 1.22 }),
  resultAndBothScore: market('2_698', 'Maç Sonucu ve Karşılıklı Gol', RESULT_AND_BOTH_SCORE, { overround: 1.22 }),
  homeTotal: market('2_603', 'Ev Sahibi Alt/Üst {0}', UNDER_OVER),
  awayTotal: market('2_604', 'Deplasman Alt/Üst {0}', UNDER_OVER),
  firstHalfBothScore: market('2_720', '1. Yarı Karşılıklı Gol', PRESENT_ABSENT),
  secondHalfBothScore: market('2_821', '2. Yarı Karşılıklı Gol', PRESENT_ABSENT, { depth: 2 }),
  correctScore: market('2_86', 'Maç Skoru', SCORE_LABELS, { depth: 2, overround: 1.35 }),
  totalAndBothScore: market('2_700', 'Altı/Üstü {0} ve Karşılıklı Gol', TOTAL_AND_BOTH_SCORE, {
    depth: 2,
    overround: 1.22,
  }),
  halfWithMoreGoals: market('2_6', 'Hangi Yarıda Daha Fazla Gol Olur', ['1.', 'Eşit', '2.'], { depth: 2 }),
  firstHalfAndBothScore: market('2_699', '1. Yarı Sonucu ve İlk Yarı Karşılıklı Gol', RESULT_AND_BOTH_SCORE, {
    depth: 2,
    overround: 1.22,
  }),
  homeFirstHalfTotal: market('2_722', 'Ev Sahibi 1. Yarı Altı/Üstü {0}', UNDER_OVER, { depth: 2 }),
  awayFirstHalfTotal: market('2_723', 'Deplasman 1. Yarı Altı/Üstü {0}', UNDER_OVER, { depth: 2 }),
  homeWinsBothHalves: market('2_69', 'Ev Sahibi Her İki Yarıyı Kazanır', YES_NO, { depth: 2 }),
  awayWinsBothHalves: market('2_72', 'Deplasman Her İki Yarıyı Kazanır', YES_NO, { depth: 2 }),
  firstGoal: market('2_87', 'İlk Golü Hangi Takım Atar', RESULT),
  qualifies: market('2_725', 'Hangi Takım Tur Atlar?', WINNER, { depth: 2 }),
  corners: market('2_48', 'Toplam Korner Sayısı Alt/Üst {0}', UNDER_OVER, { depth: 3 }),
  moreCorners: market('2_52', 'Kim Daha Çok Korner Kullanır', RESULT, { depth: 3 }),
  cards: market('2_658', 'Toplam Kart Sayısı Alt/Üst {0}', UNDER_OVER, { depth: 3 }),
  redCard: market('2_17', 'Kırmızı Kart Olur Mu', PRESENT_ABSENT, { depth: 3 }),
  scorer: market('2_12', 'Oyuncu Gol Atar', [], { depth: 3, overround: 1.3 }),
  penalty: market('2_800', 'Penaltı Olur Mu?', PRESENT_ABSENT, { depth: 3 }),
  shotsOnTarget: market('2_913', 'Takım İsabetli Şut', RESULT, { depth: 3 }),
  /** In no detail group, so that a client shows "Diğer". */
  penaltyAndRedCard: market('2_815', 'Penaltı ve Kırmızı Kart Olur Mu', PRESENT_ABSENT, { depth: 3 }),
} as const;

export const footballLiveMarkets = {
  result: market('4_4', 'Maç Sonucu', RESULT, { listed: true, overround: 1.17 }),
  nextGoal: market('4_34', 'Sıradaki Golü Kim Atar ( {0} . Gol )', NEXT_GOAL, { listed: true }),
  rest: market('4_23', 'Maçın Kalanını Kim Kazanır {0}', RESULT, { listed: true }),
  total: market('4_14', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  bothScore: market('4_131', 'Karşılıklı Gol', PRESENT_ABSENT, { listed: true }),
  doubleChance: market('4_129', 'Çifte Şans', DOUBLE_CHANCE, { listed: true }),
  handicap: market('4_12', 'Handikaplı Maç Sonucu {h}', RESULT, { listed: true }),
  firstHalf: market('4_47', '1. Yarı Sonucu', RESULT, { listed: true }),
  firstHalfTotal: market('4_63', '1. Yarı Alt/Üst {0}', UNDER_OVER, { listed: true }),
  secondHalf: market('4_321', '2. Yarı Sonucu', RESULT),
  homeTotal: market('4_203', 'Ev Sahibi Alt/Üst {0}', UNDER_OVER),
  awayTotal: market('4_207', 'Deplasman Alt/Üst {0}', UNDER_OVER),
  oddEven: market('4_136', 'Tek / Çift', ODD_EVEN, { depth: 2 }),
  resultAndBothScore: market('4_708', 'Maç Sonucu ve Karşılıklı Gol', RESULT_AND_BOTH_SCORE, {
    depth: 2,
    overround: 1.22,
  }),
  correctScore: market('4_252', 'Maç Skoru', SCORE_LABELS, { depth: 2, overround: 1.35 }),
  corners: market('4_211', 'Korner Sayısı Alt/Üst {0}', UNDER_OVER, { depth: 2 }),
  intervalGoal: market('4_861', '{0}-{1} dk. Gol Olur Mu?', PRESENT_ABSENT, { depth: 2 }),
  intervalResult: market('4_759', '{0}-{1} dk. Hangi Takım Kazanır', RESULT, { depth: 2 }),
  intervalCorner: market('4_864', '{0}-{1} dk. Korner Olur Mu', PRESENT_ABSENT, { depth: 3 }),
  /** In no detail group. */
  totalAndBothScore: market('4_710', 'Alt / Üst {0} ve Karşılıklı Gol', TOTAL_AND_BOTH_SCORE, {
    depth: 3,
    overround: 1.22,
  }),
} as const;
