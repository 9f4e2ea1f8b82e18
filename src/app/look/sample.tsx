import type { ReactNode } from 'react';
import styles from './look.module.css';

/** Renders the name of a part above its states, side by side. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{name}</h2>
      <div className="row wrap gap-2">{children}</div>
    </section>
  );
}
