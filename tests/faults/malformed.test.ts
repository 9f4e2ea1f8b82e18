/** Malformed messages beside a valid one, over the network. `tests/walks/malformed.test.ts` covers each kind. */
import { expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, running } from '../support/program.ts';
import { expectDetailTrue, oddSelector } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { engineStats } from '../support/tab-probe.ts';

const browser = sharedBrowser();

test('malformed messages are counted, and the valid one beside them is applied by the same engine', async () => {
  const { server, open } = await setStage(browser());
  const event = await server.truth(firstOf(running(server, FOOTBALL), 'running football match').i);
  const market = openMarket(event);
  const spot = { eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 };
  const page = await open(detailPath('futbol', event.i));
  await page.locator(oddSelector(spot)).waitFor();
  const before = await engineStats(page);
  await server.push('lite', 'currentWeather', { eid: event.i });
  await server.push('score', 'currentScore', null);
  await server.push('lite', 'currentEvents', { eid: event.i, ev: 'x', sid: event.sid });
  await expect.poll(async () => (await engineStats(page)).malformed).toBeGreaterThan(before.malformed);
  await expectDetailTrue(page, server, event.i);
  await server.push('lite', 'currentOdds', null, oddUpdate(event, 10, market.i, spot.outcome, 31.5), { eid: 'x' });
  await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('31,50');
  expect((await engineStats(page)).epoch).toBe(before.epoch);
});
