import { resultLetters, spokenForm } from '../../domain/statistics/form.ts';
import type { MatchResult } from '../../model/match-statistics.ts';
import { classNames } from '../style/class-names.ts';
import styles from './form-strip.module.css';

interface FormStripProps {
  /** Oldest first. */
  form: readonly MatchResult[];
  /** Smaller gaps, for a table cell. */
  small?: boolean;
  /** Renders all letters at the same height, for a single result without others to compare with. */
  flat?: boolean;
  /** Fills its line with the columns of a goals chart below it, so that each letter is above its match. */
  spread?: boolean;
}

/** Results shown by position as well as by colour and letter: wins high, draws in the middle, losses low. */
export function FormStrip({ form, small = false, flat = false, spread = false }: FormStripProps) {
  return (
    <span
      className={classNames(
        styles['strip'],
        small && styles['small'],
        flat && styles['flat'],
        spread && styles['spread'],
      )}
    >
      <span className="visually-hidden">{spokenForm(form)}</span>
      {form.map((result, place) => (
        // Results have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} className={`stack weight-700 ${styles['result']}`} data-result={result} aria-hidden>
          {resultLetters[result]}
        </i>
      ))}
    </span>
  );
}
