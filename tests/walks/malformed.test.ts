/** Malformed messages of the hubs, as a whole or in a part: ignored and counted. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, running } from '../support/program.ts';
import { expectDetailTrue, oddSelector } from '../support/shown-odds.ts';
import { engineStats } from '../support/tab-probe.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';

type Make = (event: WireEvent, market: WireMarket) => unknown;
const whole = (event: WireEvent): object => ({ eid: event.i, ev: event.v, sid: event.sid });

/** Each message is malformed as a whole or in a part, and must change nothing on the page. */
const lite: Record<string, Make> = {
  nothing: () => null,
  'a number': () => 42,
  text: () => 'currentOdds',
  'an empty object': () => ({}),
  'no event id': (event) => ({ ev: event.v, sid: 1 }),
  'an event id as words': (event) => ({ ...whole(event), eid: `x${event.i}` }),
  'a negative event id': (event) => ({ ...whole(event), eid: -event.i }),
  'a version as words': (event) => ({ ...whole(event), ev: 'x' }),
  'a version that is no number': (event) => ({ ...whole(event), ev: [] }),
  'markets as text': (event) => ({ ...whole(event), m: 'none' }),
  'markets as an object': (event) => ({ ...whole(event), m: { i: 1 } }),
  'markets that are none': (event) => ({ ...whole(event), m: [null, 7, 'x', []] }),
  'a market without id': (event) => ({ ...whole(event), m: [{ a: 'a', o: [{ n: 1, o: 2 }] }] }),
  'outcomes as text': (event, market) => ({ ...whole(event), m: [{ i: market.i, a: 'u', o: '1.85' }] }),
  'outcomes that are none': (event, market) => ({ ...whole(event), m: [{ i: market.i, a: 'u', o: [null, 3] }] }),
  'an odd as words': (event, market) => ({ ...whole(event), m: [{ i: market.i, a: 'u', o: [{ n: 1, o: '9,99' }] }] }),
  'a negative odd': (event, market) => ({ ...whole(event), m: [{ i: market.i, a: 'u', o: [{ n: 1, o: -2 }] }] }),
  'an odd below one': (event, market) => ({ ...whole(event), m: [{ i: market.i, a: 'u', o: [{ n: 1, o: 0.5 }] }] }),
  'an odd beyond reason': (event, market) => ({
    ...whole(event),
    m: [{ i: market.i, a: 'u', o: [{ n: 1, o: 1e300 }] }],
  }),
  'a prototype': (event) => ({ ...whole(event), eid: '__proto__', m: [{ i: '__proto__' }] }),
};
const scores: Record<string, Make> = {
  nothing: () => null,
  'a list of nothing': () => [[null]],
  'no id': () => ({ sid: 1, ht: { c: 9 } }),
  'a side as text': (event) => ({ id: event.i, eid: event.i, sid: 1, ht: '9' }),
  'a side as a list': (event) => ({ id: event.i, eid: event.i, sid: 1, ht: [9], at: [9] }),
};

interface Watched {
  stage: ScreenStage;
  page: Page;
  event: WireEvent;
  market: WireMarket;
}

/** The detail page of a running match, with its odds. */
async function watched(): Promise<Watched> {
  const stage = await setScreen();
  const event = await stage.server.truth(firstOf(running(stage.server, FOOTBALL), 'running football match').i);
  const market = openMarket(event);
  const page = await stage.open(detailPath('futbol', event.i));
  await page.locator(oddSelector({ eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 })).waitFor();
  return { stage, page, event, market };
}

describe('a malformed message', () => {
  test.for([
    ['lite', 'currentOdds', lite],
    ['lite', 'currentEvents', lite],
    ['score', 'currentScore', scores],
  ] as const)(
    'on hub %s as %s is counted, whatever is wrong with it, and changes nothing',
    async ([hub, target, table]) => {
      const { stage, page, event, market } = await watched();
      for (const [what, make] of Object.entries(table)) {
        const before = await engineStats(page);
        await stage.server.push(hub, target, make(event, market));
        const counted = async (): Promise<number> => (await engineStats(page)).malformed;
        await expect.poll(counted, { message: what }).toBeGreaterThan(before.malformed);
        expect((await engineStats(page)).epoch, what).toBe(before.epoch);
        await expectDetailTrue(page, stage.server, event.i);
      }
    },
  );

  test('of an unknown target is counted and ignored', async () => {
    const { stage, page, event, market } = await watched();
    const before = await engineStats(page);
    await stage.server.push('lite', 'currentWeather', { eid: event.i });
    await stage.server.push('score', 'currentOdds', oddUpdate(event, 9, market.i, market.o[0]?.no ?? 0, 9.99));
    await expect.poll(async () => (await engineStats(page)).malformed).toBe(before.malformed + 2);
    await expectDetailTrue(page, stage.server, event.i);
  });

  test('does not keep valid ones beside it from being applied', async () => {
    const { stage, page, event, market } = await watched();
    const outcome = market.o[0]?.no ?? 0;
    await stage.server.push('lite', 'currentOdds', null, oddUpdate(event, 10, market.i, outcome, 31.5), { eid: 'x' });
    const spot = { eventId: event.i, marketId: market.i, outcome };
    await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('31,50');
    await stage.server.push('lite', 'currentOdds', {
      ...oddUpdate(event, 11, market.i, outcome, 32.5),
      m: [
        null,
        {
          i: market.i,
          a: 'u',
          o: [
            { n: 99, o: 'x' },
            { n: outcome, o: 32.5, wo: 31 },
          ],
        },
      ],
    });
    await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('32,50');
  });
});
