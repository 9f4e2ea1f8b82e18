import type { ReactNode } from 'react';
import styles from './look.module.css';

/** One part with its name, its states beside each other. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{name}</h2>
      <div className={styles['row']}>{children}</div>
    </section>
  );
}
