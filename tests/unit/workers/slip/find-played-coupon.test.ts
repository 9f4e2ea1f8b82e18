/**
 * Conclusions about a coupon without a response, compared with the truth of a service: random histories in random
 * orders, with unreadable rows, failing pages, and a balance that changes or is missing.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { type PlayRecord, findPlayedCoupon } from '../../../../workers/engine/slip/play-slip.ts';
import { answerWith } from '../../../support/service-answer.ts';
import { type WireCoupon, wireCoupon } from '../../../support/wire-coupon.ts';

const SENT_S = 1_800_000_000;
const PRICE = 5_000;

const record: PlayRecord = {
  intent: 'mine',
  hashedPlayer: 'A',
  sentAt: SENT_S * 1000,
  price: PRICE,
  couponCount: 1,
  itemCount: 3,
  odd: 720,
  slip: '[]',
  seen: ['told'],
  purse: 100_000,
};

const mine = (fields: Partial<WireCoupon> = {}): WireCoupon =>
  wireCoupon({ bsid: 'made', tid: 'mine', tp: 50, ec: 3, modd: 7.2, pd: SENT_S + 2, ...fields });

interface Told {
  rows: unknown[];
  /** Kuruş; `undefined` when the balance cannot be read. */
  balance: number | undefined;
  /** In kuruş. */
  bonusBalance?: number;
  /** Numbers of pages that fail. */
  failing?: readonly number[];
  /** True when the service supports `startDate`. */
  bounds?: boolean;
  /** True when the number of rows grows with every page read. */
  growing?: boolean;
  /** Total number of rows in the response, by page. */
  totals?: readonly number[];
  /** True when the response has no total. */
  uncounted?: boolean;
  balanceIsCopy?: boolean;
  /** Numbers of pages that are cached responses. */
  copied?: readonly number[];
}

interface Asked extends Services {
  balanceRead: boolean;
  pages: number;
  /** Requests in order: 'balance', or the query of a page. */
  order: unknown[];
}

/** A service that returns the rows in the given order and records the requests. */
function service(told: Told): Asked {
  const asked: Asked = {
    balanceRead: false,
    pages: 0,
    order: [],
    request: async (call, input) => {
      asked.order.push(call.path === 'player-balances' ? 'balance' : input.query);
      if (call.path === 'player-balances') {
        if (told.balance === undefined) return { ok: false, failure: { kind: 'server', code: 503 } };
        asked.balanceRead = told.balanceIsCopy !== true;
        const balances = { retailer: null, balance: told.balance / 100, bonusBalance: (told.bonusBalance ?? 0) / 100 };
        return answerWith(call, input, balances, told.balanceIsCopy === true ? 1 : null);
      }
      const query = (input as { query: Record<string, string> }).query;
      const page = Number(query['page']);
      const limit = Number(query['limit']);
      asked.pages += 1;
      if (told.failing?.includes(page) === true) return { ok: false, failure: { kind: 'timeout' } };
      const from = told.bounds === true ? Number(query['startDate'] ?? 0) : 0;
      const rows = told.rows.filter((row) => ((row as { pd?: number }).pd ?? Infinity) >= from);
      const answer = {
        items: rows.slice((page - 1) * limit, page * limit),
        page,
        limit,
        ...(told.uncounted === true
          ? {}
          : { total: told.totals?.[page - 1] ?? rows.length + (told.growing === true ? page : 0) }),
        totalPage: Math.ceil(rows.length / limit),
      };
      return answerWith(call, input, answer, told.copied?.includes(page) === true ? 1 : null);
    },
  };
  return asked;
}

const others = (count: number): WireCoupon[] =>
  Array.from({ length: count }, (_, at) => wireCoupon({ bsid: `o${at}`, tid: `t${at}`, tp: 20, pd: SENT_S - at * 60 }));

