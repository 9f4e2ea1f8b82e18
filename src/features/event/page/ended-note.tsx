import Flag from 'lucide-react/icons/flag';
import { isFinished } from '../../../domain/program/score-status.ts';
import type { EventHead } from '../../../model/program.ts';
import styles from './event-page.module.css';

/** Stands where the odds did (rule match-46). */
export function EndedNote({ head: { score } }: { head: EventHead }) {
  return (
    <output className={styles['ended']}>
      <Flag size={16} aria-hidden />
      {score !== null && !isFinished(score.status)
        ? 'Bu maç programda değil, bahis alınmıyor.'
        : 'Maç bitti, bahisler kapandı.'}
    </output>
  );
}
