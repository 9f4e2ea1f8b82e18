/** The slip with all its parts, and the calls on it. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import type { Timing } from '../../../src/contract/environment.ts';
import { defaultAppConfig } from '../../../src/domain/default-app-config.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import { marketName, outcomeLabel } from '../../../src/domain/program/market-name.ts';
import type { EngineContext } from '../context.ts';
import type { EngineEdges } from '../edges.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import { runSessionHooks } from '../session/run-session-hooks.ts';
import type { Member } from '../session/member.ts';
import type { TabStorage } from '../money/stored-intents.ts';
import type { ServerClock } from '../money/server-clock.ts';
import type { Session } from '../session/session.ts';
import { type Acceptance, createAcceptance } from './acceptance.ts';
import { type Play, createPlay } from './play-slip.ts';
import { type SlipStore, createSlipStore } from './slip-store.ts';
import { watchSessionEnd } from './watch-session-end.ts';

type Names =
  | 'toggleSelection'
  | 'addSelections'
  | 'clearSelections'
  | 'changeSlip'
  | 'openSlip'
  | 'playCoupon'
  | 'dismissPlay'
  | 'setOddsAcceptance';

export interface SlipModule {
  slip: SlipStore;
  play: Play;
  acceptance: Acceptance;
  calls: CallHandlers<Names>;
}

export interface SlipModuleOptions {
  edges: EngineEdges;
  tabStorage: TabStorage;
  context: EngineContext;
  clock: Pick<ServerClock, 'ask'>;
  reference: ReferenceData;
  session: Session;
  member: Member;
  timing: () => Promise<Timing>;
  isLive(): boolean;
}

export function createSlipModule(options: SlipModuleOptions): SlipModule {
  const { edges, tabStorage, context, clock, reference, session, member, timing, isLive } = options;
  const { store, locks, now, signal } = edges;
  const { services } = context;
  const limits = (): SlipLimits => (reference.appConfig.value ?? defaultAppConfig).coupon;
  const config = () => reference.markets.value ?? { types: {} };
  const { competitions } = reference;
  const names = {
    market: (key: string, line: string) => marketName(config(), key, line),
    outcome: (key: string, line: string, number: number, fallback: string) =>
      outcomeLabel(config(), key, number, line, fallback),
  };
  const slip = createSlipStore({
    context,
    store,
    names,
    limits,
    isLocked: () => play.isLocked,
    isMember: () => session.tokens !== null,
    watchSessionEnd: () => watchSessionEnd(session),
    whenOwned: () => settled(),
    signal,
  });
  // An order contains the names of competitions; a player who never fills a slip does not need them.
  const stopWaiting = slip.onChange(() => {
    if (slip.selections().length === 0) return;
    stopWaiting();
    competitions.use(() => undefined);
  });
  const acceptance = createAcceptance({ session, services, now, retries: context.retries, signal });
  const play: Play = createPlay({
    slip: () => slip,
    session,
    member,
    services,
    acceptance,
    store,
    tabStorage,
    locks,
    limits,
    competitionOf: (eventId) => competitions.value?.get(slip.competitionId(eventId) ?? -1)?.name ?? '',
    isLive,
    now,
    serverOffset: clock.ask,
    settleMs: async () => (await timing()).couponSettleMs,
    signal,
  });

  const settled = runSessionHooks(session, {
    onBegin: slip.claim,
    onEnd: async () => {
      await slip.onSessionEnd();
      // The call is not awaited, because its lock is free only when a pending order has its response.
      void play.onSessionEnd();
    },
  });

  return {
    slip,
    play,
    acceptance,
    calls: {
      toggleSelection: slip.toggle,
      addSelections: slip.add,
      clearSelections: async () => {
        if (play.isLocked) return { ok: true, value: null };
        await slip.clearWithUndo();
        return { ok: true, value: null };
      },
      changeSlip: slip.change,
      openSlip: slip.open,
      playCoupon: play.run,
      dismissPlay: async () => {
        play.dismiss();
        return { ok: true, value: null };
      },
      setOddsAcceptance: acceptance.set,
    },
  };
}
