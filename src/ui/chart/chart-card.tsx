import { type ReactNode, useId } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './chart-card.module.css';

interface ChartCardProps {
  title: ReactNode;
  /** Subject of the figures, beside the title. */
  note?: ReactNode;
  /** Sentence below the figures that explains how to read them. */
  explanation?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Card with figures under a heading. */
export function ChartCard({ title, note, explanation: explained, className, children }: ChartCardProps) {
  const id = useId();
  return (
    <section className={classNames(styles['card'], className)} aria-labelledby={id}>
      <div className={`flex between gap-3 ${styles['head']}`}>
        <h2 id={id} className="shrink text-md weight-650">
          {title}
        </h2>
        {note !== undefined && <span className={`${styles['note']} num`}>{note}</span>}
      </div>
      {children}
      {explained !== undefined && <p className={`text-xs muted ${styles['explained']}`}>{explained}</p>}
    </section>
  );
}
