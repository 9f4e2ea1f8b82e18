import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ListPlace, periodNames } from '../../domain/coupon/list-query.ts';
import { type CouponSort, type ListChoice, couponSorts, couponTabs } from '../../domain/coupon/lists.ts';
import type { Period } from '../../domain/coupon/period.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { ArchiveChoice, archiveText } from './archive-choice.tsx';
import styles from './coupon-filters.module.css';
import { OptionList } from '../../ui/control/option-list.tsx';

export interface FilterProps {
  place: ListPlace;
  change: (changes: Partial<ListChoice>) => void;
}

/** Beside the title: the order; on a phone what narrows the list as well, both behind chips that open sheets. */
export function HeadFilters({ place, change }: FilterProps) {
  if (useViewport() === 'mobile') return <PhoneChips place={place} change={change} />;
  const value = place.choice.sort ?? '1';
  return <Segmented label="Sıralama" options={sorts} value={value} onChange={(sort) => change({ sort })} />;
}

function PhoneChips({ place, change }: FilterProps) {
  const { tab, choice } = place;
  const inArchive = tab === 'arsiv';
  const when = inArchive ? archiveText(choice.archive) : periods.find(({ value }) => value === choice.period)?.label;
  const narrowed = inArchive ? choice.archive !== undefined : choice.period !== undefined;
  const sort = sorts.find(({ value }) => value === choice.sort);
  const sorted = choice.sort !== '1';
  return (
    <>
      <Chip
        selected={narrowed}
        aria-pressed={undefined}
        aria-haspopup="dialog"
        onClick={() => (inArchive ? openArchive({ place, change }) : openPeriods({ place, change }))}
      >
        <CalendarDays size={15} aria-hidden />
        <span className="visually-hidden">Tarih: </span>
        {narrowed ? when : 'Tarih'}
      </Chip>
      <Chip
        selected={sorted}
        aria-pressed={undefined}
        aria-haspopup="dialog"
        onClick={() => openSorts({ place, change })}
      >
        <ArrowDownUp size={15} aria-hidden />
        <span className="visually-hidden">Sıralama: </span>
        {sorted ? sort?.label : 'Sırala'}
      </Chip>
    </>
  );
}

/** Below the tabs: what narrows the list, as far as it is in sight. */
export function ListFilters({ place, change }: FilterProps) {
  const { tab, choice } = place;
  const phone = useViewport() === 'mobile';
  const { filters } = couponTabs[tab];
  if (phone && filters.length === 0) return null;
  return (
    <section className={styles['filters']} aria-label="Filtreler">
      {filters.length > 0 && (
        <Segmented
          label="Durum"
          options={filters.map(({ name, title }) => ({ value: name, label: title }))}
          value={choice.filter ?? ''}
          onChange={(filter) => change({ filter })}
        />
      )}
      {!phone && tab === 'arsiv' && (
        <ArchiveChoice value={choice.archive} onChange={(archive) => change({ archive })} />
      )}
      {!phone && tab !== 'arsiv' && (
        <Segmented
          label="Tarih"
          options={periods}
          value={choice.period ?? 'all'}
          onChange={(period) => change({ period: period === 'all' ? undefined : period })}
        />
      )}
    </section>
  );
}

function openPeriods({ place, change }: FilterProps): void {
  const choose = (period: Period | 'all'): void => {
    hideSheet();
    change({ period: period === 'all' ? undefined : period });
  };
  const content = <OptionList options={periods} value={place.choice.period ?? 'all'} onChange={choose} />;
  showSheet({ title: 'Tarih', content });
}

function openSorts({ place, change }: FilterProps): void {
  const choose = (sort: CouponSort): void => {
    hideSheet();
    change({ sort });
  };
  showSheet({
    title: 'Sırala',
    content: <OptionList options={sorts} value={place.choice.sort ?? '1'} onChange={choose} />,
  });
}

function openArchive({ place, change }: FilterProps): void {
  const choose = (archive: string | undefined, done: boolean): void => {
    if (done) hideSheet();
    change({ archive });
  };
  showSheet({ title: 'Dönem', content: <ArchiveChoice value={place.choice.archive} onChange={choose} /> });
}

const periods: { value: Period | 'all'; label: string }[] = [
  { value: 'all', label: 'Tüm tarihler' },
  ...periodNames.map(({ period, title }) => ({ value: period, label: title })),
];

/** rule coupon-10. */
const sorts = couponSorts.map(({ sort, title }) => ({ value: sort, label: title }));
