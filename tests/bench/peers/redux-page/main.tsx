/**
 * The peer as a page: a tab without an engine. It loads the program, holds both hubs by itself, puts every message
 * through the store on the page's own thread, and shows the rows it is given with the product's own components, so that
 * what differs is the architecture and not the paint.
 */
import { createRoot } from 'react-dom/client';
import type { WireMarketConfig } from '../../../../src/contract/services/wire/market-config-wire.ts';
import { sports } from '../../../../src/domain/sports.ts';
import '../../../../src/ui/style/base.css';
import '../../../../src/ui/style/primitives.css';
import '../../../../src/ui/style/tokens.css';
import { createPeerStore } from '../redux-program.ts';
import { followHubs } from './follow-hubs.ts';
import { FOOTBALL, footballColumns } from './football-columns.ts';
import { answer, loadProgram } from './load-program.ts';
import { PeerRows } from './rows.tsx';

/** `?events=7,9` names the rows, in order; with `lean` the store holds the shown sport alone. */
const params = new URLSearchParams(location.search);
const eventIds = (params.get('events') ?? '').split(',').map(Number);
const sportIds = params.has('lean') ? [FOOTBALL] : sports.map(({ id }) => id);

const [config, events] = await Promise.all([
  answer<WireMarketConfig>('sportsbook/get_market_config'),
  loadProgram(sportIds),
]);
const store = createPeerStore(events);

await followHubs(store);

const columns = footballColumns(config);
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has a #root');
createRoot(root).render(<PeerRows store={store} eventIds={eventIds} columns={columns} />);
