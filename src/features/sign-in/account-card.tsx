import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import styles from './account-card.module.css';

export interface AccountCardProps {
  title: string;
  /** What the page is for, or what just happened. */
  text?: ReactNode;
  children: ReactNode;
}

/** A page of one form. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header className={styles['head']}>
          <h1 className={styles['title']}>{title}</h1>
          {text !== undefined && <div className={styles['text']}>{text}</div>}
        </header>
        {children}
      </section>
    </div>
  );
}
