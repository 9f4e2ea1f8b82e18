import type { Sides, TeamCards } from '../../../model/statistics.ts';
import { decimalText } from '../../../domain/number-text.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { ComparisonBar } from '../../../ui/match/comparison-bar.tsx';
import styles from './summary.module.css';

/** Cards of both teams over the season, and players one card short of a suspension. */
export function SeasonCards({ cards: { home, away } }: { cards: Sides<TeamCards> }) {
  const averages = home.averageYellow !== null && away.averageYellow !== null;
  return (
    <ChartCard title="Kartlar" note="bu sezon">
      <dl className={`${styles['bars']} num`}>
        <ComparisonBar label="Sarı kart" home={home.yellow} away={away.yellow} />
        <ComparisonBar label="Kırmızı kart" home={home.red} away={away.red} />
        {averages && (
          <ComparisonBar
            label="Maç başına sarı kart"
            home={home.averageYellow ?? 0}
            away={away.averageYellow ?? 0}
            homeText={averageText(home.averageYellow)}
            awayText={averageText(away.averageYellow)}
          />
        )}
      </dl>
      {[home, away].map(({ name, atRisk }) =>
        atRisk.length === 0 ? null : (
          <p key={name} className="text-sm muted">
            <b>{name}:</b> sarı kart görürse sonraki maçta yok: {atRisk.join(', ')}
          </p>
        ),
      )}
    </ChartCard>
  );
}

const averageText = (average: number | null): string => decimalText(Math.round((average ?? 0) * 100));
