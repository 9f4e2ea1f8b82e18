/** Odds while a version of the hub contradicts the responses of the service (rule updates-22). */
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { eventUpdate } from '../support/hub-updates.ts';
import { oddOf } from '../support/live-detail.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, preMatch } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';

test.each([
  ['in a list', () => '/program/futbol', 'article[data-odds="old"]'],
  ['on the match page', ({ i }: WireEvent) => detailPath('futbol', i), 'main [data-odds="old"] [data-card]'],
] as const)(
  'odds of an event whose sources disagree are marked as outdated %s, until the service decides',
  async (_, pathOf, place) => {
    const { server, open } = await setScreen();
    const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    const market = openMarket(event);
    const { no = 0, odd: price = 0 } = market.o[0] ?? {};
    const page = await open(pathOf(event));
    const odd = oddOf(page, event, market);
    await odd.waitFor();
    const marked = page.locator(place, { has: odd });
    expect(await marked.count()).toBe(0);

    const wrong = price + 20;
    const m = [{ i: market.i, a: 'u' as const, o: [{ n: no, o: wrong, wo: wrong }] }];
    await server.push('lite', 'currentEvents', eventUpdate(event, 2 * event.v, { m }));
    await expect.poll(() => marked.count()).toBe(1);
    expect(await odd.isDisabled()).toBe(true);

    await expect.poll(() => marked.count()).toBe(0);
    expect([await odd.isDisabled(), await odd.innerText()]).toEqual([false, price.toFixed(2).replace('.', ',')]);
  },
);
