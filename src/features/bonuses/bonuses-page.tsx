import CalendarDays from 'lucide-react/icons/calendar-days';
import Gift from 'lucide-react/icons/gift';
import ListFilter from 'lucide-react/icons/list-filter';
import { Link, useLocation, useSearch } from 'wouter';
import { type BonusChoice, bonusChoice, bonusKinds, bonusPeriods, bonusQuery } from './bonus-list.ts';
import type { Bonus } from '../../model/bonus.ts';
import { ChoiceChip } from '../../parts/choice-chip/choice-chip.tsx';
import { Page } from '../../parts/page/page.tsx';
import { bonusLinks } from '../../routes/bonus-routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { BonusCard } from './bonus-card.tsx';
import { BonusHead } from './bonus-head.tsx';
import styles from './bonuses.module.css';
import { useBonusAnswer } from './use-bonus-answer.ts';

/** `/profil/bonuslarim` (rule bonus-1): the address is the whole state. */
export default function BonusesPage() {
  const [, navigate] = useLocation();
  const now = useMinute();
  const choice = bonusChoice(new URLSearchParams(useSearch()));
  const change = (changes: Partial<BonusChoice>): void => navigate(bonusLinks.list({ ...choice, ...changes }));
  const list = usePagedRead('getBonuses', (page) => ({ query: bonusQuery(choice, page) }), idOf);
  const answering = useBonusAnswer(list);
  const narrowed = choice.tur !== '' || choice.tarih !== '';
  return (
    <Page width="wide" contentReady={!list.loading}>
      <BonusHead />
      <section className={styles['filters']} aria-label="Filtreler">
        <ChoiceChip
          title="Tür"
          Icon={ListFilter}
          options={[{ value: '', label: 'Tümü' }, ...bonusKinds.map(optionOf)]}
          value={choice.tur}
          none=""
          onChange={(tur) => change({ tur })}
        />
        <ChoiceChip
          title="Tarih"
          Icon={CalendarDays}
          options={[{ value: '', label: 'Tüm tarihler' }, ...bonusPeriods.map(optionOf)]}
          value={choice.tarih}
          none=""
          onChange={(tarih) => change({ tarih })}
        />
      </section>
      {answering.successText !== '' && <output className={styles['done']}>{answering.successText}</output>}
      <AgeLine load={list.age} />
      <LoadedList
        of={list}
        label="Bonusların"
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        cached="never"
        render={(bonus) => <BonusCard bonus={bonus} now={now} answering={answering} />}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            icon={<Gift size={26} aria-hidden />}
            title={narrowed ? 'Bu seçimde bonus yok' : 'Listende bonus yok'}
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

const optionOf = ({ name, title }: { name: string; title: string }) => ({ value: name, label: title });

function RowsSkeleton() {
  return (
    <div aria-busy="true" className={styles['skeleton']}>
      <p className="visually-hidden">Bonusların yükleniyor…</p>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </div>
  );
}
