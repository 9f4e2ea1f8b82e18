/** Basketball, e-basketball, handball: points of a clock sport. */
import {
  DOUBLE_CHANCE,
  HALF_AND_FULL,
  ODD_EVEN,
  RESULT,
  UNDER_OVER,
  WINNER,
  createMarketDefiner,
} from './define-markets.ts';

const basket = createMarketDefiner(2);
const eBasket = createMarketDefiner(153, 1.22);
const hand = createMarketDefiner(6);

export const basketballMarkets = {
  winner: basket('1_2', 'Maç Sonucu (Uzt.Dahil)', WINNER, { listed: true }),
  handicap: basket('2_113', 'Handikaplı Maç Sonucu (Uzt.Dahil) {h}', WINNER, { listed: true }),
  total: basket('2_114', 'Toplam Sayı Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { listed: true }),
  firstHalf: basket('2_621', '1. Yarı Sonucu', RESULT, { listed: true }),
  firstHalfHandicap: basket('2_115', 'Handikaplı 1. Yarı Sonucu {h}', WINNER),
  firstHalfTotal: basket('2_116', '1. Yarı Toplam Sayı Alt/Üst {0}', UNDER_OVER),
  halfAndFull: basket('2_111', '1. Yarı / Maç Sonucu', HALF_AND_FULL, { depth: 2, overround: 1.25 }),
  homeTotal: basket('2_619', 'Ev Sahibi Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { depth: 2 }),
  awayTotal: basket('2_620', 'Deplasman Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { depth: 2 }),
  quarter: basket('2_776', '{0}. Çeyrek Sonucu', RESULT, { listed: true }),
  quarterTotal: basket('2_777', '{0}. Çeyrek Altı/Üstü {1}', UNDER_OVER, { depth: 2 }),
} as const;

export const basketballLiveMarkets = {
  winner: basket('4_71', 'Maç Sonucu (Uzt.Dahil)', WINNER, { listed: true }),
  total: basket('4_140', 'Toplam Sayı Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { listed: true }),
  handicap: basket('4_286', 'Handikaplı Maç Sonucu (Uzt.Dahil) {h}', WINNER, { listed: true }),
  firstHalf: basket('4_606', '1. Yarı Sonucu', RESULT, { listed: true }),
  quarter: basket('4_769', '{0}. Çeyrek Sonucu', RESULT, { listed: true }),
  homeTotal: basket('4_615', 'Ev Sahibi Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { depth: 2 }),
  awayTotal: basket('4_616', 'Deplasman Alt/Üst (Uzt.Dahil) {0}', UNDER_OVER, { depth: 2 }),
} as const;

export const eBasketballMarkets = {
  winner: eBasket('2_888', 'Maç Sonucu (Uzatmalar Dahil)', WINNER, { listed: true }),
  handicap: eBasket('2_958', 'Handikaplı Maç Sonucu (Uz. Dahil) {h}', WINNER, { listed: true }),
  total: eBasket('2_959', 'Toplam Sayı Alt/Üst (Uz. Dahil) {0}', UNDER_OVER, { listed: true }),
} as const;

export const eBasketballLiveMarkets = {
  winner: eBasket('4_786', 'Maç Sonucu (Uzatmalar Dahil)', WINNER, { listed: true }),
  total: eBasket('4_787', 'Toplam Sayı Alt/Üst (Uz. Dahil) {0}', UNDER_OVER, { listed: true }),
  handicap: eBasket('4_825', 'Handikaplı Maç Sonucu (Uz. Dahil) {h}', WINNER, { listed: true }),
  firstHalf: eBasket('4_785', '1. Yarı Sonucu', RESULT, { listed: true }),
  quarter: eBasket('4_828', '{0}. Çeyrek Sonucu', RESULT),
} as const;

export const handballMarkets = {
  result: hand('1_16', 'Maç Sonucu', RESULT, { listed: true }),
  doubleChance: hand('2_185', 'Çifte Şans', DOUBLE_CHANCE, { listed: true }),
  handicap: hand('2_187', 'Handikaplı Maç sonucu {h}', RESULT, { listed: true }),
  total: hand('2_191', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  oddEven: hand('2_184', 'Tek / Çift', ODD_EVEN),
  firstHalf: hand('2_827', '1. Yarı Sonucu', RESULT),
  firstHalfTotal: hand('2_828', '1. Yarı Altı/Üstü {0}', UNDER_OVER),
  homeTotal: hand('2_825', 'Ev Sahibi Altı/Üstü {0}', UNDER_OVER),
  awayTotal: hand('2_826', 'Deplasman Altı/Üstü {0}', UNDER_OVER),
} as const;

export const handballLiveMarkets = {
  result: hand('4_3', 'Maç Sonucu', RESULT, { listed: true }),
  total: hand('4_20', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
} as const;
