import { mainScore } from '../../../domain/program/score-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type ScoreFact, partScores, sideCounts } from '../header/score-facts.ts';
import styles from './event-summary.module.css';
import type { EventTabProps } from './tab-row.ts';

/** The match so far: score by parts, corners and cards of both sides. */
export default function EventSummary({ head }: EventTabProps) {
  const { score } = head;
  if (head.phase === 0 || score === null) {
    return <EmptyState title="Maç özeti" text="Maç başladığında skorlar ve istatistikler burada görünecek." />;
  }
  const parts = partScores(head.sportId, score);
  const counts = sideCounts(score);
  const total = mainScore(head.sportId, score);
  return (
    <section className={styles['summary']} aria-label="Maç özeti">
      <h2 className={styles['title']}>Maç Özeti</h2>
      <div className={styles['sides']}>
        <span>{head.home}</span>
        <span>{head.away}</span>
      </div>
      <dl className={`${styles['rows']} num`}>
        {parts.map((part) => (
          <Row key={part.label} fact={part} />
        ))}
        {total !== null && (
          <Row fact={{ short: 'Skor', label: 'Skor', home: Number(total.home), away: Number(total.away) }} strong />
        )}
        {counts.map((count) => (
          <Row key={count.label} fact={count} bar />
        ))}
      </dl>
      {parts.length + counts.length === 0 && total === null && (
        <p className={styles['none']}>Bu maç için henüz bilgi gelmedi.</p>
      )}
    </section>
  );
}

function Row({ fact, bar = false, strong = false }: { fact: ScoreFact; bar?: boolean; strong?: boolean }) {
  const sum = fact.home + fact.away;
  return (
    <div className={`${styles['row']} ${strong ? styles['strong'] : ''}`}>
      <dt className={styles['label']}>
        {fact.label}
        {bar && sum > 0 && (
          <span className={styles['bar']} aria-hidden>
            <i style={{ width: `${(fact.home / sum) * 100}%` }} />
          </span>
        )}
      </dt>
      <dd className={styles['home']}>{fact.home}</dd>
      <dd className={styles['away']}>{fact.away}</dd>
    </div>
  );
}
