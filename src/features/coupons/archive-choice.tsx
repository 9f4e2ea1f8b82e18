import { useState } from 'react';
import { archiveYears } from '../../domain/coupon/coupon-list-route.ts';
import { monthName } from '../../domain/date-text.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented, type SegmentedProps } from '../../ui/control/segmented.tsx';
import { useToday } from '../../state/device/clock.ts';
import styles from './coupons.module.css';

interface ArchiveChoiceProps {
  /** "2026" or "2026-03"; '' for the whole archive. */
  value: string;
  /** `done` is true when nothing is left to choose. */
  onChange: (value: string, done: boolean) => void;
}

/** Choice of a year of the archive and, optionally, of a month. */
export function ArchiveChoice({ value, onChange }: ArchiveChoiceProps) {
  const now = useToday();
  // In a sheet `value` does not change after `onChange`, so the choice is also kept here.
  const [chosen, setChosen] = useState(value);
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    setChosen(value);
  }
  const [year = '', month = ''] = chosen.split('-');
  const choose = (next: string, done: boolean): void => {
    setChosen(next);
    onChange(next, done);
  };
  return (
    <div className={`stack shrink gap-2 ${styles['choice']}`}>
      <Choice
        label="Yıl"
        options={[{ value: '', label: 'Tümü' }, ...archiveYears(now).map((each) => ({ value: each, label: each }))]}
        value={year}
        onChange={(next) => choose(next, next === '')}
      />
      {year !== '' && (
        <Choice
          label="Ay"
          options={[{ value: '', label: 'Tüm yıl' }, ...months]}
          value={month}
          onChange={(next) => choose(next === '' ? year : `${year}-${next}`, true)}
        />
      )}
    </div>
  );
}

/** A segmented control where there is room; a grid with larger touch targets on a phone. */
function Choice({ label, options, value, onChange }: SegmentedProps<string>) {
  if (useViewport() !== 'mobile') {
    return <Segmented label={label} options={options} value={value} onChange={onChange} />;
  }
  return (
    <fieldset className={styles['grid']} aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          className={styles['cell'] ?? ''}
          selected={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}

/** "Mart 2026", "2026"; '' for the whole archive. */
export function archivePeriodText(value: string): string {
  const [year = '', month] = value.split('-');
  return month === undefined ? year : `${monthName(Number(month))} ${year}`;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: monthName(index + 1).slice(0, 3),
}));
