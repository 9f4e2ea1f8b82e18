import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A group of fields that belong together, and are read out as such. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>{title}</legend>
      <div className={styles['fields']}>{children}</div>
    </fieldset>
  );
}

/** Two fields in one line, where there is room for them; `short` ones have it on a phone as well. */
export function FieldPair({ short = false, children }: { short?: boolean; children: ReactNode }) {
  return <div className={short ? styles['shortPair'] : styles['pair']}>{children}</div>;
}
