import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useIsDialogOpen } from '../../state/overlays/dialogs.ts';
import styles from './passing-note.module.css';

interface PassingNoteProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Address that a tap on the words leads to; undefined for words alone. */
  href: string | undefined;
  /** Milliseconds until it closes by itself; longer while it is hovered, focused or below a dialog. */
  durationMs: number;
  /** Called when the time is over, when the note is closed, and when its link is followed. Always the same function. */
  onClose: () => void;
}

/** Note in the header that takes no focus and disappears by itself. */
export function PassingNote({ icon, title, text, href, durationMs, onClose }: PassingNoteProps) {
  const [held, setHeld] = useState(false);
  const waits = useIsDialogOpen() || held;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [waits, onClose, durationMs]);
  const className = `stack fill shrink ${styles['words']}`;
  const words = (
    <>
      <span className="text-md weight-650">{title}</span>
      <span className="text-sm muted num">{text}</span>
    </>
  );
  return (
    <div
      className={`row gap-3 ${styles['note']}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon}
      {href === undefined ? (
        <p className={className}>{words}</p>
      ) : (
        <Link href={href} className={className} onClick={onClose}>
          {words}
        </Link>
      )}
      <button
        type="button"
        className={`icon-button rigid muted ${styles['close']}`}
        aria-label="Kapat"
        onClick={onClose}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
