import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponPicture } from '../../../../src/domain/coupon/coupon-picture.ts';
import { moneyText } from '../../../../src/domain/number-text.ts';
import { makeCoupon, makeLeg } from '../../../support/make-coupon.ts';

/** Friday, 15 January 2027, 11:00 in Türkiye. */
const NOW = 1_800_000_000 - 3_600;
const options = { withAmounts: false, marketName: ({ marketName }: { marketName: string }) => marketName, now: NOW };

test('a waiting coupon shows its selections, their odds and starts, and no amounts (sharing-10)', () => {
  const legs = [
    makeLeg(),
    makeLeg({
      eventId: 2,
      eventName: 'Ev - Dep',
      marketName: 'Alt/Üst 2,5',
      outcomeName: 'Üst',
      odd: 210,
      banker: true,
    }),
  ];
  expect(couponPicture(makeCoupon({ legs, totalOdd: 389 }), options)).toEqual({
    kind: '2 maç · Kombine',
    status: '',
    tone: 'pending',
    playedAt: '15 Ocak 2027 08:13',
    legs: [
      ...[{ teams: 'Galatasaray - Trabzonspor', pick: '1', market: 'Maç Sonucu', odd: '1,85' }],
      ...[{ teams: 'Ev - Dep', pick: 'B · Üst 2,5', market: 'Alt/Üst 2,5', odd: '2,10' }],
    ].map((leg) => ({ ...leg, state: 'open', start: '15 Oca 11:00' })),
    figures: [{ label: 'Toplam oran', value: '3,89' }],
  });
});

test('a decided coupon shows its result and that of each selection; a void one pays 1,00', () => {
  const legs = [makeLeg({ result: 'won' }), makeLeg({ eventId: 2, result: 'void' })];
  const picture = couponPicture(makeCoupon({ legs, status: 11, wonColumns: 1, winning: 9_250, net: 9_250 }), options);
  expect(picture.status).not.toBe('');
  expect(picture.legs.map(({ state, odd, start }) => [state, odd, start])).toEqual([
    ['won', '1,85', ''],
    ['void', '1,00', ''],
  ]);
});

test('amounts are in the picture only when the player includes them; a system has no total odd', () => {
  const coupon = makeCoupon({ kind: 'system', systems: [2] });
  expect(couponPicture(coupon, options).figures).toEqual([]);
  expect(couponPicture(coupon, { ...options, withAmounts: true }).figures).toEqual([
    { label: 'Bedel', value: moneyText(5_000) },
    { label: 'Maks. kazanç', value: moneyText(9_250) },
  ]);
});

test('whatever the coupon, its numbers, its scores and its amounts are not in the picture', () => {
  const digits = fc.integer({ min: 700_000_000, max: 799_999_999 });
  fc.assert(
    fc.property(
      digits,
      digits,
      digits,
      fc.constantFrom('open', 'won', 'lost', 'void', 'unknown'),
      (id, price, most, result) => {
        const leg = makeLeg({ result, finalScore: '7-6' });
        const ids = { id: String(id), groupId: `g${id}`, transactionId: `t${id}`, sharedId: `s${id}` };
        const text = JSON.stringify(
          couponPicture(makeCoupon({ ...ids, price, maxWinning: most, maxWebWinning: most, legs: [leg] }), options),
        );
        for (const secret of [String(id), '7-6', moneyText(price), moneyText(most), '₺']) {
          expect(text).not.toContain(secret);
        }
      },
    ),
  );
});
