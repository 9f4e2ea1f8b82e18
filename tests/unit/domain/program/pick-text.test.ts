import { expect, test } from 'vitest';
import { pickText } from '../../../../src/domain/program/pick-text.ts';

test.each([
  ['Üst', 'Alt/Üst 2,5', 'Üst 2,5'],
  ['Alt', 'Toplam Sayı Alt/Üst (Uzt.Dahil) 176,5', 'Alt 176,5'],
  ['Üst', '1. Yarı Alt/Üst 1,5', 'Üst 1,5'],
  ['Alt', 'Toplam Korner Sayısı Alt/Üst 9', 'Alt 9'],
  ['1 ve Üst', 'Maç Sonucu ve Alt/Üst 2,5', '1 ve Üst 2,5'],
  ['Üst ve Var', 'Altı/Üstü 2,5 ve Karşılıklı Gol', 'Üst 2,5 ve Var'],
  ['Üst 2,5', 'Alt/Üst 2,5', 'Üst 2,5'],
  ['1', 'Handikaplı Maç Sonucu (0:1)', '1 (0:1)'],
  ['2', 'Handikaplı Maç Sonucu (Uzt.Dahil) (1,5:0)', '2 (1,5:0)'],
  ['0 ve Var', 'Maç Sonucu ve Karşılıklı Gol', '0 ve Var'],
  ['Var', '10-20 dk. Gol Olur Mu?', 'Var'],
  ['1', 'Maçın Kalanını Kim Kazanır 2', '1'],
  ['Altınordu', 'Şampiyon 2026', 'Altınordu'],
])('the outcome %s of %s reads %s', (outcome, market, expected) => {
  expect(pickText(outcome, market)).toBe(expected);
});
