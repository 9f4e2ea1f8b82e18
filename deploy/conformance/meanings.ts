/** Differences in what values mean, which no schema shows: order of rows, signs of amounts, versions of events. */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import { type ConformanceFinding, differs } from './finding.ts';
import type { CallName } from './send-call.ts';

type Rows = readonly Record<string, unknown>[];

const rowsOf = (data: unknown): Rows => {
  const list = isPlainObject(data) ? (data['items'] ?? data['events']) : data;
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
};

const numbersOf = (rows: Rows, name: string): number[] =>
  rows.map((row) => Number(row[name])).filter((value) => Number.isFinite(value));

/** A description of a list that is documented as newest first, and is oldest first. */
function oldestFirst(rows: Rows, name: string): string | undefined {
  const times = numbersOf(rows, name);
  const [first = 0] = times;
  const isRising = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
  return times.length > 1 && isRising && (times.at(-1) ?? 0) > first ? 'the rows come oldest first' : undefined;
}

const observations: Partial<Record<CallName, (data: unknown) => string | undefined>> = {
  getTransactions: (data) => {
    const rows = rowsOf(data);
    const amounts = numbersOf(rows, 'amount');
    const isUnsigned = amounts.length > 1 && amounts.every((amount) => amount >= 0);
    return isUnsigned ? 'no amount has a sign: the type gives the direction' : oldestFirst(rows, 'date');
  },
  getPlayer: (data) => {
    const { memberId, playerNo } = isPlainObject(data) ? data : {};
    const isOwn = typeof memberId === 'string' && memberId !== '' && memberId !== String(playerNo);
    return isOwn ? 'the member id of a renewal (memberId) is not the player number' : undefined;
  },
  getEventStreamUrl: (data) => (typeof data === 'string' ? 'the address alone, without its fields' : undefined),
  getMessages: (data) => oldestFirst(rowsOf(data), 'date'),
  getNotices: (data) => oldestFirst(rowsOf(data), 'date'),
  getNews: (data) => oldestFirst(rowsOf(data), 'date'),
};

export function meaningFindings({ name }: ServiceCall, data: unknown): ConformanceFinding[] {
  const words = (observations as Partial<Record<string, (typeof observations)[CallName]>>)[name]?.(data);
  return words === undefined ? [] : [differs('meaning', words)];
}
