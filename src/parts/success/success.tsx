import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Store from 'lucide-react/icons/store';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ChosenRetailer } from '../../model/retailer.ts';
import styles from './success.module.css';

interface SuccessProps {
  title: string;
  text?: string;
  /** Links to what can be done next. */
  nextSteps: ReactNode;
  /** Focuses the title on mount, because the focused element was replaced and the result should be announced. */
  focused?: boolean;
  /** Details of what was done, below the title. */
  children?: ReactNode;
}

/** Full-page confirmation of a completed action. */
export function Success({ title, text, nextSteps: ways, focused = false, children }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={`stack one-column ${styles['success']}`}>
      <span className={styles['mark']}>
        <CircleCheckBig size={36} aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
      <div className={`stack gap-3 ${styles['ways']}`}>{ways}</div>
    </div>
  );
}

/** Card with the chosen retailer. */
export function RetailerCard({ retailer }: { retailer: ChosenRetailer }) {
  return (
    <section className={`card flex pad gap-3 ${styles['card']}`} aria-label="Bayin">
      <Store size={20} aria-hidden="true" />
      <div>
        <p className={styles['name']}>{retailer.name}</p>
        <p className={`text-sm muted ${styles['detail']}`}>{retailer.address}</p>
        <p className={`text-sm muted ${styles['detail']}`}>
          Bayi no: <span className="num">{retailer.id}</span>
        </p>
      </div>
    </section>
  );
}