describe('a coupon that was made', () => {
  test('is found after any number of rows, in any order', async () => {
    const rows = [...others(45), mine()];
    expect(await findPlayedCoupon(service({ rows, balance: 95_000 }), record, true)).toEqual({
      end: { couponIds: ['made'], waits: false },
    });
  });

  test.each<[string, Partial<Told>]>([
    ['an unreadable row', { rows: [...others(3), { bsid: 'odd' }, ...others(21), mine()] }],
    ['rows that change between two pages', { growing: true }],
  ])('is found after %s', async (_, told) => {
    const asked = service({ rows: [...others(45), mine()], balance: 95_000, ...told });
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ end: { couponIds: ['made'], waits: false } });
  });

  test('ends the reading of pages', async () => {
    const asked = service({ rows: [...others(25), mine(), ...others(40)], balance: 95_000 });
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ end: { couponIds: ['made'], waits: false } });
    expect(asked.pages).toBe(2);
  });

  test('at other odds, without transaction ids, is not reported as missing', async () => {
    const rows = [mine({ tid: null, modd: 7.1 })];
    // Even an unchanged balance proves nothing then, because a prize may have restored it.
    expect(await findPlayedCoupon(service({ rows, balance: 100_000 }), record, true)).toEqual({ doubt: 'alike' });
  });
});

describe('a coupon that was not made', () => {
  test('is reported with the whole history and an unchanged balance', async () => {
    const asked = service({ rows: others(45), balance: 100_000, bounds: true });
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ end: null });
    expect(asked.pages).toBe(3);
  });

  test.each<[string, Partial<Told>, string]>([
    ['a page fails', { failing: [3] }, 'unread'],
    ['a page is a cached response', { copied: [3] }, 'unread'],
    ['the whole history is a cached response', { copied: [1, 2, 3] }, 'unread'],
    ['a row cannot be read', { rows: [...others(45), { bsid: 'odd' }] }, 'unread'],
    ['a row of the first page cannot be read', { rows: [{ bsid: 'odd' }, ...others(45)] }, 'unread'],
    [
      'a row cannot be read, and is not counted',
      { rows: [...others(45), { bsid: 'odd' }], totals: [45, 45, 45] },
      'unread',
    ],
    ['rows change between two pages', { growing: true }, 'unread'],
    ['rows change between two pages, and are as many in the end', { totals: [44, 45, 45] }, 'unread'],
    ['a row comes twice, and another not at all', { rows: [...others(30), ...others(3)] }, 'unread'],
    ['the total is missing', { uncounted: true }, 'unread'],
    ['there are no rows and no total', { rows: [], uncounted: true }, 'unread'],
    ['the balance cannot be read', { balance: undefined }, 'notListed'],
    ['the balance is a cached response', { balanceIsCopy: true }, 'notListed'],
    ['the balance has changed', { balance: 95_000 }, 'balanceMoved'],
  ])('is not reported when %s', async (_, told, doubt) => {
    const asked = service({ rows: others(45), balance: 100_000, ...told });
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ doubt });
  });

  test('is not reported too early, and the balance is not requested then', async () => {
    const asked = service({ rows: [], balance: 100_000 });
    expect(await findPlayedCoupon(asked, record, false)).toEqual({ doubt: 'checking' });
    expect(asked.balanceRead).toBe(false);
  });

  test('is reported with a balance read before the history, which then contains anything made in between', async () => {
    const asked = service({ rows: others(25), balance: 100_000 });
    // The search starts one day before the order was sent, because clocks differ.
    const query = { limit: '20', startDate: '1799913600' };
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ end: null });
    expect(asked.order).toEqual(['balance', { page: '1', ...query }, { page: '2', ...query }]);
  });

  test('is found when it is made while the balance is read', async () => {
    const rows: unknown[] = [];
    const { request } = service({ rows, balance: 100_000 });
    const asked: Services = {
      request: async (call, input) => {
        const answer = await request(call, input);
        if (call.path === 'player-balances') rows.push(mine());
        return answer;
      },
    };
    expect(await findPlayedCoupon(asked, record, true)).toEqual({ end: { couponIds: ['made'], waits: false } });
  });

  const bonus: PlayRecord = { ...record, useBonus: true, purse: 20_000 };
  test.each<[string, PlayRecord, number, number, object]>([
    ['the bonus, unchanged', bonus, 95_000, 20_000, { end: null }],
    ['the bonus, changed', bonus, 100_000, 15_000, { doubt: 'balanceMoved' }],
    [
      'the bonus, changed from the amount of the balance',
      { ...bonus, purse: 100_000 },
      100_000,
      0,
      { doubt: 'balanceMoved' },
    ],
    ['the balance, unchanged', record, 100_000, 15_000, { end: null }],
    ['the balance, changed', record, 95_000, 20_000, { doubt: 'balanceMoved' }],
  ])('is decided by the balance it is paid from: %s', async (_, sent, balance, bonusBalance, finding) => {
    const asked = service({ rows: others(5), balance, bonusBalance });
    expect(await findPlayedCoupon(asked, sent, true)).toEqual(finding);
  });

  test.each<[number, number, object]>([
    [1_000, 50, { end: null }],
    [1_001, 50, { doubt: 'unread' }],
    [2_000, 50, { doubt: 'unread' }],
  ])('is not reported for an endless history: %i rows', async (count, pages, finding) => {
    const asked = service({ rows: others(count), balance: 100_000 });
    expect(await findPlayedCoupon(asked, record, true)).toEqual(finding);
    expect(asked.pages).toBe(pages);
  });
});

