/** Checks an order for the pool and computes its price by listing its columns one by one. */
import type { WirePoolOrder } from '../../src/contract/services/wire/pool-coupon.ts';
import { badRequest } from '../http/envelope.ts';
import { hundredths } from '../wager/money.ts';
import { poolRefused } from './refusals.ts';
import { COLUMN_PRICE } from './prizes.ts';
import { MATCHES, type Winner } from './round.ts';

export const MOST_COLUMNS = 2_500;
const MOST_COUPONS = 100;
/** Results by mark. */
const winnerOf: readonly Winner[] = ['X', '1', '2'];

/** A column: one sign for each match. */
export type Column = readonly Winner[];

export interface CheckedOrder {
  /** Blocks as received. */
  blocks: WirePoolOrder['betSlip']['columns'];
  columns: Column[];
  multiplier: number;
  coupons: number;
  /** Price of a single coupon in kuruş. */
  price: number;
}

export function checkOrder({ betSlip: { columns: blocks, details } }: WirePoolOrder): CheckedOrder {
  const { stake, multiplier, numberOfCoupon: coupons } = details;
  if (blocks.length < 1 || blocks.length > 4) throw badRequest('columns must be one to four blocks');
  if (!Number.isSafeInteger(multiplier) || multiplier < 1)
    throw badRequest('multiplier must be a whole number above 0');
  if (!Number.isSafeInteger(coupons) || coupons < 1 || coupons > MOST_COUPONS)
    throw badRequest(`numberOfCoupon must be 1 to ${MOST_COUPONS}`);
  const columns = blocks.flatMap((block, place) => {
    const fits = block.length === MATCHES && block.every(({ eventNo }, at) => eventNo === at + 1);
    if (!fits || block.some(({ selections }) => selections.length === 0)) throw poolRefused.incomplete(place + 1);
    if (block.some(({ selections }) => !areSigns(selections))) throw badRequest('selections are 0, 1 and 2, each once');
    const all = columnsIn(block.map(({ selections }) => selections.map((sign) => winnerOf[sign] ?? 'X')));
    if (all === undefined) throw poolRefused.limit(MOST_COLUMNS, COLUMN_PRICE);
    return all;
  });
  const price = columns.length * COLUMN_PRICE * multiplier;
  if (columns.length > MOST_COLUMNS || price > MOST_COLUMNS * COLUMN_PRICE)
    throw poolRefused.limit(MOST_COLUMNS, COLUMN_PRICE);
  if (hundredths(stake) !== price) throw poolRefused.amount();
  return { blocks, columns, multiplier, coupons, price };
}

/** Returns all combinations of one mark per match; undefined when there are more than `MOST_COLUMNS`. */
function columnsIn(marks: readonly (readonly Winner[])[]): Column[] | undefined {
  let columns: Winner[][] = [[]];
  for (const signs of marks) {
    columns = columns.flatMap((column) => signs.map((sign) => [...column, sign]));
    if (columns.length > MOST_COLUMNS) return undefined;
  }
  return columns;
}

function areSigns(selections: readonly number[]): boolean {
  return new Set(selections).size === selections.length && selections.every((sign) => [0, 1, 2].includes(sign));
}
