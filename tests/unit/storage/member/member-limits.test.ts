import { describe, expect, test } from 'vitest';
import {
  type MemberLimits,
  inEvictionOrder,
  isTooOld,
  keysOverMemberLimits,
} from '../../../../src/storage/member/member-limits.ts';
import type { MemberEntry } from '../../../../src/storage/member/member-tables.ts';

const NOW = 1_800_000_000;
const limits: MemberLimits = { listAgeSeconds: 100, detailAgeSeconds: 1_000, maxCount: 3, maxBytes: 1_000 };

const entry = (key: string, fields: Partial<MemberEntry> = {}): MemberEntry => ({
  key,
  storedAt: NOW,
  size: 10,
  kind: 'detail',
  pending: false,
  playedAt: NOW,
  ...fields,
});

describe('eviction from the member store', () => {
  test('removes a list at a lower age than a coupon', () => {
    expect(isTooOld(entry('l', { kind: 'list', storedAt: NOW - 101 }), limits, NOW)).toBe(true);
    expect(isTooOld(entry('l', { kind: 'list', storedAt: NOW - 100 }), limits, NOW)).toBe(false);
    expect(isTooOld(entry('d', { storedAt: NOW - 101 }), limits, NOW)).toBe(false);
    expect(isTooOld(entry('d', { storedAt: NOW - 1_001 }), limits, NOW)).toBe(true);
  });

  test('removes nothing while the limits are kept', () => {
    expect(keysOverMemberLimits([entry('a'), entry('b')], limits, NOW)).toEqual([]);
  });

  test('removes everything over its age limit, also open coupons', () => {
    const old = entry('old', { pending: true, storedAt: NOW - 2_000 });
    expect(keysOverMemberLimits([entry('a'), old], limits, NOW)).toEqual(['old']);
  });

  test('over the count limit removes the decided coupon played first, not the one stored first', () => {
    const entries = [
      entry('newest, stored first', { playedAt: NOW, storedAt: NOW - 50 }),
      entry('oldest', { playedAt: NOW - 500 }),
      entry('middle', { playedAt: NOW - 200 }),
      entry('waits', { pending: true, playedAt: NOW - 900 }),
    ];
    expect(keysOverMemberLimits(entries, limits, NOW)).toEqual(['oldest']);
  });

  test('over the byte limit removes as much as needed', () => {
    const entries = [entry('a', { size: 600, playedAt: 1 }), entry('b', { size: 600, playedAt: 2 })];
    expect(keysOverMemberLimits(entries, limits, NOW)).toEqual(['a']);
  });

  test('removes open coupons last', () => {
    const order = inEvictionOrder([
      entry('open coupon', { pending: true, playedAt: 1 }),
      entry('open list', { pending: true, kind: 'list', playedAt: 2 }),
      entry('decided', { playedAt: 4 }),
      entry('decided list', { kind: 'list', playedAt: 3 }),
    ]);
    expect(order.map(({ key }) => key)).toEqual(['decided list', 'decided', 'open list', 'open coupon']);
  });
});
