import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type CouponListRoute, couponPeriods } from '../../domain/coupon/coupon-list-route.ts';
import { type CouponListFilters, couponSorts, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import type { Period } from '../../domain/coupon/period.ts';
import { ChoiceChip, SheetChip } from '../../parts/choice-chip/choice-chip.tsx';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import { ArchiveChoice, archivePeriodText } from './archive-choice.tsx';
import styles from './coupon-filters.module.css';

export interface CouponFilterProps {
  place: CouponListRoute;
  change: (changes: Partial<CouponListFilters>) => void;
}

/** Controls beside the title: the sort order; on a phone also the filters, both as chips that open sheets. */
export function HeadFilters({ place, change }: CouponFilterProps) {
  if (useViewport() === 'mobile') return <PhoneChips place={place} change={change} />;
  const value = place.choice.sort ?? '';
  return <Segmented label="Sıralama" options={sorts} value={value} onChange={(sort) => change({ sort })} />;
}

function PhoneChips({ place, change }: CouponFilterProps) {
  const { tab, choice } = place;
  return (
    <>
      {tab === 'arsiv' ? (
        <SheetChip
          title="Tarih"
          sheetTitle="Dönem"
          Icon={CalendarDays}
          chosen={archivePeriodText(choice.archive)}
          content={() => <ArchiveInSheet place={place} change={change} />}
        />
      ) : (
        <ChoiceChip
          title="Tarih"
          Icon={CalendarDays}
          options={periods}
          value={choice.period ?? 'all'}
          none="all"
          onChange={(period) => change({ period: period === 'all' ? undefined : period })}
        />
      )}
      <ChoiceChip
        title="Sıralama"
        label="Sırala"
        Icon={ArrowDownUp}
        options={sorts}
        value={choice.sort ?? ''}
        none=""
        onChange={(sort) => change({ sort })}
      />
    </>
  );
}

function ArchiveInSheet({ place, change }: CouponFilterProps) {
  const choose = (archive: string | undefined, done: boolean): void => {
    if (done) hideSheet();
    change({ archive });
  };
  return <ArchiveChoice value={place.choice.archive} onChange={choose} />;
}

/** Filters below the tabs; on a phone only the status filters. */
export function ListFilters({ place, change }: CouponFilterProps) {
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

const periods: { value: Period | 'all'; label: string }[] = [
  { value: 'all', label: 'Tüm tarihler' },
  ...couponPeriods.map(({ period, title }) => ({ value: period, label: title })),
];

/** rule coupon-10. */
const sorts = couponSorts.map(({ sort, title }) => ({ value: sort, label: title }));
