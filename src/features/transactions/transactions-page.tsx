import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListFilter from 'lucide-react/icons/list-filter';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { periodNames } from '../../domain/coupon/list-query.ts';
import { longDate } from '../../domain/date-text.ts';
import { DAY_SECONDS, dayKey } from '../../domain/time.ts';
import { transactionKinds } from '../../domain/transaction/kinds.ts';
import { type TransactionChoice, transactionChoice, transactionQuery } from '../../domain/transaction/list.ts';
import type { Transaction } from '../../model/transaction.ts';
import { ChoiceChip } from '../../parts/choice-chip/choice-chip.tsx';
import { Page } from '../../parts/page/page.tsx';
import { accountLinks } from '../../routes/account.ts';
import { links } from '../../routes/routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ShownRows } from '../../ui/list/shown-rows.tsx';
import { useToday } from '../../ui/page/use-today.ts';
import { TransactionRow } from './transaction-row.tsx';
import styles from './transactions.module.css';

/** `/profil/hesap-hareketlerim` (rule wallet-11): the address is the whole state. */
export default function TransactionsPage() {
  const [, navigate] = useLocation();
  const now = useToday();
  const choice = transactionChoice(new URLSearchParams(useSearch()));
  const change = (changes: Partial<TransactionChoice>): void =>
    navigate(accountLinks.transactions({ ...choice, ...changes }));
  const queryOf = (page: number) => ({ query: transactionQuery(choice, page, Date.now() / 1000) });
  const list = usePagedRead('getTransactions', queryOf, idOf);
  const firsts = useMemo(() => firstOfDays(list.rows), [list.rows]);
  const narrowed = choice.tur !== '' || choice.tarih !== '';
  return (
    <Page width="wide" stands={!list.loading}>
      <section className={styles['filters']} aria-label="Filtreler">
        <ChoiceChip
          title="Tür"
          Icon={ListFilter}
          options={[{ value: '', label: 'Tümü' }, ...transactionKinds.map(optionOf)]}
          value={choice.tur}
          none=""
          onChange={(tur) => change({ tur })}
        />
        <ChoiceChip
          title="Tarih"
          Icon={CalendarDays}
          options={[{ value: '', label: 'Tüm tarihler' }, ...periodNames.map(optionOf)]}
          value={choice.tarih}
          none=""
          onChange={(tarih) => change({ tarih })}
        />
      </section>
      <AgeLine load={list.age} />
      <ShownRows
        of={list}
        label="Hesap hareketlerin"
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        kept="never"
        render={(transaction) => (
          <>
            {firsts.has(transaction.id) && <h2 className={styles['day']}>{dayTitle(transaction.at, now)}</h2>}
            <TransactionRow transaction={transaction} />
          </>
        )}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            icon={<ArrowLeftRight size={26} aria-hidden />}
            title={narrowed ? 'Bu seçimde hareket yok' : 'Henüz hesap hareketin yok'}
            action={
              <Link
                href={narrowed ? accountLinks.transactions({ tur: '', tarih: '' }) : links.program('futbol')}
                className={buttonClass('quiet')}
              >
                {narrowed ? 'Tümünü göster' : 'Programa git'}
              </Link>
            }
          />
        }
      />
    </Page>
  );
}

/** At least, as in transactions.module.css. */
const ROW_HEIGHT = 68;

/** Newest first: the movements a day begins with. */
function firstOfDays(rows: readonly Transaction[]): ReadonlySet<string> {
  const days = rows.map(({ at }) => dayKey(at));
  return new Set(rows.filter((_, place) => days[place] !== days[place - 1]).map(idOf));
}

/** "Bugün, 22 Kasım Pazar", and in another year with it. */
function dayTitle(at: number, now: number): string {
  const day = dayKey(at);
  const near = day === dayKey(now) ? 'Bugün, ' : day === dayKey(now - DAY_SECONDS) ? 'Dün, ' : '';
  const year = day.slice(0, 4);
  return `${near}${longDate(at)}${year === dayKey(now).slice(0, 4) ? '' : ` ${year}`}`;
}

const idOf = ({ id }: Transaction): string => id;

interface Option {
  value: string;
  label: string;
}

const optionOf = ({ name, title }: { name: string; title: string }): Option => ({ value: name, label: title });

function RowsSkeleton() {
  return (
    <div aria-busy="true" className={styles['skeleton']}>
      <p className="visually-hidden">Hesap hareketlerin yükleniyor…</p>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </div>
  );
}
