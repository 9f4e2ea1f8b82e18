import type { MatchSummary } from '../../../model/statistics.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import styles from './summary.module.css';

/** Tournament, stadium, referee and weather of the match; null if none is known. */
export function MatchInfo({ summary: { tournament, round, place } }: { summary: MatchSummary }) {
  const { stadium, referee, weather, temperature } = place;
  const degrees = temperature === null ? '' : `${Math.round(temperature)} °C`;
  const facts = [
    ['Turnuva', [tournament, round].filter(Boolean).join(', ')],
    ['Yer', stadium],
    ['Hakem', referee],
    ['Hava', [weather, degrees].filter(Boolean).join(', ')],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <ChartCard title="Maç bilgisi">
      <dl className={`stack gap-2 text-sm ${styles['facts']}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  );
}
