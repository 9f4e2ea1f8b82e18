import X from 'lucide-react/icons/x';
import { eventWord } from '../../../domain/event-word.ts';
import type { Sport } from '../../../domain/sports.ts';
import type { ListFacets } from '../../../model/program.ts';
import { Chip } from '../../../ui/control/chip.tsx';
import { useToday } from '../../../state/device/clock.ts';
import type { ChangeFilters } from '../program-route.ts';
import styles from './filters.module.css';
import { activeFilters } from './filter-options.ts';
import { type ProgramFilters, clearedFilters } from './program-filters.ts';

interface ActiveFiltersProps {
  /** null for events of all sports. */
  sport: Sport | null;
  filters: ProgramFilters;
  change: ChangeFilters;
  facets: ListFacets | undefined;
}

/** The active filters: the number of matches left, and a button to remove each filter. */
export function ActiveFilters({ sport, filters, change, facets }: ActiveFiltersProps) {
  const today = useToday();
  const active = activeFilters(filters, facets, today);
  if (active.length === 0) return null;
  return (
    <fieldset className={`row shrink gap-2 ${styles['line']}`} aria-label="Seçili filtreler">
      {facets !== undefined && (
        <output className={`rigid text-sm weight-650 ${styles['total']} num`}>
          {facets.total} {eventWord(sport?.id)}
        </output>
      )}
      {active.map(({ label, cleared }) => (
        <Chip key={label} className={styles['filter']} aria-pressed={undefined} onClick={() => change(cleared)}>
          <span className={styles['label']}>{label}</span>
          <X size={14} aria-hidden="true" />
          <span className="visually-hidden"> filtresini kaldır</span>
        </Chip>
      ))}
      <Chip className={styles['clear']} aria-pressed={undefined} onClick={() => change(clearedFilters)}>
        Temizle
        <span className="visually-hidden"> {active.length} filtre</span>
      </Chip>
    </fieldset>
  );
}
