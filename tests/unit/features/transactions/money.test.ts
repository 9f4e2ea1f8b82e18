/** Signs, sums, days and the chart, compared with the rule's own table and a plain count over random transactions. */
import { describe, expect, it, test } from 'vitest';
import { MAX_DAILY_CHART_DAYS, periodChart } from '../../../../src/features/transactions/period-chart.ts';
import { newestTransactionsFirst, transactionDays } from '../../../../src/features/transactions/transaction-days.ts';
import { type MoneyFlow, addToFlow, signedAmount, netFlow } from '../../../../src/features/transactions/money-flow.ts';
import type { Transaction } from '../../../../src/model/payment.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const NOON = turkishSeconds('2026-11-22T12:00:00');
const DAY = 86_400;

const transaction = (told: Partial<Transaction> = {}): Transaction => ({
  ...{ id: '1', transactionId: null, at: NOON, type: 2, couponType: null, name: '', description: '' },
  ...{ amount: 100, balance: null, pocket: 'balance', couponId: null, iban: '' },
  ...told,
});

/** Rule transaction-1 with wire-list-2, written again by hand: + is a credit, - a debit. */
const signs = '2+ 4- 7+ 10+ 12- 13+ 14+ 16- 18- 19- 20- 21- 27- 28+ 30- 41- 42+ 99+'.split(' ').map((each) => {
  const type = Number.parseInt(each, 10);
  return [type, each.endsWith('+') ? 1 : -1] as const;
});

test.each(signs)('type %d without a sign has the effect %d', (type, sign) => {
  expect(signedAmount({ type, amount: 1_250 })).toBe(sign * 1_250);
});

test.each(signs)('type %d with a minus sign is a debit', (type) => {
  expect(signedAmount({ type, amount: -1_250 })).toBe(-1_250);
});

function flowOf(rows: readonly Transaction[]): MoneyFlow {
  const flow = { income: 0, expense: 0 };
  for (const row of rows) addToFlow(flow, signedAmount(row));
  return flow;
}

test('an amount of 0 has no sign', () => {
  expect(signedAmount({ type: 12, amount: 0 })).toBe(0);
  expect(flowOf([transaction({ amount: 0 })])).toEqual({ income: 0, expense: 0 });
});

/** Park and Miller's generator, so that a failure repeats. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function invented(seed: number, count: number, days: number): Transaction[] {
  const whole = chance(seed);
  return Array.from({ length: count }, (_, place) => {
    const type = signs[whole(signs.length)]?.[0] ?? 2;
    const size = whole(5_000_000);
    return transaction({
      id: `t${place}`,
      at: NOON - whole(days * DAY),
      type,
      amount: whole(3) === 0 ? -size : size,
      balance: whole(4) === 0 ? null : whole(9_000_000),
      pocket: whole(4) === 0 ? 'bonus' : 'balance',
    });
  });
}

/** The independent count: whole kuruş as big integers, days by the clock of Istanbul itself. */
const istanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });
const dayOf = (at: number): string => istanbul.format(new Date(at * 1000));
function counted(rows: readonly Transaction[]): { income: number; expense: number } {
  let came = 0n;
  let went = 0n;
  for (const { type, amount } of rows) {
    const sign = amount < 0 ? -1 : (signs.find(([known]) => known === type)?.[1] ?? 1);
    if (sign < 0) went += BigInt(Math.abs(amount));
    else came += BigInt(amount);
  }
  return { income: Number(came), expense: Number(went) };
}

