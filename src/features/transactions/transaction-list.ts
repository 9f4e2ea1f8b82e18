/** The list of transactions: filters in its URL and query to the service. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { TRANSACTION_PAGE_SIZE } from '../../contract/services/players-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { type QueryChoice, optionNamed, queryState } from '../../lib/query-state.ts';
import type { Transaction } from '../../model/payment.ts';
import { archiveYears } from '../../domain/coupon/coupon-list-route.ts';
import { periods } from '../../domain/coupon/period-filters.ts';
import { periodStart } from '../../domain/coupon/period.ts';
import { yearSpan } from './dates.ts';
import { transactionKinds } from './kinds.ts';

/**
 * `tarih` is a period up to today or a whole year; `ozet` opens the summary.
 * @param now epoch seconds
 */
export const transactionFilters = (now: number) =>
  queryState({
    tur: transactionKinds,
    tarih: [...periods, ...archiveYears(now).map((year) => ({ name: year, title: year }))],
    ozet: [{ name: 'acik', title: 'Özet' }],
  });

export type TransactionChoice = QueryChoice<ReturnType<typeof transactionFilters>['spec']>;

type Query = CallInputOf<'getTransactions'>['query'];

/** @param now epoch seconds */
export function transactionQuery(
  { tur, tarih }: Pick<TransactionChoice, 'tur' | 'tarih'>,
  page: number,
  now: number,
  limit: number = TRANSACTION_PAGE_SIZE,
): Query {
  const kind = optionNamed(transactionKinds, tur);
  return {
    ...pageQuery(page, limit),
    ...(kind !== undefined && { type: String(kind.type) }),
    ...(kind?.couponType !== undefined && { couponType: String(kind.couponType) }),
    ...spanOf(tarih, now),
  };
}

/**
 * True when a transaction belongs to the chosen kind. A service may return both games for a type without a coupon type.
 */
export function fitsKind({ tur }: Pick<TransactionChoice, 'tur'>, { type, couponType }: Transaction): boolean {
  const kind = optionNamed(transactionKinds, tur);
  if (kind === undefined || kind.type !== type) return true;
  const games = transactionKinds.filter((each) => each.type === type);
  return (
    games.length < 2 ||
    kind.couponType === (games.some((each) => each.couponType === couponType) ? couponType : undefined)
  );
}

function spanOf(tarih: string, now: number): Pick<Query, 'startDate' | 'endDate'> {
  const period = optionNamed(periods, tarih)?.period;
  if (period !== undefined) return { startDate: String(periodStart(period, now)) };
  if (tarih === '') return {};
  const { from, to } = yearSpan(tarih);
  return { startDate: String(from), endDate: String(to) };
}
