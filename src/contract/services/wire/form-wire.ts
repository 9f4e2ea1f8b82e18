/** The form of a side as the service writes it, newest last: G, B, M, or 1, 0, 2 (wire-statistics-5). */
import { number, string, union } from 'superstruct';
import type { MatchResult } from '../../../model/match-statistics.ts';
import { listOf } from '../fields.ts';

export const formLetters = listOf(union([string(), number()]));

/** Decodes the form; unknown letters are left out. */
export function decodeForm(told: readonly (string | number)[]): MatchResult[] {
  return told.flatMap((letter) => letters.get(String(letter).trim().toUpperCase()) ?? []);
}

const letters = new Map<string, MatchResult>([
  ['G', 'win'],
  ['W', 'win'],
  ['1', 'win'],
  ['B', 'draw'],
  ['D', 'draw'],
  ['X', 'draw'],
  ['0', 'draw'],
  ['M', 'loss'],
  ['L', 'loss'],
  ['2', 'loss'],
]);
