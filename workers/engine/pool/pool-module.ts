/** The football pool in the engine: marks, playing, the server's clock. Loaded on first use. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { defaultAppConfig } from '../../../src/domain/default-app-config.ts';
import type { PoolLimits } from '../../../src/domain/pool/pool-price.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import type { MoneyParts } from '../money/money-use.ts';
import type { ServerClock } from '../money/server-clock.ts';
import { runSessionHooks } from '../session/run-per-session.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';
import { createValuesSource } from '../topics/lazy-source.ts';
import { createPoolDraftStore } from './pool-draft-store.ts';
import { createPlayPool } from './play-pool.ts';

export interface PoolModule {
  readonly play: Pick<ReturnType<typeof createPlayPool>, 'state' | 'onChange'>;
  open(markDirty: MarkDirty): TopicSource;
  /** Retries unresolved requests when the network returns. */
  retryUnresolved(): void;
  /** Removes the session's data from marks and play. */
  onSessionEnd(): Promise<void>;
  calls: CallHandlers<'changePool' | 'playPool'>;
}

interface PoolModuleOptions extends MoneyParts {
  clock: ServerClock;
  reference: Pick<ReferenceData, 'appConfig'>;
  /** Called when a coupon was made, here or by another engine, so that balances and coupons are refetched. */
  onMade(): void;
}

export function createPoolModule(options: PoolModuleOptions): PoolModule {
  const { clock, reference, session, member, store, now, signal, onMade } = options;
  const limits = (): PoolLimits => (reference.appConfig.value ?? defaultAppConfig).soccerPool;
  const marks = createPoolDraftStore({
    store,
    limits,
    isLocked: () => play.isLocked,
    player: () => (session.tokens === null ? '' : member.player?.hashedPlayer),
    now,
    signal,
  });
  const play = createPlayPool({ ...options, marks: () => marks, limits, serverNow: clock.now });

  play.onMade(onMade);
  const leave = async (): Promise<void> => {
    await marks.onSessionEnd();
    // The promise is not awaited, because the lock is free only when a pending order has its response.
    void play.onSessionEnd();
  };
  runSessionHooks(session, { onBegin: marks.claim, onEnd: leave });
  member.onChange(() => void marks.claim());

  return {
    play,
    open: (markDirty) => {
      void clock.ask();
      const changed = (): void => markDirty('marks');
      return createValuesSource(
        { marks: () => marks.published, play: () => play.state, clock: () => ({ offset: clock.offset }) },
        [
          marks.onChange(changed),
          member.onChange(changed),
          play.onChange(() => markDirty('play')),
          clock.onChange(() => markDirty('clock')),
          // The marks' limits are part of the app config.
          reference.appConfig.use(() => undefined),
        ],
      );
    },
    retryUnresolved: () => {
      void clock.ask();
      play.retryUnresolved();
    },
    onSessionEnd: leave,
    calls: {
      changePool: async (change) => {
        if (change.type !== 'playSeen') return marks.change(change);
        play.dismiss();
        return { ok: true, value: { version: 0 } };
      },
      playPool: play.run,
    },
  };
}
