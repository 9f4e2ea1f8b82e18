import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LegLiveScore } from '../../../../src/domain/coupon/live-legs.ts';
import { liveCouponCount, myMatches } from '../../../../src/domain/coupon/my-matches.ts';
import type { Coupon } from '../../../../src/model/coupon.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

const score = (ended: boolean): LegLiveScore => ({
  clock: "63'",
  score: '1-2',
  ended,
  scoreHidden: false,
  match: null,
});

const leg = fc.record({
  eventId: fc.integer({ min: 1, max: 6 }),
  result: fc.constantFrom('open' as const, 'open' as const, 'won' as const, 'void' as const),
});
const coupons: fc.Arbitrary<Coupon[]> = fc
  .array(fc.uniqueArray(leg, { selector: ({ eventId }) => eventId, maxLength: 4 }), { maxLength: 5 })
  .chain((all) =>
    fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }).map((playedAts) =>
      all.map((legs, place) =>
        makeCoupon({
          id: `c${place}`,
          playedAt: playedAts[place] ?? 0,
          // A match has one start, whichever coupon contains it.
          legs: legs.map((fields) => makeLeg({ ...fields, start: 100 - (fields.eventId % 3) })),
        }),
      ),
    ),
  );
const scores = fc
  .array(fc.option(fc.boolean(), { nil: undefined }), { minLength: 6, maxLength: 6 })
  .map(
    (all) => new Map(all.flatMap((ended, place) => (ended === undefined ? [] : [[place + 1, score(ended)] as const]))),
  );

test('coupon-34: each running match with an open selection is listed once, by start, and leads to the newest coupon', () => {
  fc.assert(
    fc.property(coupons, scores, (all, live) => {
      const found = myMatches(all, live);
      // The statement, match by match instead of coupon by coupon.
      const wanted = [1, 2, 3, 4, 5, 6].filter((id) => {
        const isPlayed = all.some(({ legs }) =>
          legs?.some(({ eventId, result }) => eventId === id && result === 'open'),
        );
        return isPlayed && live.get(id)?.ended === false;
      });
      expect(found.map(({ eventId }) => eventId).toSorted((one, other) => one - other)).toEqual(wanted);
      const order = found.map(({ eventId }) => [100 - (eventId % 3), eventId] as const);
      for (const [place, [start, id]] of order.entries()) {
        const [before, idBefore] = order[place - 1] ?? [0, 0];
        expect(before < start || (before === start && idBefore < id)).toBe(true);
      }
      for (const { eventId, picks } of found) {
        const times = picks.map(({ coupon }) => coupon.playedAt);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        expect(picks.every((pick) => pick.leg.eventId === eventId && pick.leg.result === 'open')).toBe(true);
      }
      const running = all.filter(({ legs }) =>
        legs?.some(({ eventId, result }) => result === 'open' && wanted.includes(eventId)),
      );
      expect(liveCouponCount(found)).toBe(running.length);
    }),
  );
});
