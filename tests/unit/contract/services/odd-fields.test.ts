/** Competitions, counts and the configuration with malformed fields: each is dropped alone. */
import { describe, expect, test } from 'vitest';
import { configurationCalls } from '../../../../src/contract/services/configuration-calls.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { defaultAppConfig, withAppConfigDefaults } from '../../../../src/domain/default-app-config.ts';
import { UNKNOWN_COUNT } from '../../../../src/model/load.ts';

function counting() {
  const seen = { dropped: 0 };
  return { seen, context: { input: {}, dropped: () => void (seen.dropped += 1) } };
}

test('a competition without country or short name is kept, one without a name or a sport is skipped and counted', () => {
  const { seen, context } = counting();
  const rows = [
    { i: 1, cid: null, p: '5', ic: null, sn: null, si: 1, n: ' Süper Lig ' },
    { i: 2, cid: 'TR', p: 1, si: '1', n: null },
    { i: '3', cid: 'GB', p: null, si: '1', n: 'Premier Lig' },
    { i: 4, cid: 'GB', si: 'abc', n: 'Sporsuz' },
    { i: 5, cid: 'GB', si: '', n: 'Sporsuz' },
    { i: 6, cid: 'GB', si: null, n: 'Sporsuz' },
  ];
  const competitions = sportsbookCalls.getCompetitions.decode(rows, context);
  expect(
    competitions?.map(({ id, sportId, name, country, shortName }) => [id, sportId, name, country, shortName]),
  ).toEqual([
    [1, 1, 'Süper Lig', '', ''],
    [3, 1, 'Premier Lig', 'GB', ''],
  ]);
  expect(seen.dropped).toBe(4);
});

test('a sport without one of its counts is kept, with the count marked as not given', () => {
  const { seen, context } = counting();
  const sports = sportsbookCalls.getInfo.decode(
    [{ i: 1, lc: null, uc: '3', ec: 9, oc: 1, hr: null, hk: 'x', hd: true }],
    context,
  );
  expect(sports).toEqual([
    { sportId: 1, live: UNKNOWN_COUNT, upcomingLive: 3, total: 9, longTerm: 1, rapid: false, king: false, duel: true },
  ]);
  expect(seen.dropped).toBe(0);
});

describe('highlights', () => {
  test('are the readable event ids', () => {
    const { seen, context } = counting();
    expect(sportsbookCalls.getHighlightedEvents.decode({ he: [1, 2, '3', null, 'x'] }, context)).toEqual([1, 2, 3]);
    expect(sportsbookCalls.getHighlightedEvents.decode({ he: null }, context)).toEqual([]);
    expect(seen.dropped).toBe(0);
  });

  test('are the leagues with an id, whichever other fields are missing', () => {
    const { seen, context } = counting();
    const leagues = [
      { competitionId: 1, sportId: 1, name: 'Süper Lig', eventCount: 9 },
      { competitionId: '2', sportId: '1', name: 'Premier Lig', eventCount: '4' },
      { competitionId: 3, sportId: null, name: null, eventCount: null },
      { competitionId: null, sportId: 1, name: 'Kimsesiz', eventCount: 2 },
      null,
    ];
    const input = { query: { st: '4' } };
    expect(sportsbookCalls.getHighlightedLeagues.decode(leagues, { ...context, input })).toEqual([
      { competitionId: 1, sportId: 1, name: 'Süper Lig', eventCount: 9 },
      { competitionId: 2, sportId: 1, name: 'Premier Lig', eventCount: 4 },
      // A missing sport is taken from the request.
      { competitionId: 3, sportId: 4, name: '', eventCount: UNKNOWN_COUNT },
    ]);
    expect(seen.dropped).toBe(2);
  });
});

describe('the app configuration', () => {
  const read = (answer: unknown) => {
    const decoded = configurationCalls.getAppConfig.decode(answer, counting().context);
    if (decoded === undefined) throw new Error('unreadable');
    return withAppConfigDefaults(decoded);
  };
  const limits = { maxPrice: 30_000, minPrice: '40', taxLimit: 66_935 };

  test.each([
    { sportotoProgramName: null },
    { payinEndDate: 5 },
    { nextDrawExpectedWin: [{ amount: 1 }] },
    { configValue: null },
    { configValue: { kingOddHighLight: 'x', coupon: { mobileFastSelectValues: 'x' } } },
  ])('keeps its limits with %j', (odd) => {
    const { coupon } = read({ globalConfig: { coupon: limits, other: null, soccerPool: 5 }, ...odd });
    expect([coupon.maxPrice, coupon.minPrice, coupon.taxLimit]).toEqual([3_000_000, 4_000, 6_693_500]);
    expect(coupon.quickAmounts).toEqual(defaultAppConfig.coupon.quickAmounts);
  });

  test.each([
    [18_750_000, 1_875_000_000],
    ['18750000.45', 1_875_000_045],
    // 1.15 * 100 is 114.99… as a float.
    [1.15, 115],
  ])('has the expected win of the pool in whole kuruş: %j', (told, expectedWin) => {
    expect(read({ nextDrawExpectedWin: told })).toMatchObject({ expectedWin });
  });

  test.each([
    [undefined, 'Kuponda en fazla 2.500 kolon veya Kupon tutarı en fazla 25.000 TL olabilir.'],
    [{ maxColumn: '1000' }, 'Kuponda en fazla 1.000 kolon veya Kupon tutarı en fazla 10.000 TL olabilir.'],
    [
      { maxColumn: 2_511, columnPrice: 12.5 },
      'Kuponda en fazla 2.511 kolon veya Kupon tutarı en fazla 31.387,50 TL olabilir.',
    ],
  ])('with pool limits %j has a warning with Turkish number formats', (soccerPool, told) => {
    expect(read({ globalConfig: { soccerPool } }).soccerPool.warningMessage).toBe(told);
  });

  test('falls back to the default of a malformed limit and keeps the others', () => {
    const { coupon } = read({ globalConfig: { coupon: { ...limits, maxEventCount: 'çok', maxEarning: null } } });
    expect(coupon).toEqual({
      ...defaultAppConfig.coupon,
      maxPrice: 3_000_000,
      minPrice: 4_000,
      taxLimit: 6_693_500,
    });
  });

  test('accepts a king odds percentage as number or text and drops a malformed one', () => {
    const sports = { 1: { '-1': { preValue: 4, preDetail: '4.6', liveDetail: {} } }, 2: null };
    const { kingOddHighlight } = read({ configValue: { kingOddHighLight: { sports } } });
    expect(kingOddHighlight.sports).toEqual({ 1: { '-1': { preValue: '4', preDetail: '4.6' } }, 2: {} });
  });
});
