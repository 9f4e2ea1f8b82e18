/** The list of transactions: state of its URL and query to the service. Invalid values are ignored. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { TRANSACTION_PAGE_SIZE } from '../../contract/services/players-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import type { Transaction } from '../../model/transaction.ts';
import { archiveYears, couponPeriods } from '../coupon/coupon-list-route.ts';
import { periodStart } from '../coupon/period.ts';
import { yearSpan } from './dates.ts';
import { type TransactionKind, transactionKinds } from './kinds.ts';

/** Names of the chosen kind and of a period or year, as written in the URL; '' for all. `ozet`: the chart is open. */
export interface TransactionChoice {
  tur: string;
  tarih: string;
  ozet: '' | 'acik';
}

type Query = CallInputOf<'getTransactions'>['query'];

/** @param now epoch seconds */
export function transactionChoice(address: URLSearchParams, now: number): TransactionChoice {
  const known = (names: readonly string[], name: string | null): string => names.find((each) => each === name) ?? '';
  return {
    tur: known(namesOf(transactionKinds), address.get('tur')),
    tarih: known([...namesOf(couponPeriods), ...archiveYears(now)], address.get('tarih')),
    ozet: address.get('ozet') === 'acik' ? 'acik' : '',
  };
}

/** Periods up to today, then whole years. */
export function transactionTimes(now: number): { name: string; title: string }[] {
  return [...couponPeriods, ...archiveYears(now).map((year) => ({ name: year, title: year }))];
}

/** @param now epoch seconds */
export function transactionQuery(
  { tur, tarih }: TransactionChoice,
  page: number,
  now: number,
  limit: number = TRANSACTION_PAGE_SIZE,
): Query {
  const kind = kindOf(tur);
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
  const kind = kindOf(tur);
  if (kind === undefined || kind.type !== type) return true;
  const games = transactionKinds.filter((each) => each.type === type);
  return (
    games.length < 2 ||
    kind.couponType === (games.some((each) => each.couponType === couponType) ? couponType : undefined)
  );
}

function spanOf(tarih: string, now: number): Pick<Query, 'startDate' | 'endDate'> {
  const period = couponPeriods.find(({ name }) => name === tarih)?.period;
  if (period !== undefined) return { startDate: String(periodStart(period, now)) };
  if (tarih === '') return {};
  const { from, to } = yearSpan(tarih);
  return { startDate: String(from), endDate: String(to) };
}

const kindOf = (tur: string): TransactionKind | undefined => transactionKinds.find(({ name }) => name === tur);

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
