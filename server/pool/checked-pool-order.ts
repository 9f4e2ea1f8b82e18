/** Checks an order for the pool and computes its price by listing its columns one by one. */
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon-wire.ts';
import { badRequest } from '../http/response-envelope.ts';
import { toHundredths } from '../wager/money.ts';
import { poolFailures } from './pool-failures.ts';
import { COLUMN_PRICE_KURUS } from './prizes.ts';
import { MATCHES_PER_ROUND, type RoundSign } from './pool-round-record.ts';

const MAX_POOL_COLUMNS = 2_500;
const MOST_COUPONS = 100;
/** Results by mark. */
const winnerOf: readonly RoundSign[] = ['X', '1', '2'];

/** A column: one sign for each match. */
export type PoolColumn = readonly RoundSign[];

export interface CheckedPoolOrder {
  /** Blocks as received. */
  blocks: WirePoolOrder['betSlip']['columns'];
  columns: PoolColumn[];
  multiplier: number;
  coupons: number;
  /** Price of a single coupon in kuruş. */
  price: number;
}

export function checkPoolOrder({ betSlip: { columns: blocks, details } }: WirePoolOrder): CheckedPoolOrder {
  const { stake, multiplier, numberOfCoupon: coupons } = details;
  if (blocks.length < 1 || blocks.length > 4) throw badRequest('columns must be one to four blocks');
  if (!Number.isSafeInteger(multiplier) || multiplier < 1)
    throw badRequest('multiplier must be a whole number above 0');
  if (!Number.isSafeInteger(coupons) || coupons < 1 || coupons > MOST_COUPONS)
    throw badRequest(`numberOfCoupon must be 1 to ${MOST_COUPONS}`);
  const columns = blocks.flatMap((block, place) => {
    const fits = block.length === MATCHES_PER_ROUND && block.every(({ eventNo }, at) => eventNo === at + 1);
    if (!fits || block.some(({ selections }) => selections.length === 0)) throw poolFailures.incomplete(place + 1);
    if (block.some(({ selections }) => !areSigns(selections))) throw badRequest('selections are 0, 1 and 2, each once');
    const all = columnsIn(block.map(({ selections }) => selections.map((sign) => winnerOf[sign] ?? 'X')));
    if (all === undefined) throw poolFailures.limit(MAX_POOL_COLUMNS, COLUMN_PRICE_KURUS);
    return all;
  });
  const price = columns.length * COLUMN_PRICE_KURUS * multiplier;
  if (columns.length > MAX_POOL_COLUMNS || price > MAX_POOL_COLUMNS * COLUMN_PRICE_KURUS)
    throw poolFailures.limit(MAX_POOL_COLUMNS, COLUMN_PRICE_KURUS);
  if (toHundredths(stake) !== price) throw poolFailures.amount();
  return { blocks, columns, multiplier, coupons, price };
}

/** Returns all combinations of one mark per match; undefined when there are more than `MAX_POOL_COLUMNS`. */
function columnsIn(marks: readonly (readonly RoundSign[])[]): PoolColumn[] | undefined {
  let columns: RoundSign[][] = [[]];
  for (const signs of marks) {
    columns = columns.flatMap((column) => signs.map((sign) => [...column, sign]));
    if (columns.length > MAX_POOL_COLUMNS) return undefined;
  }
  return columns;
}

function areSigns(selections: readonly number[]): boolean {
  return new Set(selections).size === selections.length && selections.every((sign) => [0, 1, 2].includes(sign));
}
