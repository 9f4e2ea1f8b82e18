import Flag from 'lucide-react/icons/flag';
import { isFinished } from '../../../domain/program/score-status.ts';
import type { Failure } from '../../../model/failure.ts';
import type { EventHead } from '../../../model/program.ts';
import styles from './event-page.module.css';

/** Note in place of the odds (rule match-46). For a match that did not finish it adds the service's reason. */
export function EndedNote({ head: { score }, failure }: { head: EventHead; failure: Failure | null }) {
  const finished = score === null || isFinished(score.status);
  const notOffered = ['Bu maç programda değil, bahis alınmıyor.', failure?.message].filter(Boolean).join(' ');
  return (
    <output className={`row gap-2 muted ${styles['ended']}`}>
      <Flag size={16} aria-hidden />
      {finished ? 'Maç bitti, bahisler kapandı.' : notOffered}
    </output>
  );
}
