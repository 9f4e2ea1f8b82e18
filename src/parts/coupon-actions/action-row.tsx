import { type ReactNode, useEffect, useRef } from 'react';
import { useUnreached } from '../../state/engine/connection.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './action-row.module.css';

export interface ActionRowProps {
  /** What came of the last action; '' for nothing to say. */
  note: string;
  failed: boolean;
  /** More that is told below, and its words. */
  more?: { told: string; shown: ReactNode };
  children: ReactNode;
}

/** What can be done with a coupon, and below it what came of it, or why nothing works. */
export function ActionRow({ note, failed, more, children }: ActionRowProps) {
  const unreached = useUnreached('Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.');
  return (
    <section className={styles['actions']} aria-label="Kupon işlemleri">
      <div className={styles['row']}>{children}</div>
      <Notes told={note + (more?.told ?? '')}>
        {unreached !== '' && <p className={styles['note']}>{unreached}</p>}
        <FormError text={failed ? note : ''} />
        <output className={styles['note']}>{failed ? '' : note}</output>
        {more?.shown}
      </Notes>
    </section>
  );
}

/** The button that was pressed may be gone; the news has its place. */
function Notes({ told, children }: { told: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body) place.current?.focus();
  }, [told]);
  return (
    <div ref={place} tabIndex={-1} className={styles['notes']}>
      {children}
    </div>
  );
}

export interface ActionProps {
  name: string;
  icon: ReactNode;
  /** Name of the action under way; '' for none. */
  busy: string;
  offline: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** While one is under way none is begun: neither is the question before it asked, whose yes would come to nothing. */
export function Action({ name, icon, busy, offline, onClick, children }: ActionProps) {
  const waits = busy !== '';
  return (
    <Button
      variant="quiet"
      disabled={offline}
      aria-busy={busy === name}
      aria-disabled={waits}
      onClick={waits ? undefined : onClick}
    >
      {icon} {children}
    </Button>
  );
}
