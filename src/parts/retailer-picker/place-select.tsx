import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Place } from '../../model/retailer.ts';
import type { Loaded } from '../../model/load.ts';
import styles from './place-select.module.css';

export interface PlaceSelectProps {
  label: string;
  /** What no choice means. */
  anyLabel: string;
  part: Loaded<Place[]>;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** One place out of many: the platform's own list, which every phone and screen reader knows. */
export function PlaceSelect({ label, anyLabel, part, value, onChange }: PlaceSelectProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={value ?? ''}
          disabled={part.phase !== 'ready'}
          aria-busy={part.phase === 'loading'}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{part.phase === 'loading' ? 'Yükleniyor…' : anyLabel}</option>
          {part.value?.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  );
}
