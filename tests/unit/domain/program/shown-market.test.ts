import { expect, test } from 'vitest';
import { isOutcomeOpen } from '../../../../src/domain/program/playable-outcome.ts';
import { takesBets } from '../../../../src/domain/program/playable.ts';
import { isShownMarket } from '../../../../src/domain/program/shown-market.ts';

const statuses = [-2, -1, 0, 1, 2, 3, 4];

test('suspended, paused and open markets are shown; closed, resulted and settled ones are not', () => {
  expect(statuses.filter((status) => isShownMarket({ status }))).toEqual([-2, -1, 1]);
});

test('a running event takes bets while it is open, one that has not begun with any status', () => {
  expect(statuses.filter((status) => takesBets({ phase: 1, status }))).toEqual([1]);
  expect(statuses.filter((status) => takesBets({ phase: 0, status }))).toEqual(statuses);
});

test('an event whose odds may be wrong takes no bets, running or not (rule updates-22)', () => {
  expect(takesBets({ phase: 1, status: 1, suspect: true })).toBe(false);
  expect(takesBets({ phase: 0, status: 0, suspect: true })).toBe(false);
});

test('market and outcome must be open themselves', () => {
  const event = { phase: 0, status: 0 };
  expect(statuses.filter((status) => isOutcomeOpen(event, { status }, { status: 1 }))).toEqual([1]);
  expect(statuses.filter((status) => isOutcomeOpen(event, { status: 1 }, { status }))).toEqual([1]);
});
