/** The peer's slip: one selection an event, in a Redux Toolkit store of its own. */
import { type PayloadAction, configureStore, createSlice } from '@reduxjs/toolkit';
import type { OddSelection } from '../../../src/parts/event-row/event-row.tsx';

export interface PeerSlip {
  /** Adds the selection, or removes it when it is already chosen. */
  toggle(selection: OddSelection): void;
  chosen(eventId: number): OddSelection | undefined;
  all(): readonly OddSelection[];
  subscribe(listener: () => void): () => void;
}

export function createPeerSlip(): PeerSlip {
  const slice = createSlice({
    name: 'slip',
    initialState: { items: [] as OddSelection[] },
    reducers: {
      toggled: (state, { payload }: PayloadAction<OddSelection>) => {
        const known = state.items.find(({ eventId }) => eventId === payload.eventId);
        state.items = state.items.filter((item) => item !== known);
        const same = known?.marketId === payload.marketId && known.outcomeNumber === payload.outcomeNumber;
        if (!same) state.items.push(payload);
      },
    },
  });
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
  return {
    toggle: (selection) => store.dispatch(slice.actions.toggled(selection)),
    chosen: (eventId) => store.getState().items.find((item) => item.eventId === eventId),
    all: () => store.getState().items,
    subscribe: store.subscribe,
  };
}
