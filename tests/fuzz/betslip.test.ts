/** The slip's rules against going through every column, for any slip small enough for that. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putItem, adjustSlip, removeItem, toggleBanker, toggleSystem } from '../../src/domain/slip/change-slip.ts';
import { ruleText } from '../../src/domain/slip/slip-rule-text.ts';
import { slipRuleViolations } from '../../src/domain/slip/slip-rules.ts';
import { priceSlip } from '../../src/domain/slip/slip-price.ts';
import { type Slip, type SlipItem, type SlipLimits, emptySlip } from '../../src/domain/slip/slip-state.ts';
import { columnCount, offeredSystems } from '../../src/domain/slip/systems.ts';
import { allColumns, count } from '../unit/domain/slip/brute-force.ts';
import { item, limits as defaults } from '../unit/domain/slip/items.ts';

const odd = fc.oneof(fc.integer({ min: 101, max: 1_000 }), fc.integer({ min: 101, max: 100_000 }));

const oneItem = fc
  .record({
    odd,
    less: fc.integer({ min: 0, max: 99 }),
    minBets: fc.constantFrom(1, 1, 1, 2, 3, 4),
    banker: fc.constantFrom(false, false, true),
    live: fc.boolean(),
  })
  .map(({ odd, less, ...rest }) => ({ ...rest, odd, webOdd: odd - less > 100 ? odd - less : odd }));

const itemsOf = (least: number, most: number): fc.Arbitrary<SlipItem[]> =>
  fc
    .array(oneItem, { minLength: least, maxLength: most })
    .map((list) => list.map((changes, index) => item(index + 1, changes)));
const someItems = itemsOf(1, 8);

/** Any systems at all, also such as no slip gets by itself. */
const someSlip: fc.Arbitrary<Slip> = fc.record({
  items: someItems,
  systems: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 })),
  multiplier: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 30_000 })),
  couponCount: fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 18, max: 24 }),
    fc.integer({ min: 0, max: 120 }),
  ),
});

/** Lira amounts: low enough for every limit to be met and missed. */
const someLimits: fc.Arbitrary<SlipLimits> = fc
  .record({
    minPrice: fc.integer({ min: 1, max: 100 }),
    maxPrice: fc.oneof(fc.integer({ min: 5, max: 80 }), fc.integer({ min: 100, max: 40_000 })),
    minMultiPrice: fc.integer({ min: 1, max: 3_000 }),
    maxEarning: fc.oneof(fc.integer({ min: 100, max: 50_000 }), fc.constant(12_500_000)),
    taxLimit: fc.integer({ min: 0, max: 60_000 }),
  })
  .map((lira) => Object.fromEntries(Object.entries(lira).map(([name, amount]) => [name, amount * 100])))
  .chain((amounts) =>
    fc
      .record({
        maxEventCount: fc.integer({ min: 2, max: 20 }),
        maxMultiCount: fc.integer({ min: 1, max: 100 }),
        maxLiveMultiCount: fc.integer({ min: 1, max: 100 }),
        taxPercentage: fc.integer({ min: 0, max: 50 }),
      })
      .map((counts) => ({ ...defaults, ...amounts, ...counts })),
  );

test('columns, price, odds, winnings and tax are those of going through every column', () => {
  fc.assert(fc.property(someSlip, someLimits, expectCounted), { numRuns: 400 });
});

test('the largest slips that can be enumerated have the same columns, price, odds, winnings and tax', () => {
  const large = fc.record({ slip: someSlip, items: itemsOf(9, 12) }).map(({ slip, items }) => ({ ...slip, items }));
  fc.assert(fc.property(large, someLimits, expectCounted), { numRuns: 15 });
});

