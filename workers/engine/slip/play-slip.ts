/**
 * Playing the slip: one tap, one coupon (money-2). This is the slip's own part; `money/at-most-once-request.ts` sends the order at most
 * once.
 */
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { PlayRequest, PlayState, DetailedPlayState } from '../../../src/model/slip.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import { type CouponOutcome, outcomeOfResponse } from '../money/coupon-outcome.ts';
import { createAtMostOnceRequest } from '../money/at-most-once-request.ts';
import type { MoneyParts } from '../money/money-use.ts';
import type { Acceptance } from './acceptance.ts';
import { findPlayedCoupon } from './find-played-coupon.ts';
import { type PlayRecord, playStorage, slipFingerprint, playStateOf } from './play-record.ts';
import { prepareOrder } from './prepare-order.ts';
import type { SlipStore } from './slip-store.ts';

export interface Play {
  readonly state: PlayState;
  readonly isLocked: boolean;
  /** The player's last coupon, whichever engine sent it; undefined for one that was made before this engine started. */
  readonly lastPlaced: { intent: string; couponIds: string[] } | undefined;
  play(request: PlayRequest): Promise<Result<PlayState>>;
  dismiss(): void;
  /** Called when the session is over. */
  onSessionEnd(): Promise<void>;
  /** Checks unresolved orders again, for example when the network returns or the player signs in. */
  retryUnresolved(): void;
  onChange(listener: () => void): () => void;
}

export interface PlayOptions extends MoneyParts {
  slip: () => SlipStore;
  acceptance: Acceptance;
  limits(): SlipLimits;
  /** Returns the name of an event's competition; '' while it is not known. */
  competitionOf(eventId: number): string;
  /** Returns true while both hubs are connected, so that live odds are current. */
  isLive(): boolean;
}

export function createPlay(options: PlayOptions): Play {
  const { services, acceptance, limits, competitionOf, isLive } = options;
  const slipNow = (): string => slipFingerprint(options.slip().selections(), options.slip().terms);

  /** True when the odds are stale and the service returned no others. */
  let isUnreached = false;

  const once = createAtMostOnceRequest<PlayRequest, CouponOutcome, PlayRecord, DetailedPlayState>(
    {
      lock: 'tribun:play',
      storage: playStorage,
      subjectOf: slipNow,
      sync: async () => {
        const slip = options.slip();
        await slip.sync();
        // The odds may have changed unnoticed while the hubs were off (rule play-26).
        isUnreached = !isLive() && !(await slip.refreshStaleOdds());
      },
      prepare: (request, around) => {
        const prepared = prepareOrder(request, {
          ...around,
          slip: options.slip(),
          acceptance,
          limits: limits(),
          competitionOf,
          isLive: isLive(),
          isUnreached,
        });
        if (!prepared.sends) return { state: prepared.state };
        const { record, order } = prepared;
        return {
          record,
          send: async () => {
            const headers = { 'Client-Transaction-Id': request.intent };
            const answer = await services.request(wagerCalls.sendCoupon, { body: order, headers });
            return outcomeOfResponse(answer);
          },
        };
      },
      findOutcome: (record, late) => findPlayedCoupon(services, record, late),
      stateOf: playStateOf,
      onSucceeded: async ({ slip: played }) => {
        const slip = options.slip();
        // Another engine may have changed the slip, and a player who signed out meanwhile may have begun another one.
        await slip.sync();
        if (slipNow() === played) await slip.clearPlayed();
      },
    },
    options,
  );

  return {
    get state() {
      return once.state;
    },
    get isLocked() {
      return once.isLocked;
    },
    get lastPlaced() {
      const { lastSuccess: made } = once;
      return made === undefined ? undefined : { intent: made.intent, couponIds: made.end.couponIds };
    },
    play: once.run,
    dismiss: once.dismiss,
    onSessionEnd: once.onSessionEnd,
    retryUnresolved: once.retryUnresolved,
    onChange: once.onChange,
  };
}
