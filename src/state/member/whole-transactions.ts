/** All transactions of a choice, for what is told of a period as a whole: sums, the chart, the file. */
import { useEffect, useState } from 'react';
import { type TransactionChoice, fitsKind, transactionQuery } from '../../domain/transaction/list.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { Transaction } from '../../model/transaction.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import { readService } from '../engine/services.ts';

/** More a page than the list asks for: this many rows are not looked at one by one. */
const ROWS = 100;
const MOST_PAGES = 100;

export interface WholeTransactions {
  rows: readonly Transaction[];
  /** There are older ones that were not asked for. */
  cut: boolean;
}

/** @param wanted false as soon as nobody waits for it any more */
export async function loadWhole(
  choice: TransactionChoice,
  wanted: () => boolean = () => true,
): Promise<Result<WholeTransactions>> {
  const rows = new Map<string, Transaction>();
  let pageCount = 1;
  for (let page = 1; page <= Math.min(pageCount, MOST_PAGES) && wanted(); page += 1) {
    // A page follows from the one before it: how many there are is known from their answers.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readService('getTransactions', {
      query: transactionQuery(choice, page, Date.now() / 1_000, ROWS),
    });
    if (!answer.ok) return answer;
    ({ pageCount } = answer.value.data);
    // One that moved on between two pages is told twice.
    for (const row of answer.value.data.rows) rows.set(row.id, row);
  }
  return {
    ok: true,
    value: { rows: [...rows.values()].filter((row) => fitsKind(choice, row)), cut: pageCount > MOST_PAGES },
  };
}

export interface WholeLoad {
  value: WholeTransactions | null;
  failure: Failure | null;
  retry: () => void;
}

/** @param version what is known is old when it changes */
export function useWholeTransactions({ tur, tarih }: TransactionChoice, version: string): WholeLoad {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const choice = `${tur} ${tarih}`;
  const asked = `${version} ${attempt}`;
  useEffect(() => {
    let wanted = true;
    void loadWhole({ tur, tarih, ozet: '' }, () => wanted).then((result) => {
      if (wanted) setAnswer({ choice: `${tur} ${tarih}`, asked, result });
    });
    return () => {
      wanted = false;
    };
  }, [tur, tarih, asked]);
  // A sum stays until a newer one is there; a failure goes as soon as it is asked again.
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
  result: Result<WholeTransactions>;
}

export function saveSheet(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}
