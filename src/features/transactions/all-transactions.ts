/** All transactions of a choice, for summaries of a whole period: sums, the chart, the file. */
import { useEffect, useState } from 'react';
import { type TransactionChoice, fitsKind, transactionQuery } from './transaction-list.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Transaction } from '../../model/payment.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import { readService } from '../../state/engine/call-service.ts';

/** Rows per page; more than in the list, because these rows are not read one by one. */
const ROWS = 100;
const MOST_PAGES = 100;

interface AllTransactions {
  rows: readonly Transaction[];
  /** True when older transactions exist that were not loaded. */
  isTruncated: boolean;
}

/** @param wanted returns false once the result is not needed any more */
export async function loadAllTransactions(
  choice: Pick<TransactionChoice, 'tur' | 'tarih'>,
  wanted: () => boolean = () => true,
): Promise<Result<AllTransactions>> {
  const rows = new Map<string, Transaction>();
  let pageCount = 1;
  for (let page = 1; page <= Math.min(pageCount, MOST_PAGES) && wanted(); page += 1) {
    // Pages are loaded in sequence, because each response reports how many there are.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readService('getTransactions', {
      query: transactionQuery(choice, page, Date.now() / 1_000, ROWS),
    });
    if (!answer.ok) return answer;
    ({ pageCount } = answer.value.data);
    // A transaction that moved between two pages appears in both.
    for (const row of answer.value.data.rows) rows.set(row.id, row);
  }
  return {
    ok: true,
    value: { rows: [...rows.values()].filter((row) => fitsKind(choice, row)), isTruncated: pageCount > MOST_PAGES },
  };
}

interface AllTransactionsLoad {
  value: AllTransactions | null;
  failure: Failure | null;
  retry: () => void;
}

/** @param version invalidates the result when it changes */
export function useAllTransactions(
  { tur, tarih }: Pick<TransactionChoice, 'tur' | 'tarih'>,
  version: string,
): AllTransactionsLoad {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const choice = `${tur} ${tarih}`;
  const asked = `${version} ${attempt}`;
  useEffect(() => {
    let wanted = true;
    void loadAllTransactions({ tur, tarih }, () => wanted).then((result) => {
      if (wanted) setAnswer({ choice: `${tur} ${tarih}`, asked, result });
    });
    return () => {
      wanted = false;
    };
  }, [tur, tarih, asked]);
  // A sum is shown until a newer one arrives; a failure is cleared as soon as it is retried.
  const shown = answer?.choice === choice && (answer.result.ok || answer.asked === asked) ? answer.result : null;
  return {
    value: shown?.ok === true ? shown.value : null,
    failure: shown?.ok === false ? shown.failure : null,
    retry: () => setAttempt((last) => last + 1),
  };
}

interface Answer {
  choice: string;
  asked: string;
  result: Result<AllTransactions>;
}

export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
