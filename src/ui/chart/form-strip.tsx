import { resultLetters, spokenForm } from '../../domain/statistics/form.ts';
import type { MatchResult } from '../../model/match-statistics.ts';
import { classNames } from '../style/class-names.ts';
import styles from './form-strip.module.css';

export interface FormStripProps {
  /** Oldest first. */
  form: readonly MatchResult[];
  /** Letters close to each other, for the cell of a table. */
  small?: boolean;
  /** All at one height: a letter alone has none to compare with. */
  flat?: boolean;
}

/** Results by place as well as by colour and letter: wins stand high, draws in the middle, losses low. */
export function FormStrip({ form, small = false, flat = false }: FormStripProps) {
  return (
    <span className={classNames(styles['strip'], small && styles['small'], flat && styles['flat'])}>
      <span className="visually-hidden">{spokenForm(form)}</span>
      {form.map((result, place) => (
        // The place is all that tells one from another.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} className={styles['result']} data-result={result} aria-hidden>
          {resultLetters[result]}
        </i>
      ))}
    </span>
  );
}
