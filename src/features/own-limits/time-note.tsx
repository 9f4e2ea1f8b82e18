import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import { reminderText } from '../../domain/own-limits/play-time.ts';
import { ownLimitsPatterns } from '../../routes/own-limits-routes.ts';
import { dismissTimeNote, useCountPlayTime, useTimeNote } from '../../state/own-limits/play-time.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './own-limits.module.css';

/** Reminds of the time in play in the header; takes no focus and stays until it is read (rule balance-1). */
export default function TimeNote() {
  useCountPlayTime();
  const played = useTimeNote();
  return (
    <div aria-live="polite">
      {played !== null && (
        <div className={`row wrap gap-3 ${styles['note']}`} data-time-note>
          <Clock size={20} className="rigid muted" aria-hidden />
          <p className={`stack fill shrink ${styles['words']}`}>
            <span className="text-sm weight-600 num">{reminderText(played)}</span>
            <Link href={ownLimitsPatterns.page} className={`text-xs ${styles['link']}`} onClick={dismissTimeNote}>
              Oyun dengesi
            </Link>
          </p>
          <Button variant="quiet" onClick={dismissTimeNote}>
            Tamam
          </Button>
        </div>
      )}
    </div>
  );
}
