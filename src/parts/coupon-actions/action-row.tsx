import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** Result of the last action; '' for none. */
  note: string;
  failed: boolean;
  /** Further content below the note, and the text of it that is announced. */
  more?: { told: string; shown: ReactNode };
  /** Actions that a phone shows behind a button; null for none. */
  others?: ReactNode;
  /** True to keep the actions above the bottom navigation of a phone; `aboveSlip`: above the slip's bar as well. */
  docked?: boolean;
  aboveSlip?: boolean;
  children: ReactNode;
}

/** Actions of a coupon, with the last action's result or the reason why none is available. */
export function ActionRow({ note, failed, more, others, docked = false, aboveSlip = false, children }: ActionRowProps) {
  const unreached = useUnreachableText('Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.');
  const isBar = useViewport() === 'mobile' && docked;
  const actions = (
    <div className={styles['row']}>
      {children}
      {isBar ? others !== null && others !== undefined && <OtherActions>{others}</OtherActions> : others}
    </div>
  );
  const offline = unreached !== '' && <p className={`text-sm muted ${styles['note']}`}>{unreached}</p>;
  const notes = (
    <Notes told={note + (more?.told ?? '')} brief={isBar && !failed}>
      {!isBar && offline}
      <FormError text={failed ? note : ''} />
      <output className={`text-sm muted ${styles['note']}`}>{failed ? '' : note}</output>
      {more?.shown}
    </Notes>
  );
  return (
    <section
      className={classNames('stack gap-2', isBar && styles['bar'], aboveSlip && styles['aboveSlip'])}
      aria-label="Kupon işlemleri"
    >
      {isBar && notes}
      {isBar && offline}
      {actions}
      {!isBar && notes}
    </section>
  );
}

/** Menu of the actions that have no place in the bar of a phone. */
function OtherActions({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="quiet" className={styles['opener']} popoverTarget={MENU_ID} aria-label="Diğer işlemler">
        <Ellipsis size={18} aria-hidden />
      </Button>
      {/* Each entry is a button of its own; their clicks are handled here because every one of them closes the menu. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className={`popover-sheet ${styles['menu']}`}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

/** A page has one row of actions, so a constant id is unique. */
const MENU_ID = 'diger-islemler';

interface NotesProps {
  told: string;
  /** True to hide a message after a while, where it covers what is below. */
  brief: boolean;
  children: ReactNode;
}

/** Moves the focus to a new message if it was lost with the pressed button. */
function Notes({ told, brief, children }: NotesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState('');
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body) place.current?.focus();
    if (told === '' || !brief) return undefined;
    const timer = setTimeout(() => setOver(told), NOTE_MS);
    return () => {
      clearTimeout(timer);
      setOver('');
    };
  }, [told, brief]);
  return (
    <div ref={place} tabIndex={-1} className={styles['notes']} data-over={brief && told !== '' && over === told}>
      {children}
    </div>
  );
}

/** Long enough to read a sentence of twelve words. */
const NOTE_MS = 6_000;

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
