/**
 * Finds out what became of money nobody answered for: it is looked for in a list of the service, never sent again
 * (money-5). "Not made" needs proof: the whole of the time since, read late enough, without a row that may be it, and the
 * balance as it was. What could not be read proves nothing.
 */
import type { Result } from '../../../src/model/failure.ts';
import type { Page } from '../../../src/model/load.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { Answer } from '../calls/services.ts';
import type { Intent } from './intent.ts';

/** What it came to, null for nothing, or what is known instead. */
export type Finding<End> = { end: End | null } | { doubt: Doubt };

/** A page of a list, as it is asked for. */
export interface PageAsked {
  page: string;
  limit: string;
  /** Epoch seconds. */
  startDate: string;
}

/** Where a use looks, and what it takes for its own. */
export interface Search<Row, End> {
  readPage(asked: PageAsked): Promise<Result<Answer<Page<Row>>>>;
  /** Names a row among all. */
  keyOf(row: Row): string;
  /** What these rows say it came to; undefined when none is surely it. */
  madeOf(rows: readonly Row[]): End | undefined;
  /** Nothing that is told of the row says that it is another one. */
  mayBe(row: Row): boolean;
  /** What the player has now; undefined when the service does not say. */
  readPurse(): Promise<number | undefined>;
}

/** One look. @param late the service cannot make it any more. */
export async function findAgain<Row, End>(
  { sentAt, purse: before }: Intent<End>,
  search: Search<Row, End>,
  late: boolean,
): Promise<Finding<End>> {
  // Before the list: what is made in between is in the list.
  const purse = late ? await search.readPurse() : undefined;
  const { rows, whole } = await readList(sentAt, search);
  const end = search.madeOf(rows);
  if (end !== undefined) return { end };
  if (!late) return { doubt: 'checking' };
  if (rows.some((row) => search.mayBe(row))) return { doubt: 'alike' };
  if (!whole) return { doubt: 'unread' };
  if (purse === undefined || before === undefined) return { doubt: 'notListed' };
  return purse === before ? { end: null } : { doubt: 'balanceMoved' };
}

interface List<Row> {
  rows: Row[];
  /** Every row was read, once. */
  whole: boolean;
}

/** How far before the sending it is read: a device's clock may be wrong by hours. */
const BEFORE_S = 86_400;
const PAGE = 20;
/** A service that does not know `startDate` answers years. */
const MOST_PAGES = 50;

/** As much as could be read; no order of the rows is relied on. Ends with the page that has it. */
async function readList<Row, End>(sentAt: number, search: Search<Row, End>): Promise<List<Row>> {
  const rows = new Map<string, Row>();
  const startDate = String(Math.floor(sentAt / 1000) - BEFORE_S);
  let total: number | undefined;
  let whole = true;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = (): List<Row> => ({ rows: [...rows.values()], whole: false });
    if (page > MOST_PAGES) return part();
    // A page at a time: how many there are is told with the first.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await search.readPage({ page: String(page), limit: String(PAGE), startDate });
    // A copy of the device is as old as it is: it cannot say that there is none.
    if (!answer.ok || answer.value.storedAt !== null) return part();
    const { data, dropped } = answer.value;
    for (const row of data.rows) rows.set(search.keyOf(row), row);
    if (search.madeOf(data.rows) !== undefined) return part();
    // A row that could not be read may be the one; a list that changes between two pages may hide it. It may still come.
    if (dropped > 0 || (total !== undefined && total !== data.total)) whole = false;
    total = data.total;
    pages = data.pageCount;
  }
  return { rows: [...rows.values()], whole: whole && rows.size === total };
}
