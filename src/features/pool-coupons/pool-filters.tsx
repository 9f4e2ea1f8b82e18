import X from 'lucide-react/icons/x';
import { longPeriods } from '../../domain/coupon/period-filters.ts';
import type { poolFilters } from '../../domain/pool/pool-coupon-list.ts';
import { FilterChip, FilterSegments, periodFilter } from '../../parts/filter-bar/filter-bar.tsx';
import type { UsedQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';

export interface PoolFiltersProps {
  filters: UsedQueryState<typeof poolFilters.spec>;
}

/** Filters of the list: one round, or a period. A round is chosen on its own page and can be cleared here. */
export function PoolFilters({ filters: { choice, change } }: PoolFiltersProps) {
  const Filter = useViewport() === 'mobile' ? FilterChip : FilterSegments;
  if (choice.program !== '') {
    return (
      <Chip selected aria-pressed={undefined} onClick={() => change({ program: '' })}>
        {choice.program}. program <X size={14} aria-hidden />
        <span className="visually-hidden">seçimini kaldır</span>
      </Chip>
    );
  }
  return (
    <Filter {...periodFilter} options={longPeriods} value={choice.tarih} onChange={(tarih) => change({ tarih })} />
  );
}
