/** Effect of taps on the marks: the limit, undo as a whole, rounds, and which coupons may be played. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ROUND_CHANGED_TEXT,
  type DraftChange,
  MAX_POOL_COUPONS,
  applyDraftChange,
  emptyPoolDraft,
} from '../../../../src/domain/pool/change-draft.ts';
import { identifyPoolCoupons, mayBeSentPoolCoupon } from '../../../../src/domain/pool/pool-play-evidence.ts';
import { poolFault } from '../../../../src/domain/pool/pool-fault.ts';
import { roundCountdownText, nextOpening, roundPhase } from '../../../../src/domain/pool/pool-round.ts';
import { fairDraw } from '../../../../src/features/pool/marks/fair-draw.ts';
import type { PoolCoupon, PoolDraft, PoolRound, PoolSign } from '../../../../src/model/pool.ts';
import { turkishSeconds as at } from '../../../support/turkish-time.ts';

const limits = { maxColumn: 24, columnPrice: 1_000, warningMessage: 'çok' };
const draft: PoolDraft = { ...emptyPoolDraft, cycle: 7, closesAt: 1_000 };
const place = fc.integer({ min: 0, max: 3 });
const match = fc.integer({ min: 1, max: 15 });
const sign = fc.constantFrom<PoolSign>(0, 1, 2);
const change = fc.oneof<fc.Arbitrary<DraftChange>[]>(
  fc.record({ type: fc.constant('mark' as const), cycle: fc.constant(7), block: place, match, sign, on: fc.boolean() }),
  fc.record({ type: fc.constant('copy' as const), cycle: fc.constant(7), from: place, to: place }),
  fc.record({ type: fc.constant('clear' as const), cycle: fc.constant(7), block: place }),
  fc.record({
    type: fc.constant('terms' as const),
    cycle: fc.constant(7),
    multiplier: fc.integer({ min: -1, max: 9 }),
  }),
);

/** Counts columns like a player: blocks that are begun, with one sign for each match that has none yet. */
function wouldBe({ blocks, multiplier }: PoolDraft): number {
  let sum = 0;
  for (const block of blocks) {
    if (block.flat().length === 0) continue;
    let columns = 1;
    for (const marks of block) columns *= marks.length === 0 ? 1 : marks.length;
    sum += columns;
  }
  return sum * multiplier;
}

test("whatever is tapped, the draft never exceeds a coupon's limits, and a refused change changes nothing", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let now = draft;
      for (const each of changes) {
        const next = applyDraftChange(now, each, limits);
        if ('refused' in next) {
          expect(next.refused).toBe('çok');
          continue;
        }
        if (each.type === 'mark') {
          expect(next.draft.blocks[each.block]?.[each.match - 1]?.includes(each.sign)).toBe(each.on);
        }
        now = next.draft;
        expect(wouldBe(now)).toBeLessThanOrEqual(24);
        expect(now.multiplier).toBeGreaterThanOrEqual(1);
        for (const marks of now.blocks.flat()) expect([...new Set(marks)].toSorted((a, b) => a - b)).toEqual(marks);
      }
    }),
    { numRuns: 80 },
  );
});

test.each([
  [
    { multiplier: 0, coupons: 0 },
    { multiplier: 1, coupons: 1 },
  ],
  [
    { multiplier: -3, coupons: 500 },
    { multiplier: 1, coupons: MAX_POOL_COUPONS },
  ],
  [
    { multiplier: 2.5, coupons: 3.9 },
    { multiplier: 2, coupons: 3 },
  ],
  [
    { multiplier: 4, coupons: 7 },
    { multiplier: 4, coupons: 7 },
  ],
])('opened marks with %j keep multiplier and coupons within their limits', (told, taken) => {
  const one: PoolSign[] = [1];
  const slip = { cycle: 7, blocks: [Array.from({ length: 15 }, () => one)], ...told };
  expect(applyDraftChange(draft, { type: 'open', slip }, limits)).toMatchObject({ draft: taken });
  expect(applyDraftChange(draft, { type: 'terms', cycle: 7, ...told }, limits)).toMatchObject({ draft: taken });
});

