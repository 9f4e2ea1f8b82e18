/**
 * Measures a tap on an odd in a phone's list while 1,000 updates a second run, at full speed and with the processor
 * slowed to a quarter: the time until the odd is painted as pressed, and until the slip below is painted with another
 * number of selections. The peer's page beside it, in turn, and a button alone.
 */
import type { Browser } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { TAP_ROUNDS, type TapRounds, type TappedPage, pointOn, tapThrough } from './finger.ts';
import { openFrontDoor } from './front-door.ts';
import { bareButton } from './peers/bare-button.ts';
import { buildListPage } from './peers/build-list-page.ts';

export interface TapFigures {
  ours: TapRounds;
  peer: TapRounds;
  bare: TapRounds;
}

const ODDS = 'main article[data-event] button[data-outcome]:enabled';

export async function benchTaps(browser: Browser, server: BenchServer, rounds = TAP_ROUNDS): Promise<TapFigures> {
  const peerPage = await buildListPage();
  const door = await openFrontDoor(server.url, { list: peerPage });
  const ours: TapRounds = { plain: [], slow: [] };
  const peer: TapRounds = { plain: [], slow: [] };
  const bare: TapRounds = { plain: [], slow: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await tapThrough(browser, server, odds(`${door.url}/program/canli/futbol`, true), ours);
      await tapThrough(browser, server, odds(`${door.url}/list/?live`, false), peer);
      await tapThrough(browser, server, alone, bare);
    }
  } finally {
    await door.close();
    await peerPage.remove();
  }
  return { ours, peer, bare };
}

const odds = (url: string, asksConsent: boolean): TappedPage => ({
  url,
  // The bar says "2 seçim, Kuponum, 3,40", and the last part moves; without a selection there is none.
  target: {
    button: 'button[data-outcome]',
    result: 'button[aria-haspopup="dialog"]',
    told: String.raw`^(\d+)[^]*Kuponum`,
  },
  prepare: async (page) => {
    await page.locator(ODDS).nth(8).waitFor();
    // The consent dialog would cover the odds; the peer shows none.
    if (asksConsent) await page.getByRole('button', { name: 'Reddet' }).click();
  },
  // Every odd is tapped twice, chosen and removed: the slip changes with each tap and never fills.
  aim: (page, number) => pointOn(page, ODDS, number * 5, '[aria-pressed="true"]'),
});

const alone: TappedPage = {
  ...bareButton,
  prepare: (page) => page.locator(bareButton.target.button).waitFor(),
  aim: (page) => pointOn(page, bareButton.target.button, 0),
};
