import { eventWord } from '../../../domain/event-word.ts';
import type { Sport } from '../../../domain/sports.ts';
import type { ListFacets } from '../../../model/program.ts';
import { useToday } from '../../../state/device/clock.ts';
import type { ChangeFilters } from '../program-route.ts';
import { useArrowLine } from '../../../ui/control/use-arrow-rows.ts';
import styles from './filters.module.css';
import { timeOptions } from './filter-options.ts';
import type { ProgramFilters } from './program-filters.ts';

interface DayStripProps {
  /** null for events of all sports. */
  sport: Sport | null;
  filters: ProgramFilters;
  change: ChangeFilters;
  facets: ListFacets | undefined;
}

/**
 * Time filter: all, a day with its date, or the next hours, each with its number of matches. Its height is constant; it is
 * one tab stop (rule program-30).
 */
export function DayStrip({ sport, filters, change, facets }: DayStripProps) {
  const today = useToday();
  const line = useArrowLine<HTMLFieldSetElement>();
  return (
    <fieldset {...line} className={`row shrink gap-2px ${styles['strip']}`} aria-label="Gün">
      {timeOptions(facets, filters, today).map(({ label, count, day, hours, chosen }) => (
        <button
          key={label}
          type="button"
          className={`stack rigid muted ${styles['option']}`}
          aria-pressed={chosen}
          disabled={count === 0 && !chosen}
          onClick={() => change({ day, hours })}
        >
          <span className={`text-sm weight-650 ${styles['dayLabel']} num`}>{label}</span>
          <span className={`${styles['count']} num`}>
            {count === undefined ? (
              <span className="visually-hidden">sayılıyor</span>
            ) : (
              `${count} ${eventWord(sport?.id)}`
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