function grouped(rows: readonly Transaction[], keyOf: (row: Transaction) => string): Map<string, Transaction[]> {
  const groups = new Map<string, Transaction[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const seeds = Array.from({ length: 60 }, (_, index) => index * 7_919 + 1);

describe('random transactions', () => {
  it.each(seeds)('%d: the sums equal a plain count', (seed) => {
    const rows = invented(seed, 200, 30);
    expect(flowOf(rows)).toEqual(counted(rows));
    expect(netFlow(flowOf(rows))).toBe(counted(rows).income - counted(rows).expense);
  });

  it.each(seeds)('%d: each day has its own sum, and the last one none while more rows may follow', (seed) => {
    const rows = newestTransactionsFirst(invented(seed, 120, 25));
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => b - a));
    const byDay = grouped(rows, ({ at }) => dayOf(at));
    const days = transactionDays(rows, true);
    expect([...days.keys()]).toEqual([...byDay.values()].map(([first]) => first?.id));
    for (const [first, ...others] of byDay.values()) {
      if (first === undefined) continue;
      const ofDay = [first, ...others];
      expect(days.get(first.id)?.flow).toEqual({
        balance: counted(ofDay.filter(({ pocket }) => pocket === 'balance')),
        bonus: counted(ofDay.filter(({ pocket }) => pocket === 'bonus')),
      });
    }
    const open = [...transactionDays(rows, false).values()];
    expect(open.at(-1)?.flow).toBeNull();
    expect(open.slice(0, -1).every(({ flow }) => flow !== null)).toBe(true);
  });

  it.each(seeds)('%d: the steps of the chart add up to the whole, without gaps', (seed) => {
    const rows = invented(seed, 150, seed % 2 === 0 ? 40 : 700);
    const ofBalance = rows.filter(({ pocket }) => pocket === 'balance');
    const chart = periodChart(rows, true);
    if (chart === null) throw new Error('there is no chart');
    expect(chart.pocket).toBe('balance');
    expect(chart.by).toBe(seed % 2 === 0 ? 'day' : 'month');
    expect(chart.sum).toEqual(counted(ofBalance));
    const length = chart.by === 'day' ? 10 : 7;
    const groups = grouped(ofBalance, ({ at }) => dayOf(at).slice(0, length));
    for (const step of chart.steps) {
      expect({ income: step.income, expense: step.expense }).toEqual(counted(groups.get(step.key) ?? []));
      const last = (groups.get(step.key) ?? []).toSorted((a, b) => b.at - a.at)[0];
      if (last !== undefined) expect(step.balance).toBe(last.balance);
    }
    const keys = chart.steps.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)].toSorted());
    expect([keys[0], keys.at(-1)]).toEqual([[...groups.keys()].toSorted()[0], [...groups.keys()].toSorted().at(-1)]);
  });
});

describe('the chart', () => {
  it('carries the balance over days without transactions', () => {
    const rows = [transaction({ id: 'b', balance: 500 }), transaction({ id: 'a', at: NOON - 3 * DAY, balance: 400 })];
    expect(periodChart(rows, true)?.steps.map(({ balance }) => balance)).toEqual([400, 400, 400, 500]);
  });

  it('has no balance if a kind is chosen', () => {
    expect(periodChart([transaction({ balance: 5 })], false)?.steps[0]?.balance).toBeNull();
  });

  it('shows the bonus if there are no other transactions', () => {
    const chart = periodChart([transaction({ pocket: 'bonus', type: 13 })], true);
    expect([chart?.pocket, chart?.sum]).toEqual(['bonus', { income: 100, expense: 0 }]);
  });

  it('is null without transactions', () => {
    expect(periodChart([], true)).toBeNull();
  });

  it.each([
    [MAX_DAILY_CHART_DAYS - 1, 'day'],
    [MAX_DAILY_CHART_DAYS, 'month'],
  ])('over %d days has steps of a %s', (days, by) => {
    expect(periodChart([transaction(), transaction({ at: NOON - days * DAY })], true)?.by).toBe(by);
  });

  it.each([86_400, 99_999_999_999])('leaves out the empty months before and after a date of %d', (odd) => {
    const chart = periodChart([transaction(), transaction({ at: NOON - DAY }), transaction({ at: odd })], true);
    expect(chart?.by).toBe('month');
    expect(chart?.steps).toHaveLength(2);
    expect(chart?.steps.map(({ income: came }) => came).toSorted()).toEqual([100, 200]);
    expect(chart?.sum.income).toBe(300);
  });

  it('takes the day from the time zone of Türkiye', () => {
    const late = turkishSeconds('2026-11-21T23:59:59');
    const early = turkishSeconds('2026-11-22T00:00:00');
    const chart = periodChart([transaction({ at: early }), transaction({ at: late })], true);
    expect(chart?.steps.map(({ key, income: came }) => [key, came])).toEqual([
      ['2026-11-21', 100],
      ['2026-11-22', 100],
    ]);
  });
});
