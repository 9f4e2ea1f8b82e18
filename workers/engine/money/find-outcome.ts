/**
 * Finds the outcome of a money request that got no response: it is searched in a list of the service, never sent a
 * second time (money-5). "Not made" needs proof: the whole time since, read late enough, without a row that may be it,
 * and an unchanged balance. An unreadable row proves nothing.
 */
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Page } from '../../../src/model/load.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PlayerBalances } from '../../../src/model/player.ts';
import type { ServiceResponse, Services } from '../calls/services.ts';
import type { Member } from '../session/member.ts';
import type { Intent, Tap } from './intent.ts';
import type { StoredIntents } from './stored-intents.ts';

/** The outcome (null when nothing was made), or the reason why it is still unknown. */
export type OutcomeFinding<End> = { end: End | null } | { doubt: Doubt };

/** The query of one page of a list. */
interface HistoryPageQuery {
  page: string;
  limit: string;
  /** Epoch seconds. */
  startDate: string;
}

/** Reads the list of one use and recognises its rows. */
interface OutcomeSearch<Row, End> {
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

/**
 * The balance that a request is paid from, kuruş; read before and after sending, it shows if money was taken (money-5).
 * Undefined when the service does not report it now.
 */
export async function readSourceBalance(
  services: Services,
  useBonus: boolean | undefined,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const answer = await services.request(playersCalls.getPlayerBalances, signal === undefined ? {} : { signal });
  if (!answer.ok || answer.value.storedAt !== null) return undefined;
  return balanceOfSource(answer.value.data, useBonus);
}

/**
 * The balance before sending, kuruş, which later shows if money was taken; undefined when it cannot be read.
 * @param timeoutMs longest wait for the service
 */
export async function balanceBefore(
  services: Services,
  { balances }: Member,
  { useBonus }: Tap,
  timeoutMs: number,
): Promise<number | undefined> {
  return balances === undefined
    ? readSourceBalance(services, useBonus, AbortSignal.timeout(timeoutMs))
    : balanceOfSource(balances, useBonus);
}

function balanceOfSource({ balance, bonusBalance }: PlayerBalances, useBonus: boolean | undefined): number {
  return useBonus === true ? bonusBalance : balance;
}

/** Polls the outcome of unresolved money until it is known. */
interface OutcomePoll {
  /** Schedules the next check of an unresolved record. */
  schedule(): void;
  /** Starts the delays anew, so that the next check comes soon. */
  restart(): void;
}

interface OutcomePollOptions<End, Kept extends Intent<End>> {
  intents: StoredIntents<End, Kept>;
  /**
   * Checks once.
   * @param record with `sentAt` in the service's time, as far as that is known
   * @param late true when the service cannot make it any more
   */
  find(record: Kept, late: boolean): Promise<OutcomeFinding<End>>;
  /** Offset from the device's clock to the service's, ms; undefined when it cannot be measured. */
  serverOffset(): Promise<number | undefined>;
  /** Runs the work in one engine of the device at a time. */
  runInLock(work: () => Promise<void>): Promise<void>;
  /** Called with the outcome; null when nothing was made. */
  onOutcome(record: Kept, end: End | null): Promise<void>;
  /** Called when the time is over and the outcome still unknown, with the reason. */
  onDoubt(record: Kept, doubt: Doubt): void;
  /** Milliseconds after which the service cannot make it any more. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

/** Delays between checks, milliseconds; the last one repeats until `settleMs` is over. */
const LOOK_MS = [1_000, 2_000, 5_000, 10_000];
/** Delays between checks after that; the last one repeats. */
const LATE_MS = [10_000, 20_000, 40_000, 60_000];

export function createOutcomePoll<End, Kept extends Intent<End>>(options: OutcomePollOptions<End, Kept>): OutcomePoll {
  const { intents: kept, find, serverOffset, runInLock: inTurn, onOutcome: onEnd, onDoubt, settleMs, signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let attempts = 0;
  let lateAttempts = 0;

  const delay = (): number | undefined => (lateAttempts > 0 ? at(LATE_MS, lateAttempts - 1) : at(LOOK_MS, attempts));
  const soon = (): void => {
    timer ??= setTimeout(() => void attempt(), delay());
  };
  const restart = (): void => {
    attempts = 0;
    lateAttempts = 0;
  };
  /**
   * The searched rows are dated by the service's clock. The offset is requested once and stored, because the device's
   * clock may be set later.
   */
  const inServerTime = async (record: Kept): Promise<Kept> => {
    const offset = record.serverOffset ?? (await serverOffset());
    if (offset === undefined) return record;
    if (record.serverOffset === undefined) await kept.change(record, { serverOffset: offset });
    return { ...record, sentAt: record.sentAt + offset };
  };
  const attempt = async (): Promise<void> => {
    attempts += 1;
    running = true;
    // The sending engine, under skew one of another build, holds the lock and knows the outcome first.
    const turn = inTurn(async () => {
      const record = kept.unresolvedRecord();
      if (record === undefined || signal.aborted) return;
      const patience = await settleMs();
      const late = kept.ageOf(record) >= patience;
      const finding = await find(await inServerTime(record), late);
      // The player may have signed out meanwhile; then the finding is of another session.
      if (kept.unresolvedRecord()?.intent !== record.intent) return;
      if ('end' in finding) return onEnd(record, finding.end);
      if (!late) return;
      lateAttempts += 1;
      onDoubt(record, finding.doubt);
    });
    // A check that throws does not end the series.
    await turn.finally(() => {
      running = false;
      timer = undefined;
      if (kept.unresolvedRecord() !== undefined && !signal.aborted) soon();
      else restart();
    });
  };

  return {
    schedule: soon,
    restart: () => {
      restart();
      if (timer === undefined || running) return;
      clearTimeout(timer);
      timer = undefined;
      soon();
    },
  };
}

const at = (delays: readonly number[], index: number): number | undefined => delays[Math.min(index, delays.length - 1)];
