import Gift from 'lucide-react/icons/gift';
import { Link } from 'wouter';
import { longPeriods } from '../../domain/coupon/period-filters.ts';
import { bonusFilters, bonusKinds, bonusQuery } from './bonus-list.ts';
import type { Bonus } from '../../model/payment.ts';
import { FilterBar, FilterChip, kindFilter, periodFilter } from '../../parts/filter-bar/filter-bar.tsx';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { bonusLinks } from '../../routes/account-routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonuses.module.css';
import { useBonusAnswer } from './use-bonus-answer.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Megaphone from 'lucide-react/icons/megaphone';
import { moneyText } from '../../domain/number-text.ts';
import { useSession } from '../../state/member/session.ts';

/** `/profil/bonuslarim` (rule bonus-1): the address is the whole state. */
export default function BonusesPage() {
  const now = useMinute();
  const { choice, change } = useQueryState(bonusFilters);
  const list = usePagedRead('getBonuses', (page) => ({ query: bonusQuery(choice, page) }), idOf);
  const answering = useBonusAnswer(list);
  const narrowed = choice.tur !== '' || choice.tarih !== '';
  return (
    <Page width="wide" contentReady={!list.loading}>
      <BonusHead />
      <FilterBar>
        <FilterChip {...kindFilter} options={bonusKinds} value={choice.tur} onChange={(tur) => change({ tur })} />
        <FilterChip
          {...periodFilter}
          options={longPeriods}
          value={choice.tarih}
          onChange={(tarih) => change({ tarih })}
        />
      </FilterBar>
      {answering.successText !== '' && (
        <output className={`text-sm weight-600 ${styles['done']}`}>{answering.successText}</output>
      )}
      <AgeLine load={list.age} />
      <LoadedList
        of={list}
        label="Bonusların"
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        cached="never"
        render={(bonus) => <BonusCard bonus={bonus} now={now} answering={answering} />}
        skeleton={<SkeletonRows label="Bonusların yükleniyor…" rows={3} height={ROW_HEIGHT} gap="card" />}
        empty={
          <EmptyState
            icon={<Gift size={26} aria-hidden />}
            title={narrowed ? 'Bu filtreyle bonus yok' : 'Listende bonus yok'}
            {...(!narrowed && { text: 'Bonus kazanabileceğin kampanyalara göz at.' })}
            action={
              <Link href={narrowed ? bonusLinks.list() : bonusLinks.campaigns()} className={buttonClass('quiet')}>
                {narrowed ? 'Tümünü göster' : 'Aktif kampanyalar'}
              </Link>
            }
          />
        }
      />
    </Page>
  );
}

/** Minimum height in px, as in bonuses.module.css. */
const ROW_HEIGHT = 132;

const idOf = ({ id }: Bonus): string => id;

/** The bonus balance, and a link to the campaigns. */
function BonusHead() {
  const { balances } = useSession();
  return (
    <div className="stack gap-3">
      <p className={styles['balance']}>
        <span>Bonus bakiyen</span>
        <b translate="no" className="num">
          {balances === null ? '…' : moneyText(balances.bonusBalance)}
        </b>
      </p>
      <Link href={bonusLinks.campaigns()} className={styles['way']}>
        <Megaphone size={20} aria-hidden />
        Aktif kampanyalar
        <ChevronRight size={18} aria-hidden />
      </Link>
    </div>
  );
}
