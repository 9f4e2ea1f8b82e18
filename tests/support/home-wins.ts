/** A coupon of home wins, played in a tab, and its matches brought to an end as the server is told. */
import type { Page } from 'playwright';
import type { Spot } from './shown-odds.ts';
import { chooseHomeWins, playButton, slipOf } from './slip.ts';
import type { TestServer } from './controlled-server.ts';

/** Plays three matches on the program's page, each as a win of the home team; the tab then knows the coupon. */
export async function playHomeWins(server: TestServer, page: Page): Promise<Spot[]> {
  const spots = await chooseHomeWins(server, page, 3);
  await playButton(slipOf(page)).click();
  await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
  return spots;
}

/** The home teams win, or the visitors do: the coupon is decided with the last whistle. */
export async function endMatches(server: TestServer, spots: readonly Spot[], winner: 'home' | 'away'): Promise<void> {
  for (const { eventId } of spots) {
    // In the order a match has.
    // oxlint-disable-next-line no-await-in-loop
    for (const act of matchWonBy(winner, lead(server, eventId, winner))) await server.act(eventId, act);
  }
}

/** So many goals one side is ahead; 0 before the match. */
function lead(server: TestServer, eventId: number, side: 'home' | 'away'): number {
  const { ht, at } = server.world.score(eventId) ?? {};
  const home = (ht?.r ?? 0) - (at?.r ?? 0);
  return side === 'home' ? home : -home;
}

/** A match that runs already may need more than one goal. */
const matchWonBy = (side: 'home' | 'away', ahead: number): { action: string }[] => [
  { action: 'kickoff' },
  ...Array.from({ length: Math.max(1, 1 - ahead) }, () => ({ action: 'goal', side })),
  { action: 'finish' },
];
