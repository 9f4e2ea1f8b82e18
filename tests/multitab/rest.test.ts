/**
 * While no tab is visible the hubs are disconnected, and a tab that becomes visible shows current data (rule
 * updates-21).
 */
import { expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { firstSpot } from '../support/program.ts';
import { expectOdd } from '../support/shown-odds.ts';
import { hosts, untilConnection } from '../support/stage.ts';
import { setWindowStage, sharedWindow } from '../support/window.ts';

const window = sharedWindow();

test.each(hosts)(
  'a window behind another page holds no connection, and is live again when it comes to front (%s)',
  async (engine) => {
    const { server, open, openPlainPage } = await setWindowStage(window(), {
      server: { timing: { hubRestMs: 200 } },
      engine,
    });
    const connections = async (): Promise<number[]> => {
      const { hubs } = await server.stats();
      return [hubs.lite.connections, hubs.score.connections];
    };
    const tab = await open('/program/futbol');
    const spot = await firstSpot(tab);
    expect(await connections()).toEqual([1, 1]);
    const plain = await openPlainPage();
    await plain.bringToFront();
    await expect.poll(connections).toEqual([0, 0]);

    await tab.bringToFront();
    await expect.poll(connections).toEqual([1, 1]);
    await untilConnection(tab, 'on');
    const truth = await server.truth(spot.eventId);
    await server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 7.77));
    await expectOdd([tab], spot, '7,77');
  },
);
