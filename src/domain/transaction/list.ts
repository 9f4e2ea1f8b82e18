/** The list of transactions: what its address says, and what it asks the service. A wrong value is no choice. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { TRANSACTION_ROWS } from '../../contract/services/players.ts';
import { pageQuery } from '../../contract/services/rows.ts';
import { periodNames } from '../coupon/list-query.ts';
import { periodStart } from '../coupon/period.ts';
import { transactionKinds } from './kinds.ts';

/** Names of a kind and of a period, as they stand in the address; '' for all. */
export interface TransactionChoice {
  tur: string;
  tarih: string;
}

export function transactionChoice(address: URLSearchParams): TransactionChoice {
  const known = (list: readonly { name: string }[], name: string | null): string =>
    list.find((each) => each.name === name)?.name ?? '';
  return { tur: known(transactionKinds, address.get('tur')), tarih: known(periodNames, address.get('tarih')) };
}

/** @param now epoch seconds */
export function transactionQuery(
  { tur, tarih }: TransactionChoice,
  page: number,
  now: number,
): CallInputOf<'getTransactions'>['query'] {
  const kind = transactionKinds.find(({ name }) => name === tur);
  const period = periodNames.find(({ name }) => name === tarih)?.period;
  return {
    ...pageQuery(page, TRANSACTION_ROWS),
    ...(kind !== undefined && { type: String(kind.type) }),
    ...(kind?.couponType !== undefined && { couponType: String(kind.couponType) }),
    ...(period !== undefined && { startDate: String(periodStart(period, now)) }),
  };
}
