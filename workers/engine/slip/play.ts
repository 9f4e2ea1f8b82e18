/**
 * Playing the slip: one tap, one coupon (money-2). This is the slip's own part; `money/once.ts` sends the order at most
 * once.
 */
import { wager } from '../../../src/contract/services/wager.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { PlayRequest, PlayState, PlayTold } from '../../../src/model/slip.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip.ts';
import { type CouponEnd, endOfAnswer } from '../money/coupon-end.ts';
import { type MoneyParts, createOnce } from '../money/once.ts';
import type { Acceptance } from './acceptance.ts';
import { findPlayedCoupon } from './find-played-coupon.ts';
import { type PlayRecord, keptPlays, slipName, stateOf } from './play-record.ts';
import { prepareOrder } from './prepare-order.ts';
import type { Slip } from './slip.ts';

export interface Play {
  readonly state: PlayState;
  readonly isLocked: boolean;
  /** The player's last coupon, whichever engine sent it; undefined for one that was made before this engine started. */
  readonly made: { intent: string; couponIds: string[] } | undefined;
  play(request: PlayRequest): Promise<Result<PlayState>>;
  dismiss(): void;
  /** Called when the session is over. */
  leave(): Promise<void>;
  /** Checks unresolved orders again, for example when the network returns or the player signs in. */
  look(): void;
  onChange(listener: () => void): () => void;
}

export interface PlayOptions extends MoneyParts {
  slip: () => Slip;
  acceptance: Acceptance;
  limits(): SlipLimits;
  /** Returns the name of an event's competition; '' while it is not known. */
  competitionOf(eventId: number): string;
  /** Returns true while both hubs are connected, so that live odds are current. */
  isLive(): boolean;
}

export function createPlay(options: PlayOptions): Play {
  const { services, acceptance, limits, competitionOf, isLive } = options;
  const slipNow = (): string => slipName(options.slip().current(), options.slip().terms);

  /** True when the odds are stale and the service returned no others. */
  let isUnreached = false;

  const once = createOnce<PlayRequest, CouponEnd, PlayRecord, PlayTold>(
    {
      lock: 'tribun:play',
      kept: keptPlays,
      about: slipNow,
      sync: async () => {
        const slip = options.slip();
        await slip.sync();
        // The odds may have changed unnoticed while the hubs were off (rule play-26).
        isUnreached = !isLive() && !(await slip.renew());
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
            const answer = await services.request(wager.sendCoupon, { body: order, headers });
            return endOfAnswer(answer);
          },
        };
      },
      find: (record, late) => findPlayedCoupon(services, record, late),
      stateOf,
      onMade: async ({ slip: played }) => {
        const slip = options.slip();
        // Another engine may have changed the slip, and a player who signed out meanwhile may have begun another one.
        await slip.sync();
        if (slipNow() === played) await slip.clear();
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
    get made() {
      const { made } = once;
      return made === undefined ? undefined : { intent: made.intent, couponIds: made.end.couponIds };
    },
    play: once.run,
    dismiss: once.dismiss,
    leave: once.leave,
    look: once.look,
    onChange: once.onChange,
  };
}
