/** The modules that send money: the slip with its play, withdrawals, and the football pool, which is loaded on use. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { once } from '../../../src/lib/once.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { ProgramModule } from '../book/program-module.ts';
import type { EnvironmentSource } from '../calls/environment-source.ts';
import type { Generations } from '../calls/generations.ts';
import type { EngineEdges } from '../edges.ts';
import type { LiveModule } from '../live/live-module.ts';
import type { PoolModule } from '../pool/pool-module.ts';
import { type LimitsSource, createLimitsSource } from '../own-limits/limits-source.ts';
import { runSessionHooks } from '../session/run-per-session.ts';
import type { SessionModule } from '../session/session-module.ts';
import { type SlipModule, createSlipModule } from '../slip/slip-module.ts';
import { type WithdrawalModule, createWithdrawalModule } from '../withdrawal/withdrawal-module.ts';
import type { MoneyParts } from './money-use.ts';
import { createServerClock } from './server-clock.ts';
import type { TabStorage } from './stored-intents.ts';

export interface MoneyModule {
  slip: SlipModule;
  withdrawing: WithdrawalModule;
  limits: LimitsSource;
  /** Loads the pool when it is first used. */
  pool(): Promise<PoolModule>;
  calls: SlipModule['calls'] & WithdrawalModule['calls'] & PoolModule['calls'] & CallHandlers<'changeOwnLimits'>;
}

interface MoneyModuleOptions {
  edges: EngineEdges;
  tabStorage: TabStorage;
  login: Pick<SessionModule, 'session' | 'member' | 'services'>;
  program: Pick<ProgramModule, 'context' | 'reference'>;
  live: LiveModule;
  generations: Generations;
  timing: EnvironmentSource['timing'];
}

export function createMoneyModule(options: MoneyModuleOptions): MoneyModule {
  const { edges, tabStorage, login, program, live, generations, timing } = options;
  const { session, member, services } = login;
  const { store, locks, now, signal } = edges;
  const { context, reference } = program;
  const clock = createServerClock(edges);
  const device = { session, member, store, tabStorage, locks, now, serverOffset: clock.ask, signal };
  const limits = createLimitsSource(device);
  const parts: MoneyParts = {
    ...device,
    services,
    settleMs: async () => (await timing()).couponSettleMs,
    ownLimits: limits.ifStored,
  };
  const slip = createSlipModule({ parts, context, reference, isLive: live.isLive });
  // Transactions are refetched with the coupons.
  const invalidate = (): void => {
    generations.invalidate('balance');
    generations.invalidate('coupons');
  };
  const withdrawing = createWithdrawalModule({
    ...parts,
    onMade: () => {
      // The player's data says whether a survey is due (rule survey-1).
      void member.reload();
      invalidate();
    },
  });
  const pool = once(async () => {
    const { createPoolModule } = await import('../pool/pool-module.ts');
    const onMade = (): void => {
      void member.refresh();
      invalidate();
    };
    const made = createPoolModule({ ...parts, onMade, clock, reference });
    live.onMissedHidden(made.retryUnresolved);
    return made;
  });
  const loadedPool = (): Promise<Pick<PoolModule, 'calls'>> => pool().catch(() => unloaded);

  let wasMember = false;
  runSessionHooks(session, {
    onBegin: async () => void (wasMember = true),
    onEnd: async () => {
      // The call is not awaited, because its lock is free only when a pending order has its response.
      void withdrawing.onSessionEnd();
      // Once loaded, the pool module removes the data of the last member by itself.
      if (wasMember) await pool().catch(() => undefined);
    },
  });
  // Unresolved orders are checked at once, because few players have one and they wait for the outcome.
  live.connection.onConnected(slip.play.retryUnresolved);
  live.connection.onConnected(withdrawing.retryUnresolved);

  return {
    slip,
    withdrawing,
    limits,
    pool,
    calls: {
      ...slip.calls,
      ...withdrawing.calls,
      changeOwnLimits: limits.change,
      changePool: async (change) => (await loadedPool()).calls.changePool(change),
      playPool: async (request) => (await loadedPool()).calls.playPool(request),
    },
  };
}

/** Failure of a call whose part did not load, so nothing was done. */
const notLoaded = async (): Promise<Result<never>> => ({ ok: false, failure: { kind: 'network' } });
const unloaded: { calls: CallHandlers<'changePool' | 'playPool'> } = {
  calls: { changePool: notLoaded, playPool: notLoaded },
};
