/**
 * Finds the outcome of a money request that got no response: it is searched in a list of the service, never sent a
 * second time (money-5). "Not made" needs proof: the whole time since, read late enough, without a row that may be it,
 * and an unchanged balance. An unreadable row proves nothing.
 */
import type { Result } from '../../../src/model/failure.ts';
import type { Page } from '../../../src/model/load.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { ServiceResponse } from '../calls/services.ts';
import type { Intent } from './intent.ts';

/** The outcome (null when nothing was made), or the reason why it is still unknown. */
export type OutcomeFinding<End> = { end: End | null } | { doubt: Doubt };

/** The query of one page of a list. */
export interface HistoryPageQuery {
  page: string;
  limit: string;
  /** Epoch seconds. */
  startDate: string;
}

/** Reads the list of one use and recognises its rows. */
export interface OutcomeSearch<Row, End> {
  readPage(asked: HistoryPageQuery): Promise<Result<ServiceResponse<Page<Row>>>>;
  /** A unique key of the row. */
  keyOf(row: Row): string;
  /** The outcome that these rows prove; undefined when none is certainly the searched one. */
  outcomeOf(rows: readonly Row[]): End | undefined;
  /** True unless a field of the row proves that it is another one. */
  mayMatch(row: Row): boolean;
  /** The present balance, kuruş; undefined when the service does not report it. */
  readBalance(): Promise<number | undefined>;
}

/** Searches once. @param late true when the service cannot make it any more */
export async function findOutcome<Row, End>(
  { sentAt, purse: before }: Intent<End>,
  search: OutcomeSearch<Row, End>,
  late: boolean,
): Promise<OutcomeFinding<End>> {
  // The balance is read before the list, so that anything made in between is in the list.
  const purse = late ? await search.readBalance() : undefined;
  const { rows, whole } = await readList(sentAt, search);
  const end = search.outcomeOf(rows);
  if (end !== undefined) return { end };
  if (!late) return { doubt: 'checking' };
  if (rows.some((row) => search.mayMatch(row))) return { doubt: 'alike' };
  if (!whole) return { doubt: 'unread' };
  if (purse === undefined || before === undefined) return { doubt: 'notListed' };
  return purse === before ? { end: null } : { doubt: 'balanceMoved' };
}

interface List<Row> {
  rows: Row[];
  /** True when every row was read, once. */
  whole: boolean;
}

/** Time before the sending that is searched as well, because a device's clock may be wrong by hours. Seconds. */
const BEFORE_S = 86_400;
const PAGE = 20;
/** Limit for a service that ignores `startDate` and returns years. */
const MOST_PAGES = 50;

/** Reads as many rows as possible, in whatever order; stops at the page with the searched row. */
async function readList<Row, End>(sentAt: number, search: OutcomeSearch<Row, End>): Promise<List<Row>> {
  const rows = new Map<string, Row>();
  const startDate = String(Math.floor(sentAt / 1000) - BEFORE_S);
  let total: number | undefined;
  let whole = true;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = (): List<Row> => ({ rows: [...rows.values()], whole: false });
    if (page > MOST_PAGES) return part();
    // Pages are read one at a time, because the first one has the page count.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await search.readPage({ page: String(page), limit: String(PAGE), startDate });
    // A cached response is of the past, so it cannot prove that there is no row.
    if (!answer.ok || answer.value.storedAt !== null) return part();
    const { data, dropped } = answer.value;
    for (const row of data.rows) rows.set(search.keyOf(row), row);
    if (search.outcomeOf(data.rows) !== undefined) return part();
    // The searched row may be an unreadable one, or hidden by a list that changed between two pages. Later pages may
    // still have it.
    if (dropped > 0 || (total !== undefined && total !== data.total)) whole = false;
    total = data.total;
    pages = data.pageCount;
  }
  return { rows: [...rows.values()], whole: whole && rows.size === total };
}
