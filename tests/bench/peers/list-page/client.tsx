/** The peer's list in the browser: hydrates what the server rendered, connects to the hubs, loads the whole sport. */
import { hydrateRoot } from 'react-dom/client';
import { FOOTBALL } from '../redux-page/football-columns.ts';
import { followHubs } from '../redux-page/follow-hubs.ts';
import { loadProgram } from '../redux-page/load-program.ts';
import { createPeerStore } from '../redux-program.ts';
import { createPeerSlip } from '../redux-slip.ts';
import { ListPage } from './page.tsx';
import { type ListState, STATE_ID } from './state.ts';

const root = document.querySelector('#root');
const sent = document.querySelector(`#${STATE_ID}`);
if (root === null || sent === null) throw new Error('the server sent no list');
const { events, columns } = JSON.parse(sent.textContent) as ListState;
const store = createPeerStore(events);
const eventIds = events.map(({ id }) => id);
hydrateRoot(root, <ListPage store={store} slip={createPeerSlip()} eventIds={eventIds} columns={columns} />);
await followHubs(store);
document.documentElement.dataset['connection'] = 'on';
store.load(await loadProgram([FOOTBALL]));
