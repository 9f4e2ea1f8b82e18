/** The slip with all its parts, and the calls on it. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { defaultAppConfig } from '../../../src/domain/default-app-config.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import { marketName, outcomeLabel } from '../../../src/domain/program/market-name.ts';
import type { EngineContext } from '../context.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import { runSessionHooks } from '../session/run-per-session.ts';
import type { MoneyParts } from '../money/money-use.ts';
import type { Session } from '../session/session.ts';
import { type Acceptance, createAcceptance } from './acceptance.ts';
import { type Play, createPlay } from './play-slip.ts';
import { type SlipStore, createSlipStore } from './slip-store.ts';

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

interface SlipModuleOptions {
  parts: MoneyParts;
  context: EngineContext;
  reference: ReferenceData;
  /** Returns true while the hubs are connected, so that live odds are current. */
  isLive(): boolean;
}

export function createSlipModule({ parts, context, reference, isLive }: SlipModuleOptions): SlipModule {
  const { session, services, store, now, signal } = parts;
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
    ...parts,
    slip: () => slip,
    acceptance,
    limits,
    competitionOf: (eventId) => competitions.value?.get(slip.competitionId(eventId) ?? -1)?.name ?? '',
    isLive,
  });
  context.onMissedMessages(slip.revalidate);

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

/**
 * Returns a function that is true once the current session has ended since a request was made (rule slip-20). A sign-in is no end: a visitor's request belongs
 * to the member.
 */
export function watchSessionEnd({ tokens, lifetime }: Session): () => boolean {
  // A session that is about to begin still has the lifetime of the last one.
  return tokens === null || lifetime.aborted ? () => false : () => lifetime.aborted;
}
