import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import type { QueryOption } from '../../lib/query-state.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import { ChoiceChip } from '../choice-chip/choice-chip.tsx';
import styles from './filter-bar.module.css';

/** Filters above a list, in one line if there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <section className={styles['filters']} aria-label="Filtreler">
      {children}
    </section>
  );
}

interface FilterLabels {
  title: string;
  Icon: LucideIcon;
  /** Title of the value '', which chooses everything; missing if the options contain it. */
  all?: string;
}

export const kindFilter: FilterLabels = { title: 'Tür', Icon: ListFilter, all: 'Tümü' };
export const periodFilter: FilterLabels = { title: 'Tarih', Icon: CalendarDays, all: 'Tüm tarihler' };

interface FilterProps<Name extends string> extends FilterLabels {
  options: readonly QueryOption<Name | ''>[];
  value: Name | '';
  onChange: (value: Name | '') => void;
}

/** A filter as a chip that shows its value and opens the options in a sheet. */
export function FilterChip<Name extends string>({
  options,
  all,
  label,
  ...chip
}: FilterProps<Name> & {
  /** Text of the chip while nothing is chosen; `title` by default. */
  label?: string;
}) {
  return <ChoiceChip {...chip} {...(label !== undefined && { label })} none="" options={choicesOf(options, all)} />;
}

/** A filter with all its options in view. */
export function FilterSegments<Name extends string>({ title, options, all, value, onChange }: FilterProps<Name>) {
  return <Segmented label={title} options={choicesOf(options, all)} value={value} onChange={onChange} />;
}

function choicesOf<Name extends string>(
  options: readonly QueryOption<Name | ''>[],
  all: string | undefined,
): { value: Name | ''; label: string }[] {
  const named: { value: Name | ''; label: string }[] = options.map(({ name, title }) => ({
    value: name,
    label: title,
  }));
  return all === undefined ? named : [{ value: '', label: all }, ...named];
}
