/**
 * Five tabs of one browser on different pages, connected to the real hubs, and a check that all of them are correct.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { expectDetailTrue, expectListTrue } from '../support/shown-odds.ts';
import { type OnEnd, openContext } from '../support/stage.ts';
import type { HubServers } from './hub-servers.ts';
import { startRealServer } from './real-server.ts';

export interface FiveTabs {
  server: TestServer;
  context: BrowserContext;
  /** A match that has not started, shown by two lists and the detail page. */
  match: WireEvent;
  tabs: Page[];
  list: Page;
  live: Page;
  detail: Page;
  /** Resolves when every tab shows the server's data. */
  untilTrue(): Promise<void>;
}

export async function openFiveTabs(browser: Browser, hubServers: HubServers, onEnd: OnEnd): Promise<FiveTabs> {
  const server = await startRealServer(hubServers);
  onEnd(() => server.close());
  const { context, open } = await openContext(browser, server.url, { onEnd });
  const match = await server.truth(firstOf(preMatch(server, FOOTBALL), 'football match to come').i);
  const league = `/program/futbol?lig=${match.ci}`;
  // All tabs open at once, because tabs that start together must still find one engine.
  const tabs = await Promise.all(
    [league, '/program/canli/futbol', detailPath('futbol', match.i), league, '/program/basketbol'].map((path) =>
      open(path),
    ),
  );
  const [list, live, detail, other, basketball] = tabs as [Page, Page, Page, Page, Page];
  const untilTrue = async (): Promise<void> => {
    await Promise.all([
      ...[list, live, other, basketball].map((page) => expectListTrue(page, server)),
      expectDetailTrue(detail, server, match.i),
    ]);
  };
  return { server, context, match, tabs, list, live, detail, untilTrue };
}
