import CalendarDays from 'lucide-react/icons/calendar-days';
import X from 'lucide-react/icons/x';
import { type PoolListFilter, type PoolPeriod, poolPeriods } from '../../domain/pool/pool-coupon-list.ts';
import { ChoiceChip } from '../../parts/choice-chip/choice-chip.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';

export interface PoolFiltersProps {
  choice: PoolListFilter;
  change: (choice: PoolListFilter) => void;
}

/** Filters of the list: one round, or a period. A round is chosen on its own page and can be cleared here. */
export function PoolFilters({ choice, change }: PoolFiltersProps) {
  const phone = useViewport() === 'mobile';
  if (choice.round !== undefined) {
    return (
      <Chip selected aria-pressed={undefined} onClick={() => change({})}>
        {choice.round}. program <X size={14} aria-hidden />
        <span className="visually-hidden">seçimini kaldır</span>
      </Chip>
    );
  }
  const value = choice.period ?? 'all';
  const choose = (period: PoolPeriod | 'all'): void => change({ period: period === 'all' ? undefined : period });
  return phone ? (
    <ChoiceChip title="Tarih" Icon={CalendarDays} options={periods} value={value} none="all" onChange={choose} />
  ) : (
    <Segmented label="Tarih" options={periods} value={value} onChange={choose} />
  );
}

const periods: { value: PoolPeriod | 'all'; label: string }[] = [
  { value: 'all', label: 'Tüm tarihler' },
  ...poolPeriods.map(({ period, title }) => ({ value: period, label: title })),
];
