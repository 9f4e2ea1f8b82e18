import { type ReactNode, useId } from 'react';
import styles from './group.module.css';

interface GroupProps {
  title: string;
  /** Hides the heading visually if the content is clear without it. */
  titleHidden?: boolean;
  /** Renders a `<ul>`; children must be `<li>`. */
  list?: boolean;
  children: ReactNode;
}

/** Section of a page: a heading and a card. */
export function Group({ title, titleHidden = false, list = false, children }: GroupProps) {
  const id = useId();
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : `text-sm weight-600 muted ${styles['heading']}`}>
        {title}
      </h2>
      {list ? (
        <ul className={`card clip ${styles['card']}`}>{children}</ul>
      ) : (
        <div className={`card clip ${styles['card']}`}>{children}</div>
      )}
    </section>
  );
}
