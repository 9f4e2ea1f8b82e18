import { type ReactNode, useId } from 'react';
import styles from './group.module.css';

export interface GroupProps {
  title: string;
  /** It is plain without being read. */
  titleHidden?: boolean;
  /** Its parts are entries of a list, `<li>` each. */
  list?: boolean;
  children: ReactNode;
}

/** A labelled part of a page: a card under its heading. */
export function Group({ title, titleHidden = false, list = false, children }: GroupProps) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : styles['heading']}>
        {title}
      </h2>
      {list ? <ul className={styles['card']}>{children}</ul> : <div className={styles['card']}>{children}</div>}
    </section>
  );
}
