/** Renders the peer's list on the server, from the services' current responses. */
import { renderToString } from 'react-dom/server';
import type { WireMarketConfig } from '../../../../src/contract/services/wire/market-config-wire.ts';
import { FOOTBALL, footballColumns } from '../redux-page/football-columns.ts';
import { answer, loadProgram } from '../redux-page/load-program.ts';
import { createPeerStore } from '../redux-program.ts';
import { createPeerSlip } from '../redux-slip.ts';
import { ListPage } from './page.tsx';
import { type ListState, STATE_ID } from './state.ts';

/** A few screens of a phone, as such pages send. */
const ROWS = 30;

/** Renders the whole document; script and style are separate files. */
export async function render(origin: string, live: boolean): Promise<string> {
  const [config, all] = await Promise.all([
    answer<WireMarketConfig>('sportsbook/get_market_config', origin),
    loadProgram([FOOTBALL], [live ? 1 : 0], origin),
  ]);
  const columns = footballColumns(config, true);
  // Rows have names for sides and the first market, as at the beginning of every list.
  const events = all
    .filter((event) => event.home !== '' && event.away !== '')
    .toSorted((one, other) => one.start - other.start)
    .slice(0, ROWS);
  const state: ListState = { events, columns, live };
  const eventIds = events.map(({ id }) => id);
  const list = renderToString(
    <ListPage store={createPeerStore(events)} slip={createPeerSlip()} eventIds={eventIds} columns={columns} />,
  );
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Server-rendered peer</title>
<link rel="stylesheet" href="/list/client.css"><script type="module" src="/list/client.js"></script></head>
<body><div id="root">${list}</div>
<script type="application/json" id="${STATE_ID}">${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}</script></body></html>`;
}
