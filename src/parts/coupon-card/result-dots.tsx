import type { LegMark } from '../../domain/coupon/row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './result-dots.module.css';

export interface ResultDotsProps {
  marks: readonly LegMark[];
  /** The same in words. */
  text: string;
}

/** A dot a match: won, lost, cancelled, running, still to come. Many become two lines. */
export function ResultDots({ marks, text }: ResultDotsProps) {
  return (
    <span className={styles['dots']}>
      <span className="visually-hidden">{text}</span>
      {marks.map((mark, index) => (
        // Dots have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={classNames(styles['dot'], styles[mark])} aria-hidden />
      ))}
    </span>
  );
}
