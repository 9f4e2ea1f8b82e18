import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { type MomentNote, dismissMomentNote, useMomentNews, useMomentNote } from '../../state/following/moment-news.ts';
import { useIsDialogOpen } from '../../state/overlays/dialogs.ts';
import styles from './moment-toast.module.css';

/** Milliseconds a note stays; longer while it is hovered, focused or below a dialog. */
const NOTE_MS = 8_000;

/** Announces moments of followed matches in the header; takes no focus and disappears by itself (rule follow-5). */
export default function MomentToast() {
  useMomentNews(pathOf);
  const note = useMomentNote();
  return (
    <div aria-live="polite" data-moment={note?.eventId}>
      {note !== null && <Note note={note} key={`${note.eventId} ${note.title} ${note.text}`} />}
    </div>
  );
}

const pathOf = ({ sportId, id }: EventRow): string | undefined => eventHref(sportId, id);

function Note({ note: { title, text, path } }: { note: MomentNote }) {
  const [held, setHeld] = useState(false);
  const waits = useIsDialogOpen() || held;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(dismissMomentNote, NOTE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const words = (
    <>
      <span className="text-md weight-650">{title}</span>
      <span translate="no" className="text-sm muted num">
        {text}
      </span>
    </>
  );
  const className = `stack fill shrink ${styles['words']}`;
  return (
    <div
      className={`row gap-3 ${styles['note']}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Bell size={22} aria-hidden />
      {path === undefined ? (
        <p className={className}>{words}</p>
      ) : (
        <Link href={path} className={className} onClick={dismissMomentNote}>
          {words}
        </Link>
      )}
      <button type="button" className="icon-button rigid muted" aria-label="Kapat" onClick={dismissMomentNote}>
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
