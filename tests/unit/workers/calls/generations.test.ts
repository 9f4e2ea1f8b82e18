import { expect, test } from 'vitest';
import { subjects } from '../../../../src/contract/services/call.ts';
import { createGenerations } from '../../../../workers/engine/calls/generations.ts';

test('every subject starts at the start of the engine, so that responses of an earlier engine are stale', () => {
  const generations = createGenerations(500);
  expect(subjects.map(generations.countOf)).toEqual(subjects.map(() => 500));
});

test('a subject is invalidated on its own, and listeners are notified once each time', () => {
  const generations = createGenerations(500);
  const told: string[] = [];
  const release = generations.onChange((subject) => told.push(`${subject} ${generations.countOf(subject)}`));
  generations.invalidate('coupons');
  generations.invalidate('coupons');
  generations.invalidate('balance');
  expect(told).toEqual(['coupons 501', 'coupons 502', 'balance 501']);
  release();
  generations.invalidate('player');
  expect(told).toHaveLength(3);
  expect(generations.countOf('savedSlips')).toBe(500);
});
