/** Markets of sports played in sets or frames: tennis, volleyball, table tennis, snooker. */
import { UNDER_OVER, WINNER, YES_NO, createMarketDefiner } from './define-markets.ts';

const tennisMarket = createMarketDefiner(5);
const volley = createMarketDefiner(23);
const table = createMarketDefiner(20);
const cue = createMarketDefiner(19);
const THREE_SETS = ['2:0', '2:1', '1:2', '0:2'];
const FIVE_SETS = ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'];

export const tennisMarkets = {
  winner: tennisMarket('1_9', 'Maç Sonucu', WINNER, { listed: true }),
  firstSet: tennisMarket('2_166', '1. Set Sonucu', WINNER, { listed: true }),
  games: tennisMarket('2_168', 'Toplam Oyun Alt/Üst {0}', UNDER_OVER, { listed: true }),
  setScore: tennisMarket('2_171', 'Maç Skoru (3 Set)', THREE_SETS, { overround: 1.22 }),
  setCount: tennisMarket('2_167', 'Toplam Set Sayısı (3 Set)', ['2', '3']),
  setHandicap: tennisMarket('2_702', 'Handikaplı Maç Sonucu (Set) {h}', WINNER, { listed: true }),
  homeWinsASet: tennisMarket('2_647', '1. Oyuncu Set Kazanır', YES_NO, { depth: 2 }),
  awayWinsASet: tennisMarket('2_648', '2. Oyuncu Set Kazanır', YES_NO, { depth: 2 }),
} as const;

export const tennisLiveMarkets = {
  winner: tennisMarket('4_56', 'Maç Sonucu', WINNER, { listed: true }),
  set: tennisMarket('4_57', '{0}. Set Sonucu', WINNER, { listed: true }),
  games: tennisMarket('4_191', 'Toplam Oyun Sayısı {0}', UNDER_OVER, { listed: true }),
  setCount: tennisMarket('4_122', 'Toplam Set Sayısı (3 Set)', ['2', '3']),
  game: tennisMarket('4_900', '{0}.Set {1}.Oyunu Kim Kazanır', WINNER),
} as const;

export const volleyballMarkets = {
  winner: volley('1_10', 'Maç Sonucu', WINNER, { listed: true }),
  points: volley('2_217', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  set: volley('2_787', '{0}. Set Sonucu', WINNER, { listed: true }),
  setCount: volley('2_713', 'Toplam Set Sayısı', ['3', '4', '5']),
  setScore: volley('2_220', 'Maç Skoru (5 Set)', FIVE_SETS, { overround: 1.22 }),
  homeWinsASet: volley('2_711', 'Ev Sahibi Set Kazanır', YES_NO, { depth: 2 }),
  awayWinsASet: volley('2_712', 'Deplasman Set Kazanır', YES_NO, { depth: 2 }),
} as const;

export const volleyballLiveMarkets = {
  winner: volley('4_114', 'Maç Sonucu', WINNER, { listed: true }),
  set: volley('4_724', '{0}. Set Sonucu', WINNER, { listed: true }),
  points: volley('4_18', 'Alt/Üst {0}', UNDER_OVER, { listed: true }),
  setCount: volley('4_723', 'Toplam Set Sayısı', ['3', '4', '5']),
} as const;

export const tableTennisMarkets = {
  winner: table('2_633', 'Maç Sonucu', WINNER, { listed: true }),
  set: table('2_714', '1. Set Sonucu', WINNER, { listed: true }),
  setHandicap: table('2_654', 'Set Handikap {h}', WINNER, { listed: true }),
  points: table('2_957', 'Toplam Sayı Altı/Üstü {0}', UNDER_OVER),
  setScore: table('2_956', 'Maç Skoru (5 Set)', FIVE_SETS, { overround: 1.22 }),
} as const;

export const tableTennisLiveMarkets = {
  winner: table('4_653', 'Maç Sonucu', WINNER, { listed: true }),
  set: table('4_654', '{0}. Seti Kim Kazanır', WINNER, { listed: true }),
} as const;

export const snookerMarkets = {
  winner: cue('1_15', 'Maç Sonucu', WINNER, { listed: true }),
  frames: cue('2_642', 'Toplam Frame Alt/Üst {0}', UNDER_OVER, { listed: true }),
  frameHandicap: cue('2_954', 'Handikaplı Maç Sonucu (Frame) {h}', WINNER, { listed: true }),
} as const;

export const snookerLiveMarkets = {
  winner: cue('4_600', 'Maç Sonucu', WINNER, { listed: true }),
  frame: cue('4_955', '{0}. Frame Sonucu', WINNER, { listed: true }),
  frames: cue('4_957', 'Toplam Frame Alt/Üst {0}', UNDER_OVER, { listed: true }),
} as const;
