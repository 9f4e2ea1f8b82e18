/** The football pool in the engine: marks, playing, the server's clock. Loaded on first use. */
import type { CallHandlers } from '../../../src/contract/port/engine.ts';
import { defaultAppConfig } from '../../../src/domain/app-config.ts';
import type { PoolLimits } from '../../../src/domain/pool/price.ts';
import type { Reference } from '../calls/reference.ts';
import type { MoneyParts } from '../money/once.ts';
import type { ServerClock } from '../money/server-clock.ts';
import { followSession } from '../session/follow-session.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';
import { values } from '../topics/values.ts';
import { createMarks } from './marks.ts';
import { createPlayPool } from './play-pool.ts';

export interface PoolModule {
  open(markDirty: MarkDirty): TopicSource;
  /** Retries unresolved requests when the network returns. */
  look(): void;
  /** Removes the session's data from marks and play. */
  leave(): Promise<void>;
  calls: CallHandlers<'changePool' | 'playPool'>;
}

export interface PoolModuleOptions extends MoneyParts {
  clock: ServerClock;
  reference: Pick<Reference, 'appConfig'>;
  /** Called when a coupon was made, here or by another engine, so that balances and coupons are refetched. */
  onMade(): void;
}

export function createPoolModule(options: PoolModuleOptions): PoolModule {
  const { clock, reference, session, member, store, now, signal, onMade } = options;
  const limits = (): PoolLimits => (reference.appConfig.value ?? defaultAppConfig).soccerPool;
  const marks = createMarks({
    store,
    limits,
    isLocked: () => play.isLocked,
    player: () => (session.tokens === null ? '' : member.player?.hashedPlayer),
    now,
    signal,
  });
  const play = createPlayPool({ ...options, marks: () => marks, limits, serverNow: clock.now });

  let made: string | undefined;
  play.onChange(() => {
    if (play.made === undefined || play.made.intent === made) return;
    made = play.made.intent;
    onMade();
  });
  const leave = async (): Promise<void> => {
    await marks.leave();
    // The promise is not awaited, because the lock is free only when a pending order has its response.
    void play.leave();
  };
  followSession(session, { begun: marks.claim, over: leave });
  member.onChange(() => void marks.claim());

  return {
    open: (markDirty) => {
      void clock.ask();
      const changed = (): void => markDirty('marks');
      return values({ marks: () => marks.told, play: () => play.state, clock: () => ({ offset: clock.offset }) }, [
        marks.onChange(changed),
        member.onChange(changed),
        play.onChange(() => markDirty('play')),
        clock.onChange(() => markDirty('clock')),
        // The marks' limits are part of the app config.
        reference.appConfig.use(() => undefined),
      ]);
    },
    look: () => {
      void clock.ask();
      play.look();
    },
    leave,
    calls: {
      changePool: async (change) => {
        if (change.type !== 'playSeen') return marks.change(change);
        play.dismiss();
        return { ok: true, value: { version: 0 } };
      },
      playPool: async (request) => {
        // The player's previous order is unknown until then.
        await play.known;
        return play.run(request);
      },
    },
  };
}
