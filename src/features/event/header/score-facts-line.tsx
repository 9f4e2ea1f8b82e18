import { Fragment } from 'react';
import type { Score } from '../../../model/event.ts';
import { headerFacts } from './score-facts.ts';
import styles from './score-facts-line.module.css';

/** "İY 1-0 · Korner 6-3 · Sarı 1-2". Football's place is kept before its first corner; other sports tell none. */
export function ScoreFactsLine({ score }: { score: Score | null }) {
  const facts = headerFacts(score);
  if (facts.length === 0) return null;
  return (
    <p className={`${styles['facts']} num`}>
      {facts.map((fact, index) => (
        <Fragment key={fact.short}>
          {index > 0 && <span aria-hidden> · </span>}
          <span>
            <span aria-hidden>
              {fact.short} {fact.home}-{fact.away}
            </span>
            <span className="visually-hidden">
              {fact.label} {fact.home} {fact.away}.{' '}
            </span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}
