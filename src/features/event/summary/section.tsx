import { type ReactNode, useId } from 'react';
import styles from './summary.module.css';

/** A part of the summary under its heading. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </h2>
      {children}
    </section>
  );
}
