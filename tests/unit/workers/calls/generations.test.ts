import { expect, test } from 'vitest';
import { subjects } from '../../../../src/contract/services/call.ts';
import { createGenerations } from '../../../../workers/engine/calls/generations.ts';

test('every subject begins where the engine began, so that what an earlier engine answered is older', () => {
  const generations = createGenerations(500);
  expect(subjects.map(generations.of)).toEqual(subjects.map(() => 500));
});

test('one grows by itself, and whoever listens is told once each time', () => {
  const generations = createGenerations(500);
  const told: string[] = [];
  const release = generations.onChange((subject) => told.push(`${subject} ${generations.of(subject)}`));
  generations.grow('coupons');
  generations.grow('coupons');
  generations.grow('balance');
  expect(told).toEqual(['coupons 501', 'coupons 502', 'balance 501']);
  release();
  generations.grow('player');
  expect(told).toHaveLength(3);
  expect(generations.of('savedSlips')).toBe(500);
});
