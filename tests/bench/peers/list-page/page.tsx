/** The peer's list: rows, and the bar of the slip while something is chosen; the same on the server and in the browser. */
import { useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import type { ListColumn } from '../../../../src/domain/program/columns.ts';
import '../../../../src/ui/style/base.css';
import '../../../../src/ui/style/primitives.css';
import '../../../../src/ui/style/tokens.css';
import { PeerRows } from '../redux-page/rows.tsx';
import type { PeerStore } from '../redux-program.ts';
import type { PeerSlip } from '../redux-slip.ts';

const LIST = '/list/';

export interface ListPageProps {
  store: PeerStore;
  slip: PeerSlip;
  eventIds: readonly number[];
  columns: readonly ListColumn[];
}

export function ListPage({ store, slip, eventIds, columns }: ListPageProps) {
  return (
    // On the server there is no address to read.
    <Router ssrPath={LIST}>
      <main>
        <h1>Futbol</h1>
        <PeerRows store={store} slip={slip} eventIds={eventIds} columns={columns} />
        <SlipBar store={store} slip={slip} />
      </main>
    </Router>
  );
}

function SlipBar({ store, slip }: Pick<ListPageProps, 'store' | 'slip'>) {
  const items = useSyncExternalStore(slip.subscribe, slip.all, slip.all);
  const odds = (): string => {
    const all = items.map(({ eventId, marketId, outcomeNumber }) => {
      const market = store.event(eventId)?.markets.find(({ id }) => id === marketId);
      return (market?.outcomes.find(({ number }) => number === outcomeNumber)?.odd ?? 100) / 100;
    });
    return all.reduce((product, odd) => product * odd, 1).toFixed(2);
  };
  const total = useSyncExternalStore(store.subscribe, odds, odds);
  if (items.length === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      style={{ position: 'fixed', bottom: 56, left: 12, right: 12, height: 52 }}
    >
      {items.length} seçim, Kuponum, {total}
    </button>
  );
}
