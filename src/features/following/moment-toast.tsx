import Bell from 'lucide-react/icons/bell';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { PassingNote } from '../../parts/passing-note/passing-note.tsx';
import { dismissMomentNote, useMomentNews, useMomentNote } from '../../state/following/moment-news.ts';
import styles from './moment-toast.module.css';

/** Milliseconds a note stays. */
const NOTE_MS = 8_000;

/** Announces moments of followed matches in the header; takes no focus and disappears by itself (rule follow-5). */
export default function MomentToast() {
  useMomentNews(pathOf);
  const note = useMomentNote();
  return (
    <div aria-live="polite" data-moment={note?.eventId}>
      {note !== null && (
        <PassingNote
          key={`${note.eventId} ${note.title} ${note.text}`}
          icon={<Bell size={22} className={styles['icon']} aria-hidden />}
          title={note.title}
          text={<span translate="no">{note.text}</span>}
          href={note.path}
          durationMs={NOTE_MS}
          onClose={dismissMomentNote}
        />
      )}
    </div>
  );
}

const pathOf = ({ sportId, id }: EventRow): string | undefined => eventHref(sportId, id);
