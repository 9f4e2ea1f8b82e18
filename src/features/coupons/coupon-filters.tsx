import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useLocation } from 'wouter';
import { type CouponListRoute, couponFilterSlug, type couponFilters } from '../../domain/coupon/coupon-list-route.ts';
import { couponSorts, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import { periods } from '../../domain/coupon/period-filters.ts';
import { SheetChip } from '../../parts/choice-chip/choice-chip.tsx';
import { FilterChip, FilterSegments, periodFilter } from '../../parts/filter-bar/filter-bar.tsx';
import type { UsedQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { entryLinks } from '../../routes/routes.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import { ArchiveChoice, archivePeriodText } from './archive-choice.tsx';
import styles from './coupons.module.css';

export interface CouponFilterProps {
  place: CouponListRoute;
  filters: UsedQueryState<ReturnType<typeof couponFilters>['spec']>;
}

/** rule coupon-10. */
const sortFilter = { title: 'Sıralama', Icon: ArrowDownUp, options: couponSorts };

/** Controls beside the title: the sort order; on a phone also the filters, both as chips that open sheets. */
export function HeadFilters({ place, filters }: CouponFilterProps) {
  const { choice, change } = filters;
  const sort = { ...sortFilter, value: choice.sirala, onChange: (sirala: typeof choice.sirala) => change({ sirala }) };
  if (useViewport() !== 'mobile') return <FilterSegments {...sort} />;
  return (
    <>
      {place.tab === 'arsiv' ? (
        <SheetChip
          {...periodFilter}
          sheetTitle="Dönem"
          chosen={archivePeriodText(choice.donem)}
          content={() => <ArchiveInSheet value={choice.donem} onChange={(donem) => change({ donem })} />}
        />
      ) : (
        <FilterChip {...periodFilter} options={periods} value={choice.tarih} onChange={(tarih) => change({ tarih })} />
      )}
      <FilterChip {...sort} label="Sırala" />
    </>
  );
}

function ArchiveInSheet({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const choose = (archive: string, done: boolean): void => {
    if (done) hideSheet();
    onChange(archive);
  };
  return <ArchiveChoice value={value} onChange={choose} />;
}

/** Filters below the tabs; on a phone only the status filters. */
export function ListFilters({ place, filters: { choice, change, hrefOf } }: CouponFilterProps) {
  const { tab } = place;
  const [, navigate] = useLocation();
  const phone = useViewport() === 'mobile';
  const { filters } = couponTabs[tab];
  if (phone && filters.length === 0) return null;
  return (
    <section className={`flex wrap gap-2 ${styles['filters']}`} aria-label="Filtreler">
      {filters.length > 0 && (
        <Segmented
          label="Durum"
          options={filters.map(({ name, title }) => ({ value: name, label: title }))}
          value={place.choice.filter ?? ''}
          onChange={(filter) => navigate(hrefOf({}, entryLinks.coupons(tab, couponFilterSlug(tab, filter))))}
        />
      )}
      {!phone && tab === 'arsiv' && <ArchiveChoice value={choice.donem} onChange={(donem) => change({ donem })} />}
      {!phone && tab !== 'arsiv' && (
        <FilterSegments
          {...periodFilter}
          options={periods}
          value={choice.tarih}
          onChange={(tarih) => change({ tarih })}
        />
      )}
    </section>
  );
}
