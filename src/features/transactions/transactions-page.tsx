import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { signedMoneyText } from '../../domain/number-text.ts';
import { dayKey } from '../../domain/time.ts';
import { dayTitle } from './dates.ts';
import { type TransactionDay, newestTransactionsFirst, transactionDays } from './transaction-days.ts';
import { transactionKinds } from './kinds.ts';
import { type TransactionChoice, fitsKind, transactionFilters, transactionQuery } from './transaction-list.ts';
import { transactionSheet } from './transaction-sheet.ts';
import type { LoadedRows } from '../../model/load.ts';
import type { Transaction } from '../../model/payment.ts';
import { FilterBar, FilterChip, kindFilter, periodFilter } from '../../parts/filter-bar/filter-bar.tsx';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { accountLinks } from '../../routes/account-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { useBalancePolling } from '../../state/member/use-balance-polling.ts';
import { useSession } from '../../state/member/session.ts';
import { loadAllTransactions, saveCsv } from './all-transactions.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Chip } from '../../ui/control/chip.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { useToday } from '../../state/device/clock.ts';
import { GameSummary } from './game-summary.tsx';
import { PeriodSummary } from './period-summary.tsx';
import { TransactionRow } from './transaction-row.tsx';
import styles from './transactions.module.css';
import { useCouponTitles } from './use-coupon-titles.ts';

/** `/profil/hesap-hareketlerim` (rule wallet-11, transaction-1 to transaction-9): the address is the whole state. */
export default function TransactionsPage() {
  const now = useToday();
  const filters = useMemo(() => transactionFilters(now), [now]);
  const { choice, change } = useQueryState(filters);
  const queryOf = (page: number) => ({ query: transactionQuery(choice, page, Date.now() / 1000) });
  const list = useChosen(usePagedRead('getTransactions', queryOf, idOf), choice);
  useBalancePolling();
  const money = useMoney(list.retry);
  const days = useMemo(() => transactionDays(list.rows, list.complete), [list.rows, list.complete]);
  const titles = useCouponTitles(list.rows);
  const narrowed = choice.tur !== '' || choice.tarih !== '';
  return (
    <Page width="wide" contentReady={!list.loading}>
      <FilterBar>
        <FilterChip {...kindFilter} options={transactionKinds} value={choice.tur} onChange={(tur) => change({ tur })} />
        <FilterChip
          {...periodFilter}
          options={filters.spec.tarih}
          value={choice.tarih}
          onChange={(tarih) => change({ tarih })}
        />
        <Chip selected={choice.ozet !== ''} onClick={() => change({ ozet: choice.ozet === '' ? 'acik' : '' })}>
          <ChartColumn size={15} aria-hidden /> Özet
        </Chip>
        <Sheet choice={choice} now={now} empty={list.rows.length === 0} />
      </FilterBar>
      {choice.ozet !== '' &&
        (narrowed ? <PeriodSummary choice={choice} version={money} /> : <GameSummary version={money} />)}
      <AgeLine load={list.age} />
      <LoadedList
        of={list}
        label="Hesap hareketlerin"
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        cached="never"
        render={(transaction) => (
          <>
            <DayHead day={days.get(transaction.id)} at={transaction.at} now={now} />
            <TransactionRow transaction={transaction} couponTitle={titles.get(transaction.couponId ?? '') ?? ''} />
          </>
        )}
        skeleton={skeleton}
        empty={
          list.complete ? (
            <EmptyState
              icon={<ArrowLeftRight size={26} aria-hidden />}
              title={narrowed ? 'Bu filtreyle hareket yok' : 'Henüz hesap hareketin yok'}
              action={
                <Link
                  href={narrowed ? accountLinks.transactions() : entryLinks.program()}
                  className={buttonClass('quiet')}
                >
                  {narrowed ? 'Tümünü göster' : 'Programa git'}
                </Link>
              }
            />
          ) : (
            skeleton
          )
        }
      />
    </Page>
  );
}

/** Minimum height in px, as in transactions.module.css. */
const ROW_HEIGHT = 68;

/** Filters the rows by the chosen kind and sorts them. If a page has no such row, the next page is loaded. */
function useChosen(list: LoadedRows<Transaction>, choice: TransactionChoice): LoadedRows<Transaction> {
  const { tur } = choice;
  const rows = useMemo(
    () => newestTransactionsFirst(list.rows.filter((row) => fitsKind({ tur }, row))),
    [list.rows, tur],
  );
  const { complete, loading, loadingNext, failure, total, loadMore: more } = list;
  const lacking = rows.length === 0 && total !== null && !complete && !loading && !loadingNext && failure === null;
  useEffect(() => {
    if (lacking) more();
  }, [lacking, more]);
  return { ...list, rows };
}

/** Returns both balances as text. A change of it means that money moved, so the list is reloaded. */
function useMoney(reload: () => void): string {
  const { balances } = useSession();
  const money = balances === null ? '' : `${balances.balance} ${balances.bonusBalance}`;
  const known = useRef(money);
  useEffect(() => {
    if (known.current !== '' && known.current !== money) reload();
    known.current = money;
  }, [money, reload]);
  return money;
}

interface DayHeadProps {
  day: TransactionDay | undefined;
  at: number;
  now: number;
}

function DayHead({ day, at, now }: DayHeadProps) {
  if (day === undefined) return null;
  return (
    <div className={styles['day']}>
      <h2>{dayTitle(at, now)}</h2>
      {day.flow !== null && <DayTotal flow={day.flow} />}
    </div>
  );
}

function DayTotal({ flow: { balance, bonus } }: { flow: NonNullable<TransactionDay['flow']> }) {
  const ofBonus = balance.income === 0 && balance.expense === 0;
  const { income: came, expense: went } = ofBonus ? bonus : balance;
  return (
    <p className={`flex gap-3 text-xs weight-600 ${styles['total']} num`}>
      <span className="visually-hidden">Günün toplamı: </span>
      {ofBonus && <span>bonus</span>}
      {came > 0 && <span className={styles['in']}>{signedMoneyText(came)}</span>}
      {went > 0 && <span>{signedMoneyText(-went)}</span>}
    </p>
  );
}

/** Button that saves the chosen transactions as a CSV file. */
function Sheet({ choice, now, empty }: { choice: TransactionChoice; now: number; empty: boolean }) {
  // On a phone the label is short, so that all four chips fit in one line.
  const phone = useViewport() === 'mobile';
  const { busy, note, run } = useAction('');
  const save = (): void =>
    run(() => loadAllTransactions(choice), {
      onDone: ({ rows, isTruncated: cut }) => {
        saveCsv(`hesap-hareketlerim-${dayKey(now)}.csv`, transactionSheet(newestTransactionsFirst(rows)));
        return cut ? `Yalnızca son ${rows.length} hareket indirildi` : `${rows.length} hareket indirildi`;
      },
    });
  return (
    <>
      <Chip aria-pressed={undefined} aria-busy={busy !== ''} disabled={empty} onClick={save}>
        <Download size={15} aria-hidden />
        {busy === '' ? (
          <span>
            CSV<span className={phone ? 'visually-hidden' : undefined}> indir</span>
          </span>
        ) : (
          'Hazırlanıyor…'
        )}
      </Chip>
      {/* Always mounted, so that text added later is read out by screen readers. */}
      <output className={`text-xs muted ${styles['note']}`}>{note}</output>
    </>
  );
}

const idOf = ({ id }: Transaction): string => id;

const skeleton = <SkeletonRows label="Hesap hareketlerin yükleniyor…" rows={5} height={ROW_HEIGHT} gap="row" />;
