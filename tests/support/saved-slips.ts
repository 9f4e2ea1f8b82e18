/** Slips a member has saved, created through the services. */
import type { TestPlayer, TestServer } from './controlled-server.ts';
import { memberPost, spotsOf } from './played-coupons.ts';
import { FOOTBALL, preMatch } from './program.ts';
import { itemsOf } from './slip.ts';

/** "Kupon 1", "Kupon 2" and so on, of three matches each. */
export async function saveSlips(server: TestServer, player: TestPlayer, count: number): Promise<void> {
  const e = (await itemsOf(server, spotsOf(preMatch(server, FOOTBALL), 3))).map((item) => ({
    ...{ eid: item.eventId, mid: item.marketId, ono: item.outcomeNumber, odd: item.odd / 100, b: false },
  }));
  for (let made = 1; made <= count; made += 1) {
    await memberPost(server, player, 'betslip/save-betslip', {
      name: `Kupon ${made}`,
      slip: { e, ss: [], m: 50, cc: 1 },
    });
  }
}
