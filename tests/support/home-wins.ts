/** A coupon of home wins, played in a tab, whose matches the server then finishes as the test says. */
import type { Page } from 'playwright';
import type { Spot } from './shown-odds.ts';
import { chooseHomeWins, playButton, slipOf } from './slip.ts';
import type { TestServer } from './controlled-server.ts';

/** Plays three matches on the program's page, each as a home win; the tab then has the coupon. */
export async function playHomeWins(server: TestServer, page: Page): Promise<Spot[]> {
  const spots = await chooseHomeWins(server, page, 3);
  await playButton(slipOf(page)).click();
  await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
  return spots;
}

/** Ends the matches with home wins, or with away wins: the coupon is decided with the last whistle. */
export async function endMatches(server: TestServer, spots: readonly Spot[], winner: 'home' | 'away'): Promise<void> {
  for (const { eventId } of spots) {
    // Phases follow in the order of a match.
    // oxlint-disable-next-line no-await-in-loop
    for (const act of matchWonBy(winner, lead(server, eventId, winner))) await server.act(eventId, act);
  }
}

/** Returns the number of goals by which a side leads; 0 before the match. */
function lead(server: TestServer, eventId: number, side: 'home' | 'away'): number {
  const { ht, at } = server.world.score(eventId) ?? {};
  const home = (ht?.r ?? 0) - (at?.r ?? 0);
  return side === 'home' ? home : -home;
}

/** A running match may need more than one goal. */
const matchWonBy = (side: 'home' | 'away', ahead: number): { action: string }[] => [
  { action: 'kickoff' },
  ...Array.from({ length: Math.max(1, 1 - ahead) }, () => ({ action: 'goal', side })),
  { action: 'finish' },
];
