import type { EventHead } from '../../../model/program.ts';
import { ComparisonBar } from '../../../ui/match/comparison-bar.tsx';
import type { MatchFigures } from '../header/score-facts.ts';
import styles from './summary.module.css';

/** Score by parts as a table, and the live numbers side by side as bars. */
export function SummaryFigures({ head: { home, away }, figures }: { head: EventHead; figures: MatchFigures }) {
  const { parts, total, counts } = figures;
  if (parts.length + counts.length === 0 && total === null) {
    return <p className="text-sm muted">Bu maç için henüz bilgi gelmedi.</p>;
  }
  const columns = total === null ? parts : [...parts, { ...total, short: 'Skor', label: 'Skor' }];
  return (
    <>
      {columns.length > 0 && (
        <div className={styles['scroll']}>
          <table className={`${styles['parts']} num`}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Takım</span>
                </th>
                {columns.map(({ short, label }) => (
                  <th key={label} scope="col" abbr={label}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{home}</th>
                {columns.map((column) => (
                  <td key={column.label}>{column.home}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{away}</th>
                {columns.map((column) => (
                  <td key={column.label}>{column.away}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {counts.length > 0 && (
        <dl className={`${styles['bars']} num`}>
          {counts.map((count) => (
            <ComparisonBar key={count.label} label={count.label} home={count.home} away={count.away} />
          ))}
        </dl>
      )}
    </>
  );
}
