import { expect, test } from 'vitest';
import { couponTicket } from '../../../../src/domain/coupon/coupon-ticket.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

/** Friday, 15 January 2027, 11:00 in Türkiye: all matches of the day begin at this time or later. */
const START = 1_800_000_000;
const BEFORE = START - 3_600;
const noScores = new Map();
const nineLegs = [5, 3, 1, 4, 2].map((hour) =>
  makeLeg({ eventId: hour, eventName: `Ev ${hour} - Dep ${hour}`, start: START + hour * 3_600, odd: 100 + hour }),
);

test('a ticket shows the three selections that begin next with the odds they were played at, and counts the others', () => {
  const { legs, moreText } = couponTicket(makeCoupon({ legs: nineLegs }), BEFORE, noScores);
  expect(legs.map(({ eventName, odd, moment }) => [eventName, odd, moment])).toEqual([
    ['Ev 1 - Dep 1', '1,01', 'Bugün 12:00'],
    ['Ev 2 - Dep 2', '1,02', 'Bugün 13:00'],
    ['Ev 3 - Dep 3', '1,03', 'Bugün 14:00'],
  ]);
  expect(moreText).toBe('+2 maç');
});

test('a ticket of three selections counts no others', () => {
  expect(couponTicket(makeCoupon({ legs: nineLegs.slice(0, 3) }), BEFORE, noScores).moreText).toBe('');
  expect(couponTicket(makeCoupon({ legs: null }), BEFORE, noScores)).toEqual({ legs: [], moreText: '' });
});

test('a running match is first, with its clock and score; a hidden score leaves the clock', () => {
  const coupon = makeCoupon({ legs: nineLegs });
  const shown = new Map([[4, { ended: false, clock: "67'", score: '2-1' }]]);
  expect(couponTicket(coupon, BEFORE, shown).legs[0]).toMatchObject({
    ...{ eventId: 4, state: 'running', moment: "67' · 2-1" },
  });
  const hidden = new Map([[4, { ended: false, clock: "67'", score: '' }]]);
  expect(couponTicket(coupon, BEFORE, hidden).legs[0]).toMatchObject({ eventId: 4, moment: "67'" });
});

test('a match that runs by the service alone is live, and a decided one is last with its result', () => {
  const legs = [
    makeLeg({ eventId: 1, result: 'won' }),
    makeLeg({ eventId: 2, start: START + 60 }),
    makeLeg({ eventId: 3, start: START + 90 }),
  ];
  const coupon = makeCoupon({ legs, running: [{ eventId: 3, scoreStatus: 4 }] });
  expect(couponTicket(coupon, BEFORE, noScores).legs.map(({ eventId, moment }) => [eventId, moment])).toEqual([
    [3, 'Canlı'],
    [2, 'Bugün 11:01'],
    [1, 'Tuttu'],
  ]);
});

test('each selection has its own state, whatever the order in which the matches begin', () => {
  const legs = [
    makeLeg({ eventId: 1, start: START + 300 }),
    makeLeg({ eventId: 2, start: START + 100, result: 'won' }),
    makeLeg({ eventId: 3, start: START + 200 }),
  ];
  const coupon = makeCoupon({ legs, running: [{ eventId: 1, scoreStatus: 4 }] });
  expect(couponTicket(coupon, BEFORE, noScores).legs.map(({ eventId, state }) => [eventId, state])).toEqual([
    [1, 'running'],
    [3, 'open'],
    [2, 'won'],
  ]);
});
