/** The arithmetic of `npm run herd`: rates, busiest seconds, shared responses and the mix of browsers. */
import { describe, expect, test } from 'vitest';
import { figuresOf, startFiguresOf, timesSteady } from '../../herd/figures.ts';
import { readHerdOptions } from '../../herd/options.ts';
import { kindsOf, pageNames, pageShares } from '../../herd/pages.ts';
import { type Traffic, callOf, createTraffic } from '../../herd/traffic.ts';

/** A browser that made requests at these seconds, all for one address. */
function browserAsking(...seconds: number[]): Traffic {
  const traffic = createTraffic();
  for (const second of seconds) {
    traffic.exchanges.push({ at: second * 1_000, call: 'events', bytes: 500, shared: 'http://at/events?version=1' });
  }
  return traffic;
}

const minute = { from: 10_000, to: 70_000 };

describe('a stretch of one minute', () => {
  test('counts what began within it, for each browser', () => {
    const herd = [browserAsking(9.9, 10, 20, 69.9), browserAsking(30, 70)];
    const figures = figuresOf(herd, minute);
    expect(figures).toMatchObject({ browsers: 2, requestsAMinute: 2, bytesASecond: (4 * 500) / 60 / 2 });
    expect(figures.calls).toEqual([{ call: 'events', aMinute: 2, busiestSecond: 0.5, bytes: 500 }]);
  });

  test('has its busiest second over all browsers', () => {
    const herd = [browserAsking(10, 20.1), browserAsking(20.9, 40), browserAsking(20.5), browserAsking()];
    expect(figuresOf(herd, minute).busiestSecond).toBe(3 / 4);
  });

  test('without browsers is all zero', () => {
    expect(figuresOf([], minute)).toMatchObject({ requestsAMinute: 0, busiestSecond: 0, calls: [] });
  });

  test('counts bytes and messages of the hubs by whole seconds', () => {
    const traffic = createTraffic();
    for (const at of [9_999, 10_000, 69_999, 70_000]) {
      traffic.hubBytes.add(at, 300);
      traffic.hubMessages.add(at, 3);
    }
    traffic.hubOpens.push(10_100, 10_200, 15_000);
    expect(figuresOf([traffic], minute)).toMatchObject({
      hubBytesASecond: 10,
      hubMessagesASecond: 0.1,
      hubOpens: 3,
      hubOpensBusiestSecond: 2,
    });
  });

  test('a cache of one second sends on one request for each shared address and second, and all others', () => {
    const herd = [browserAsking(20.1, 21.1), browserAsking(20.9), browserAsking(20.5)];
    herd[0]?.exchanges.push({ at: 20_200, call: 'session', bytes: 1, shared: undefined });
    const { allASecond, uncachedASecond } = figuresOf(herd, minute);
    expect([allASecond * 60, uncachedASecond * 60]).toEqual([5, 3]);
  });
});

test('a busiest second is compared with the steady requests of a second', () => {
  expect(timesSteady({ busiestSecond: 0.3 }, { requestsAMinute: 6 })).toBeCloseTo(3);
});

test('a start is counted from the own beginning of each browser', () => {
  const starts = [
    { traffic: browserAsking(1, 2, 25), beganAt: 1_000 },
    { traffic: browserAsking(50, 60), beganAt: 50_000 },
  ];
  expect(startFiguresOf(starts, 20_000)).toMatchObject({ browsers: 2, requests: 2, bytes: 1_000 });
});

test.each([
  ['GET', 'http://at/api/sportsbook/events?st=1', 'sportsbook/events'],
  ['GET', 'http://at/api/sportsbook/event/4100011', 'sportsbook/event/{id}'],
  ['POST', 'http://at/api/sportsbook/markets_by_id', 'POST sportsbook/markets_by_id'],
  ['GET', 'http://at/api/identity/access-tokens/secret/7/refresh', 'identity/access-tokens/…'],
])('the call of %s %s', (method, url, call) => {
  expect(callOf(method, url)).toBe(call);
});

test('a hundred browsers have each share exactly, also of the first pages', () => {
  const kinds = kindsOf(100, { hidden: 0.2, members: 0.3 });
  expect(kinds.filter(({ isHidden }) => isHidden)).toHaveLength(20);
  expect(kinds.filter(({ isMember }) => isMember)).toHaveLength(30);
  for (const name of pageNames) {
    expect(kinds.filter(({ page }) => page === name)).toHaveLength(Math.round(pageShares[name] * 100));
  }
  expect(kinds.some(({ isHidden, isMember }) => isHidden && isMember)).toBe(true);
});

test('flags that are no numbers or no object are refused', () => {
  expect(readHerdOptions(['--engines', '50', '--timing', '{"reconcileMs":120000}'])).toMatchObject({
    engines: 50,
    minutes: 3,
    timing: { reconcileMs: 120_000 },
  });
  expect(() => readHerdOptions(['--engines', 'many'])).toThrow(/--engines must be a number/);
  expect(() => readHerdOptions(['--timing', '7'])).toThrow(/--timing must be an object/);
  expect(readHerdOptions(['--only', 'steady,deploy']).only).toEqual(['steady', 'deploy']);
  expect(() => readHerdOptions(['--only', 'steady,rest'])).toThrow(/--only takes steady, /);
});
