import { type ReactNode, useEffect, useRef } from 'react';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** Result of the last action; '' for none. */
  note: string;
  failed: boolean;
  /** Further content below the note, and the text of it that is announced. */
  more?: { told: string; shown: ReactNode };
  children: ReactNode;
}

/** Actions of a coupon, with the last action's result or the reason why none is available below. */
export function ActionRow({ note, failed, more, children }: ActionRowProps) {
  const unreached = useUnreachableText('Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.');
  return (
    <section className="stack gap-2" aria-label="Kupon işlemleri">
      <div className={styles['row']}>{children}</div>
      <Notes told={note + (more?.told ?? '')}>
        {unreached !== '' && <p className={`text-sm muted ${styles['note']}`}>{unreached}</p>}
        <FormError text={failed ? note : ''} />
        <output className={`text-sm muted ${styles['note']}`}>{failed ? '' : note}</output>
        {more?.shown}
      </Notes>
    </section>
  );
}

/** Moves the focus to a new message if it was lost with the pressed button. */
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

interface ActionButtonProps {
  name: string;
  icon: ReactNode;
  /** Name of the pending action; '' for none. */
  busy: string;
  offline: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Action button. Inactive while an action is pending: neither a second action nor its confirmation could succeed. */
export function ActionButton({ name, icon, busy, offline, onClick, children }: ActionButtonProps) {
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
