/**
 * Playing the pool's marks: one tap, one order (money-2). Defines how the order is sent and found among the pool's
 * coupons; `createAtMostOnceRequest` does the rest.
 */
import { poolBetslipCalls, poolWageringCalls } from '../../../src/contract/services/pool-calls.ts';
import { poolRefusals } from '../../../src/contract/services/coupon-refusals.ts';
import { poolDraftKey } from '../../../src/domain/pool/change-draft.ts';
import {
  type SentPoolPlay,
  identifyPoolCoupons,
  mayBeSentPoolCoupon,
} from '../../../src/domain/pool/pool-play-evidence.ts';
import { isBlockFilled } from '../../../src/domain/pool/marks.ts';
import { ROUND_CLOSED_TEXT, poolFault } from '../../../src/domain/pool/pool-fault.ts';
import { type PoolLimits, poolPrice } from '../../../src/domain/pool/pool-price.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type {
  PlayPoolRequest,
  PoolBlock,
  PoolCoupon,
  PoolDraft,
  DetailedPoolPlayState,
} from '../../../src/model/pool.ts';
import { type AtMostOnceRequest, createAtMostOnceRequest } from '../money/at-most-once-request.ts';
import { type CouponOutcome, isCouponOutcome, outcomeOfResponse, outcomeOfRows } from '../money/coupon-outcome.ts';
import { findOutcome, readSourceBalance } from '../money/find-outcome.ts';
import {
  type Intent,
  type IntentStorage,
  isRecordOfShape,
  newIntent,
  rejectedState,
  stateOfRecord,
} from '../money/intent.ts';
import type { MoneyParts } from '../money/money-use.ts';
import type { PoolDraftStore } from './pool-draft-store.ts';

/** Enough to find a coupon in flight among the pool's coupons (money-2). */
interface PoolRecord extends SentPoolPlay, Intent<CouponOutcome> {
  /** Price of all coupons, kuruş. */
  price: number;
  /** Name of the played marks (`poolDraftKey`). */
  marks: string;
}

interface PlayPoolOptions extends MoneyParts {
  marks: () => PoolDraftStore;
  limits(): PoolLimits;
  /** The server's time, epoch seconds. */
  serverNow(): number;
}

export function createPlayPool(
  options: PlayPoolOptions,
): AtMostOnceRequest<PlayPoolRequest, CouponOutcome, DetailedPoolPlayState> {
  const { services, marks, limits, serverNow } = options;
  return createAtMostOnceRequest<PlayPoolRequest, CouponOutcome, PoolRecord, DetailedPoolPlayState>(
    {
      lock: 'tribun:pool',
      storage: poolPlayStorage,
      subjectOf: () => poolDraftKey(marks().draft),
      whenLoaded: () => marks().whenLoaded,
      sync: () => marks().sync(),
      prepare: (request, around) => {
        const { cycle, price } = request;
        const { draft } = marks();
        const failure = faultOf(draft, { cycle, price }, limits(), serverNow());
        if (failure !== undefined) return { state: rejectedState(request.intent, failure) };
        const { columns, stake } = poolPrice(draft.blocks, draft, limits());
        const body = orderOf(draft, stake);
        return {
          record: {
            ...newIntent<CouponOutcome>(request, around, ({ couponIds }) => couponIds),
            cycle,
            columns,
            stake,
            price,
            couponCount: draft.coupons,
            marks: poolDraftKey(draft),
          },
          send: async (headers) =>
            outcomeOfResponse(await services.request(poolWageringCalls.playPool, { body, headers })),
        };
      },
      stakeOf: ({ price }) => price,
      findOutcome: (record, late) =>
        findOutcome<PoolCoupon, CouponOutcome>(
          record,
          {
            // The service accepts only its own periods; a week contains every order that may still be unresolved.
            readPage: ({ page, limit }) =>
              services.request(poolBetslipCalls.getPoolCoupons, { query: { page, limit, date: 'week', status: '' } }),
            keyOf: ({ id }) => id,
            outcomeOf: (rows) => outcomeOfRows(identifyPoolCoupons(record, rows), rows),
            mayMatch: (row) => mayBeSentPoolCoupon(record, row),
            readBalance: () => readSourceBalance(services, false),
          },
          late,
        ),
      stateOf: (record, doubt) => {
        const { price, couponCount, cycle } = record;
        return stateOfRecord(record, doubt, { price }, (end) => ({ waits: false, ...end, couponCount, price, cycle }));
      },
      onSucceeded: async (record) => {
        // Another engine may have made other marks, and a player who signed out meanwhile may have started new ones.
        await marks().sync();
        if (poolDraftKey(marks().draft) === record.marks) await marks().clear();
      },
    },
    options,
  );
}

/** Stored pool plays; a sign-out removes the marks from them. */
const poolPlayStorage: IntentStorage<PoolRecord> = {
  key: 'poolPlays',
  isRecord: (value): value is PoolRecord =>
    isRecordOfShape(value, {
      stringFields: ['marks'],
      integerFields: ['price', 'couponCount', 'stake', 'columns', 'cycle'],
      isOutcome: isCouponOutcome,
    }),
  strip: (record) => (record.marks === '' ? record : { ...record, marks: '' }),
};

/** The reason why nothing is sent: the marks differ from those that were tapped, or cannot be played. */
function faultOf(
  draft: PoolDraft,
  shown: Pick<PlayPoolRequest, 'cycle' | 'price'>,
  limits: PoolLimits,
  serverNow: number,
): Failure | undefined {
  const refused = (message: string, code?: number): Failure => ({
    kind: 'refused',
    message,
    ...(code === undefined ? {} : { code }),
  });
  if (draft.cycle !== shown.cycle) return refused('Program değişti; kuponun gönderilmedi. Lütfen kontrol et.');
  const fault = poolFault(draft, limits, serverNow);
  if (fault !== undefined)
    return refused(fault.text, fault.text === ROUND_CLOSED_TEXT ? poolRefusals.roundClosed : undefined);
  const { price } = poolPrice(draft.blocks, draft, limits);
  return price === shown.price ? undefined : refused(PRICE_MOVED, poolRefusals.wrongAmount);
}

const PRICE_MOVED = 'Kupon tutarı değişti; kuponun gönderilmedi. Yeni tutara bakıp yeniden oynayabilirsin.';

/** The order's body: filled blocks only, amounts in TL. */
function orderOf({ cycle, blocks, multiplier, coupons }: PoolDraft, stake: number) {
  const written = (block: PoolBlock) =>
    block.map((selections, at) => ({ eventNo: at + 1, selections: [...selections] }));
  return {
    betSlip: {
      gameCycleNo: cycle,
      columns: blocks.filter(isBlockFilled).map(written),
      details: { stake: stake / 100, multiplier, numberOfCoupon: coupons },
    },
  };
}
