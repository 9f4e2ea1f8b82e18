/**
 * The peer as a page: what a tab is without an engine. It loads the program, holds both hubs by itself, puts every
 * message through the store on the page's own thread, and shows the rows it is told with the product's own components,
 * so that what differs is the architecture and not the paint.
 */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { createRoot } from 'react-dom/client';
import { type HubName, hubTargets } from '../../../../src/contract/hub/wire.ts';
import { type WireMarketConfig, decodeMarketConfig } from '../../../../src/contract/services/wire/market-config.ts';
import { groupColumns, listGroups } from '../../../../src/domain/program/columns.ts';
import { sports } from '../../../../src/domain/sports.ts';
import '../../../../src/ui/style/base.css';
import '../../../../src/ui/style/tokens.css';
import { createPeerStore } from '../redux-program.ts';
import { answer, loadProgram } from './load-program.ts';
import { PeerRows } from './rows.tsx';

const FOOTBALL = 1;
/** As many as the product's page has beside each other. */
const COLUMNS = 3;
const hubPaths: Record<HubName, string> = { lite: '/sportsBookHubLite', score: '/sportsBookHub' };

/** `?events=7,9` names the rows, in order; with `lean` the store holds the shown sport alone. */
const params = new URLSearchParams(location.search);
const eventIds = (params.get('events') ?? '').split(',').map(Number);
const sportIds = params.has('lean') ? [FOOTBALL] : sports.map(({ id }) => id);

const [config, events] = await Promise.all([
  answer<WireMarketConfig>('sportsbook/get_market_config'),
  loadProgram(sportIds),
]);
const store = createPeerStore(events);

for (const hub of ['lite', 'score'] as const) {
  const connection = new HubConnectionBuilder()
    .withUrl(location.origin + hubPaths[hub], { skipNegotiation: true, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect()
    .configureLogging(LogLevel.None)
    .build();
  for (const target of hubTargets[hub]) {
    connection.on(target, target === 'currentScore' ? store.applyScore : store.apply);
  }
  await connection.start();
}

const columns = listGroups(decodeMarketConfig(config), { sportId: FOOTBALL, live: false, narrow: false })
  .slice(0, 1)
  .flatMap(groupColumns)
  .slice(0, COLUMNS);
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has a #root');
createRoot(root).render(<PeerRows store={store} eventIds={eventIds} columns={columns} />);