test("opened marks above a coupon's limits are refused, even with a multiplier of 0", () => {
  const three: PoolSign[] = [0, 1, 2];
  const slip = { cycle: 7, blocks: [Array.from({ length: 15 }, () => three)], multiplier: 0, coupons: 1 };
  expect(applyDraftChange(draft, { type: 'open', slip }, limits)).toEqual({ refused: 'çok' });
});

test('a tap on another round changes nothing', () => {
  expect(applyDraftChange(draft, { type: 'clear', cycle: 6, block: 0 }, limits)).toEqual({
    refused: ROUND_CHANGED_TEXT,
  });
});

test('the first obstacle to playing is returned, with the match it concerns', () => {
  const one: PoolSign[] = [1];
  const full = Array.from({ length: 15 }, () => one);
  const half = full.with(4, []);
  const blocks = (...filled: (typeof full)[]) => [...filled, ...emptyPoolDraft.blocks].slice(0, 4);
  expect(poolFault(draft, limits, 999)?.missing).toEqual({ block: 0, match: 1 });
  expect(poolFault({ ...draft, blocks: blocks(full, half) }, limits, 999)).toEqual({
    text: '2. kolonda 15 maçın tamamını işaretlemelisin.',
    missing: { block: 1, match: 5 },
  });
  expect(poolFault({ ...draft, blocks: blocks(full) }, limits, 1_000)?.text).toBe('Bu haftanın oynama süresi doldu.');
  expect(poolFault({ ...draft, blocks: blocks(full) }, limits, 999)).toBeUndefined();
  expect(poolFault({ ...draft, blocks: blocks(full), multiplier: 25 }, limits, 999)?.text).toBe('çok');
});

test('a coupon is matched by its id, otherwise by all its known fields and the number of coupons', () => {
  const row = { id: 'a', transactionId: null, cycle: 7, columns: 3, price: 3_000, playedAt: 2_000 } as PoolCoupon;
  const sent = { intent: 'i', sentAt: 2_000_000, cycle: 7, columns: 3, stake: 3_000, couponCount: 2, seen: ['old'] };
  expect(identifyPoolCoupons(sent, [{ ...row, transactionId: 'i' }, row])).toEqual(['a']);
  expect(identifyPoolCoupons(sent, [row])).toEqual([]);
  expect(identifyPoolCoupons(sent, [row, { ...row, id: 'b' }, { ...row, id: 'old' }])).toEqual(['a', 'b']);
  for (const other of [
    { cycle: 6 },
    { columns: 4 },
    { price: 1_000 },
    { playedAt: 1_000 },
    { id: 'old' },
    { transactionId: 'j' },
  ]) {
    expect(mayBeSentPoolCoupon(sent, { ...row, ...other })).toBe(false);
  }
});

test('a round is on sale between its times, and the next one opens on Sunday at ten', () => {
  const events = Array.from({ length: 15 }, () => ({})) as PoolRound['events'];
  const opensAt = at('2026-10-04T10:00');
  const closesAt = at('2026-10-09T19:55');
  const round = { cycle: 7, name: '', opensAt, closesAt, events, dividends: [], expectedWin: null };
  expect([opensAt - 1, opensAt, closesAt - 1, closesAt].map((now) => roundPhase(round, now))).toEqual([
    'soon',
    'open',
    'open',
    'closed',
  ]);
  expect(roundPhase({ ...round, events: [] }, opensAt)).toBe('none');
  expect(nextOpening(round, closesAt + 60)).toBe(at('2026-10-11T10:00'));
  expect(nextOpening(round, at('2026-10-11T10:00'))).toBe(at('2026-10-18T10:00'));
  expect(nextOpening(round, opensAt - 60)).toBe(opensAt);
  expect(roundCountdownText(closesAt - opensAt)).toBe('5 gün 09:55:00');
  expect(roundCountdownText(3_599.2)).toBe('01:00:00');
  expect(roundCountdownText(-4)).toBe('00:00:00');
});

test('a random draw skips bytes that would make one number more likely', () => {
  const bytes = [255, 4, 253, 252];
  const draw = fairDraw((target) => target.set([bytes.shift() ?? 0]));
  // 255 is beyond 85 times three, so it is skipped.
  expect([draw(3), draw(3), draw(3)]).toEqual([1, 1, 0]);
});
