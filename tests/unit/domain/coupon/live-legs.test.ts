import { describe, expect, test } from 'vitest';
import type { Score } from '../../../../src/model/event.ts';
import {
  FOLLOW_BEFORE_START_SECONDS,
  followedEvents,
  legLiveScore,
  nextFollowTime,
} from '../../../../src/domain/coupon/live-legs.ts';
import { matchStatusTexts } from '../../../../src/domain/program/score-text.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

const now = 1_800_000_000;
const of = (...legs: Parameters<typeof makeLeg>[0][]) => makeCoupon({ legs: legs.map(makeLeg) });

describe('matches worth following', () => {
  test.each([
    ['begun', { start: now - 60 }, [1]],
    ['about to begin', { start: now + FOLLOW_BEFORE_START_SECONDS }, [1]],
    ['to come', { start: now + FOLLOW_BEFORE_START_SECONDS + 1 }, []],
    ['decided', { start: now - 60, result: 'won' }, []],
    ['of long ago, never decided', { start: now - 30 * 86_400 }, []],
  ] as const)('depend on the selection: %s', (_, leg, followed) => {
    expect(followedEvents([of(leg)], now)).toEqual(followed);
  });

  test('include a match the service reports as running, whatever the clock', () => {
    const coupon = { ...of({ start: now + 86_400 }), running: [{ eventId: 1, scoreStatus: 2 }] };
    expect(followedEvents([coupon], now)).toEqual([1]);
  });

  test('each match occurs once, in one order, however many coupons of a group contain it', () => {
    const coupon = of({ eventId: 9, start: now }, { eventId: 3, start: now });
    expect(followedEvents([coupon, coupon], now)).toEqual([3, 9]);
  });

  test('without selections there is no match to follow', () => {
    expect(followedEvents([makeCoupon({ legs: null })], now)).toEqual([]);
  });
});

describe('the next kick-off', () => {
  test('is the earliest upcoming one', () => {
    const { legs } = of({ start: now + 9_000 }, { start: now + 5_000 }, { start: now + 4_000, result: 'void' });
    expect(nextFollowTime(legs ?? [], now)).toBe(now + 5_000 - FOLLOW_BEFORE_START_SECONDS);
  });

  test('is undefined when all matches have begun', () => {
    expect(nextFollowTime(of({ start: now }).legs ?? [], now)).toBeUndefined();
  });
});

describe('a live score', () => {
  const side = { regular: 1, current: 1, sets: [], quarters: [] };
  const score = { status: 3, minute: 67, home: { ...side, regular: 2 }, away: side } as unknown as Score;
  const row = { sportId: 1, phase: 1, start: now, score };

  test.each([
    ['before the kick-off', { ...row, phase: 0 }, undefined],
    ['with a minute', row, { clock: "67'", score: '2-1', ended: false, scoreHidden: false }],
    [
      'at the end',
      { ...row, score: { ...score, status: 5 } },
      { clock: 'Bitti', score: '2-1', ended: true, scoreHidden: false },
    ],
    [
      'in a break for rain',
      { ...row, score: { ...score, status: 63 } },
      { clock: 'ARA', score: '2-1', ended: false, scoreHidden: false },
    ],
    [
      'running, and not kicked off yet',
      { ...row, score: { ...score, status: 1 } },
      { clock: 'Canlı', score: '2-1', ended: false, scoreHidden: false },
    ],
    [
      'called off',
      { ...row, score: { ...score, status: 14 } },
      { clock: 'İPT', score: '2-1', ended: true, scoreHidden: false },
    ],
    [
      'before any score is known',
      { ...row, score: null },
      { clock: 'Canlı', score: '', ended: false, scoreHidden: false },
    ],
  ])('is given by the state: %s', (_, of, shown) => {
    expect(legLiveScore({ ...of, standing: matchStatusTexts(of) })).toEqual(shown && { ...shown, match: of.score });
  });
});