test('neither price nor winnings nor faults depend on the order of items and systems', () => {
  const shuffled = someSlip.chain((slip) =>
    fc.tuple(
      fc.constant(slip),
      fc.shuffledSubarray([...slip.items], { minLength: slip.items.length }),
      fc.shuffledSubarray([...slip.systems], { minLength: slip.systems.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, someLimits, ([slip, items, systems], limits) => {
      const other = { ...slip, items, systems };
      expect(priceSlip(other, limits)).toEqual(priceSlip(slip, limits));
      expect(slipRuleViolations(other, limits).map(({ kind }) => kind)).toEqual(
        slipRuleViolations(slip, limits).map(({ kind }) => kind),
      );
      expect(offeredSystems(items, limits)).toEqual(offeredSystems(slip.items, limits));
    }),
  );
});

test('systems are offered exactly when MBS, bankers and the number of their columns allow them', () => {
  fc.assert(
    fc.property(someItems, someLimits, (items, limits) => {
      const allowed = [1, 2, 3, 4, 5, 6, 7, 8].filter(
        (system) =>
          system <= items.length &&
          items.every(({ minBets }) => minBets <= system) &&
          items.filter(({ banker }) => banker).length <= system &&
          allColumns(items, [system]).length * 100 < limits.maxPrice,
      );
      expect(offeredSystems(items, limits)).toEqual(allowed);
    }),
  );
});

test('a slip reports exactly the faults that rules play-2 and stake-4 find in it, in that order', () => {
  fc.assert(
    fc.property(someSlip, someLimits, (slip, limits) => {
      expect(slipRuleViolations(slip, limits).map(ruleText)).toEqual(expectedWords(slip, limits));
    }),
    { numRuns: 1_000 },
  );
});

test('whatever a player does, a slip keeps one item per event, its limits and only offered systems', () => {
  const act = fc.record({
    kind: fc.constantFrom('choose', 'choose', 'choose', 'remove', 'banker', 'system'),
    eventId: fc.integer({ min: 1, max: 9 }),
    outcomeNumber: fc.integer({ min: 1, max: 2 }),
    minBets: fc.constantFrom(1, 1, 2, 3),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), someLimits, (acts, limits) => {
      let slip = emptySlip(limits);
      for (const { kind, eventId, outcomeNumber, minBets } of acts) {
        if (kind === 'choose') slip = putItem(slip, item(eventId, { outcomeNumber, minBets }), limits).slip;
        else if (kind === 'remove') slip = removeItem(slip, eventId, limits);
        else if (kind === 'banker') slip = toggleBanker(slip, eventId, limits);
        else slip = toggleSystem(slip, eventId, limits);

        const events = slip.items.map((one: SlipItem) => one.eventId);
        expect(new Set(events).size).toBe(events.length);
        expect(events.length).toBeLessThanOrEqual(limits.maxEventCount);
        const offered = offeredSystems(slip.items, limits);
        expect(slip.systems).toEqual(offered.filter((system) => slip.systems.includes(system)));
        expect(adjustSlip(slip, limits)).toEqual(slip);
        if (events.length === 0) expect(slip).toEqual(emptySlip(limits));
        else expect(columnCount(slip.items, slip.systems)).toBe(allColumns(slip.items, slip.systems).length);
      }
    }),
  );
});

function expectCounted(slip: Slip, limits: SlipLimits): void {
  const price = priceSlip(slip, limits);
  const king = count(slip, limits, (one) => one.odd);
  const web = count(slip, limits, (one) => one.webOdd);
  expect(price).toMatchObject({
    columns: king.columns,
    couponPrice: king.couponPrice,
    totalPrice: king.totalPrice,
    kingGain: king.totalWinning - web.totalWinning,
  });
  for (const [earned, counted] of [
    [price.king, king],
    [price.web, web],
  ] as const) {
    expect(earned.odd).toBe(counted.odd);
    expect(earned.coupon).toEqual({
      winning: counted.winning,
      tax: counted.tax,
      net: counted.winning - counted.tax,
    });
    expect(earned.total.winning).toBe(counted.totalWinning);
    expect(earned.total.net + earned.total.tax).toBe(counted.totalWinning);
  }
}

function expectedWords({ items, systems, multiplier, couponCount }: Slip, limits: SlipLimits): string[] {
  const words: string[] = [];
  const price = allColumns(items, systems).length * multiplier;
  const missing = Math.max(...items.map(({ minBets }) => minBets)) - items.length;
  const tl = (kurus: number): string => (kurus / 100).toLocaleString('tr-TR');
  if (missing > 0) words.push(`MBS kuralı nedeniyle en az ${missing} maç daha eklemelisiniz.`);
  if (couponCount > 20) {
    if (price * 100 < limits.minMultiPrice)
      words.push(`Çoklu kuponlarda tek kupon bedeli minimum ${tl(limits.minMultiPrice)} TL olmalıdır.`);
  } else if (price * 100 < limits.minPrice) words.push(`Kupon bedeliniz en az ${tl(limits.minPrice)} TL olmalıdır.`);
  if (price * 100 > limits.maxPrice) words.push(`Kupon bedeliniz en fazla ${tl(limits.maxPrice)} TL olmalıdır.`);
  const bankers = items.filter(({ banker }) => banker).length;
  if (bankers > 0 && systems.length === 0) words.push('Sistem seçmeden banko oynayamazsınız.');
  const unfit = systems.filter(
    (system) =>
      system > items.length ||
      system < bankers ||
      items.some(({ minBets }) => minBets > system) ||
      allColumns(items, [system]).length * 100 >= limits.maxPrice,
  );
  if (unfit.length > 0) words.push(`Seçtiğin sistem (${unfit.join(', ')}) bu kuponda oynanamıyor.`);
  if (items.length > limits.maxEventCount) words.push(`Bir kuponda en fazla ${limits.maxEventCount} maç olabilir.`);
  const most = items.some(({ live }) => live) ? limits.maxLiveMultiCount : limits.maxMultiCount;
  if (couponCount < 1 || couponCount > most) words.push(`Kupon adedi en az 1, en fazla ${most} olmalıdır.`);
  return words;
}
