/** Events of the home page: the market they show, with and without the market configuration. */
import type { EventRow } from '../../../../src/model/program.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import { drivenEngine, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

type Markets = ReturnType<typeof wireEvent>['m'];

const [result] = wireEvent().m;
const total: Markets[number] = {
  ...{ i: 200, t: 2, st: 101, sov: '2.5', v: 1, s: 1, mbc: 1 },
  o: [
    { no: 1, n: 'Alt', odd: 1.9, wodd: 1.83 },
    { no: 2, n: 'Üst', odd: 1.8, wodd: 1.73 },
  ],
};
const live: Markets[number] = { ...result!, i: 300, t: 4, st: 4 };

/** A configuration whose first football column is a total. */
const config = {
  m: {
    '2_101': {
      i: 1,
      n: '{0} Alt/Üst',
      d: '',
      il: false,
      mt: 2,
      st: 1,
      mst: 101,
      p: 1,
      oot: 0,
      o: { 1: 'Alt', 2: 'Üst' },
    },
  },
  mg: { 1: { i: 1, n: 'Ana Bahisler', p: 1, si: 1, sg: [10], im: false, iv: true } },
  msg: { 10: { i: 10, n: 'Ana', p: 1, gi: 1, m: ['2_101_2.5'], im: false, il: false, iv: true, h: [['Alt', 'Üst']] } },
  ...{ dmg: {}, dmsg: {}, s: {} },
};

const stage = drivenEngine();
let answerConfig: () => unknown;
let events: unknown[];

async function watch(): Promise<FakeTab> {
  const tab = stage.start((path) => {
    if (path === 'sportsbook/live-events-for-widget') return events;
    if (path === 'sportsbook/get_market_config') return answerConfig();
    if (path === 'sportsbook/events') return { isdiff: false, version: 1, events };
    if (path === 'sportsbook/highlighted-events') return { he: [1] };
    return [];
  });
  await settle();
  tab.watch({ kind: 'widget', which: 'live', columns: 'main' });
  tab.watch({ kind: 'highlights', sportId: 1 }, 2);
  await settle();
  return tab;
}

const shown = (tab: FakeTab, eventId = 1, of = 1): (number | undefined)[] | undefined =>
  tab.value<EventRow>(`row:${eventId}`, of)?.columns.map((market) => market?.id);

describe.each([
  ['is loading', () => new Promise(() => undefined)],
  ['has failed to load', () => Response.json({}, { status: 503 })],
] as const)('while the configuration %s', (_, answer) => {
  beforeEach(() => {
    answerConfig = answer;
  });

  test('a match shows the main market of its sport, at any place among its markets', async () => {
    events = [wireEvent({ i: 1, m: [total, result!] }), wireEvent({ i: 2, m: [total, live], bp: 1, s: 1 })];
    const tab = await watch();
    expect([shown(tab, 1), shown(tab, 2)]).toEqual([[100], [300]]);
    expect(shown(tab, 1, 2)).toEqual([100]);
  });

  test('a match without that market shows the one it has instead of a closed one', async () => {
    events = [wireEvent({ i: 1, m: [total] }), wireEvent({ i: 2, m: [result!], sid: 77 })];
    const tab = await watch();
    expect([shown(tab, 1), shown(tab, 2)]).toEqual([[200], [100]]);
  });
});

test('the configuration decides once it is loaded', async () => {
  let come: (value: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => {
    come = resolve;
  });
  answerConfig = () => coming;
  events = [wireEvent({ i: 1, m: [result!, total] }), wireEvent({ i: 2, m: [result!] })];
  const tab = await watch();
  expect(shown(tab)).toEqual([100]);
  come(config);
  await settle();
  expect([shown(tab, 1), shown(tab, 2)]).toEqual([[200], [undefined]]);
});

test('a widget is compared with the service once a minute, like every value on screen', async () => {
  await watch();
  const count = (): number => stage.fake.requests.filter((path) => path.includes('live-events-for-widget')).length;
  const before = count();
  await settle(5 * productDefaultTiming.reconcileMs);
  expect(count() - before).toBe(5);
});
