/**
 * Playing the pool's marks: one tap, one order (money-2). Defines the pool's part of it; `createOnce` does the rest.
 */
import { poolBetslip, poolWagering } from '../../../src/contract/services/pool.ts';
import { poolRefusals } from '../../../src/contract/services/pool-refusals.ts';
import { draftName } from '../../../src/domain/pool/change-draft.ts';
import { madeOfPool, mayBePool } from '../../../src/domain/pool/evidence.ts';
import { isFilled } from '../../../src/domain/pool/marks.ts';
import { ROUND_CLOSED, poolFault } from '../../../src/domain/pool/play-rules.ts';
import { type PoolLimits, poolPrice } from '../../../src/domain/pool/price.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { PlayPoolRequest, PoolBlock, PoolCoupon, PoolDraft, PoolPlayTold } from '../../../src/model/pool.ts';
import { type CouponEnd, endOfAnswer, endOfRows } from '../money/coupon-end.ts';
import { findAgain } from '../money/find-again.ts';
import { madeBefore } from '../money/intent.ts';
import { rejected } from '../money/money-state.ts';
import { type MoneyParts, type Once, createOnce } from '../money/once.ts';
import { readPurse } from '../money/purse.ts';
import type { Marks } from './marks.ts';
import { type PoolRecord, keptPoolPlays, stateOf } from './pool-record.ts';

export interface PlayPoolOptions extends MoneyParts {
  marks: () => Marks;
  limits(): PoolLimits;
  /** The server's time, epoch seconds. */
  serverNow(): number;
}

export function createPlayPool(options: PlayPoolOptions): Once<PlayPoolRequest, CouponEnd, PoolPlayTold> {
  const { services, marks, limits, serverNow } = options;
  return createOnce<PlayPoolRequest, CouponEnd, PoolRecord, PoolPlayTold>(
    {
      lock: 'tribun:pool',
      kept: keptPoolPlays,
      about: () => draftName(marks().draft),
      sync: () => marks().sync(),
      prepare: ({ intent, cycle, price }, { hashedPlayer, last, purse, now }) => {
        const { draft } = marks();
        const failure = faultOf(draft, { cycle, price }, limits(), serverNow());
        if (failure !== undefined) return { state: rejected(intent, failure) };
        const { columns, stake } = poolPrice(draft.blocks, draft, limits());
        const record: PoolRecord = {
          ...{ intent, hashedPlayer, sentAt: now, cycle, columns, stake, price, couponCount: draft.coupons },
          ...{ seen: madeBefore(last, ({ couponIds }) => couponIds), marks: draftName(draft) },
          ...(purse === undefined ? {} : { purse }),
        };
        const body = orderOf(draft, stake);
        const headers = { 'Client-Transaction-Id': intent };
        return {
          record,
          send: async () => {
            const answer = await services.request(poolWagering.playPool, { body, headers });
            return endOfAnswer(answer);
          },
        };
      },
      find: (record, late) =>
        findAgain<PoolCoupon, CouponEnd>(
          record,
          {
            // The service accepts only its own periods; a week contains every order that may still be unresolved.
            readPage: ({ page, limit }) =>
              services.request(poolBetslip.getPoolCoupons, { query: { page, limit, date: 'week', status: '' } }),
            keyOf: ({ id }) => id,
            madeOf: (rows) => endOfRows(madeOfPool(record, rows), rows),
            mayBe: (row) => mayBePool(record, row),
            readPurse: () => readPurse(services, false),
          },
          late,
        ),
      stateOf,
      onMade: async (record) => {
        // Another engine may have made other marks, and a player who signed out meanwhile may have started new ones.
        await marks().sync();
        if (draftName(marks().draft) === record.marks) await marks().clear();
      },
    },
    options,
  );
}

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
    return refused(fault.text, fault.text === ROUND_CLOSED ? poolRefusals.roundClosed : undefined);
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
      columns: blocks.filter(isFilled).map(written),
      details: { stake: stake / 100, multiplier, numberOfCoupon: coupons },
    },
  };
}