const world = fc.record({
  made: fc.boolean(),
  tellsIds: fc.boolean(),
  /** True when the odds changed with the player's consent. */
  moved: fc.boolean(),
  others: fc.array(
    fc.record({
      tp: fc.constantFrom(20, 50, 75),
      ec: fc.constantFrom(1, 3),
      modd: fc.constantFrom(2, 7.2),
      /** Seconds relative to the time of sending. */
      at: fc.integer({ min: -200_000, max: 100 }),
      /** Malformed field of the row, '' for none. */
      odd: fc.constantFrom('', '', '', '', 'bsid', 'pd', 'status'),
    }),
    { maxLength: 70 },
  ),
  order: fc.array(fc.nat(), { minLength: 71, maxLength: 71 }),
  failing: fc.subarray([1, 2, 3, 4]),
  bounds: fc.boolean(),
  /** Other changes of the balance in kuruş, also by exactly the price. */
  came: fc.constantFrom(0, 0, 0, PRICE, 123),
  balanceFails: fc.boolean(),
  purseKnown: fc.boolean(),
  late: fc.boolean(),
});

test('a coupon that exists is never reported as not made, and balanceMoved needs a balance that was read', async () => {
  let notMade = 0;
  await fc.assert(
    fc.asyncProperty(world, async (told) => {
      const rows: [number, unknown][] = told.others.map(({ tp, ec, modd, at, odd }, index) => {
        const row = wireCoupon({
          bsid: `o${index}`,
          tid: told.tellsIds ? `t${index}` : null,
          tp,
          ec,
          modd,
          pd: SENT_S + at,
        });
        return [told.order[index] ?? 0, odd === '' ? row : { ...row, [odd]: { odd } }];
      });
      if (told.made) {
        const coupon = mine({ tid: told.tellsIds ? 'mine' : null, modd: told.moved ? 7.1 : 7.2 });
        rows.push([told.order[70] ?? 0, coupon]);
      }
      const asked = service({
        rows: rows.toSorted(([one], [other]) => one - other).map(([, row]) => row),
        balance: told.balanceFails ? undefined : 100_000 - (told.made ? PRICE : 0) + told.came,
        failing: told.failing,
        bounds: told.bounds,
      });
      const { purse, ...unknown } = record;
      const finding = await findPlayedCoupon(
        asked,
        told.purseKnown ? ({ ...unknown, purse } as PlayRecord) : unknown,
        told.late,
      );
      if ('end' in finding) {
        if (finding.end !== null) return;
        notMade += 1;
        expect(told.made, 'said not to be made').toBe(false);
        expect([asked.balanceRead, told.purseKnown, told.late]).toEqual([true, true, true]);
        expect(told.came).toBe(0);
      } else if (finding.doubt === 'balanceMoved') expect([asked.balanceRead, told.purseKnown]).toEqual([true, true]);
    }),
    { numRuns: 1_000 },
  );
  // At least one history must have been reported as not made.
  expect(notMade).toBeGreaterThan(0);
});
