/**
 * The peer: the same program in a Redux Toolkit store, written as its documentation advises (a slice, immer in the
 * reducer, entities by id). It follows the same rules of the update with the usual means.
 */
import { type PayloadAction, configureStore, createSlice } from '@reduxjs/toolkit';
import { decodeScoreUpdate } from '../../../src/contract/hub/decode.ts';
import type { WireEventUpdate } from '../../../src/contract/hub/wire.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { mergeScore } from '../../../src/domain/program/merge-score.ts';

export interface PeerStore {
  apply(message: unknown): void;
  applyScore(message: unknown): void;
  /** Adds events, or newer versions of stored ones. */
  load(events: readonly ProgramEvent[]): void;
  event(eventId: number): ProgramEvent | undefined;
  subscribe(listener: () => void): () => void;
}

export function createPeerStore(events: readonly ProgramEvent[]): PeerStore {
  const byId: Record<number, ProgramEvent> = Object.fromEntries(events.map((event) => [event.id, event]));
  const slice = createSlice({
    name: 'program',
    initialState: { events: byId },
    reducers: {
      loaded: (state, { payload }: PayloadAction<readonly ProgramEvent[]>) => {
        for (const event of payload) state.events[event.id] = event;
      },
      scored: (state, { payload }: PayloadAction<ScoreUpdate>) => {
        const event = state.events[payload.eventId];
        if (event !== undefined) mergeScore(event, payload);
      },
      updated: (state, { payload }: PayloadAction<WireEventUpdate>) => {
        const event = state.events[payload.eid];
        if (event === undefined || payload.ev < event.version) return;
        event.version = payload.ev;
        if (payload.es !== undefined) event.status = payload.es;
        if (payload.bp !== undefined) event.phase = payload.bp;
        if (payload.mb !== undefined) event.minBets = payload.mb;
        if (payload.mc !== undefined) event.marketCount = payload.mc;
        for (const incoming of payload.m ?? []) {
          if (incoming.a === 'r' || incoming.s === 0) {
            event.markets = event.markets.filter((market) => market.id !== incoming.i);
            continue;
          }
          const market = event.markets.find((candidate) => candidate.id === incoming.i);
          if (market === undefined) continue;
          if (incoming.v !== undefined) market.version = incoming.v;
          if (incoming.s !== undefined) market.status = incoming.s;
          if (incoming.m !== undefined) market.minBets = incoming.m;
          for (const changed of incoming.o ?? []) {
            const outcome = market.outcomes.find((candidate) => candidate.number === changed.n);
            if (outcome === undefined) continue;
            if (changed.o !== undefined) outcome.odd = Math.round(changed.o * 100);
            if (changed.wo !== undefined) outcome.webOdd = Math.round(changed.wo * 100);
            if (changed.c !== undefined) outcome.status = changed.c;
          }
        }
      },
    },
  });
  // The development checks (serialisable, immutable) are off, as in a production build.
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
  return {
    apply: (message) => store.dispatch(slice.actions.updated(message as WireEventUpdate)),
    applyScore: (message) => {
      const update = decodeScoreUpdate(message);
      if (update !== null) store.dispatch(slice.actions.scored(update));
    },
    load: (events) => store.dispatch(slice.actions.loaded(events)),
    event: (eventId) => store.getState().events[eventId],
    subscribe: store.subscribe,
  };
}
