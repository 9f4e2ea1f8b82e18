import type { MatchAnalysis } from '../../../model/match-statistics.ts';
import { countInText } from '../../../domain/statistics/seen-outcome.ts';
import { PickOdd } from '../../../parts/pick-odd/pick-odd.tsx';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { statisticsId } from '../page/use-live-read.ts';
import { TabContent } from '../statistics/tab-content.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import styles from './opinions.module.css';

/** The analysis of a match: facts, and recommended outcomes with their current odds. */
export default function AnalysisTab({ view, head }: EventTabProps) {
  const analysis = useCachedRead('getMatchAnalysis', { parameters: { eventId: statisticsId(head) } });
  return (
    <TabContent of={analysis} emptyText={nothing} isEmpty={isEmpty}>
      {({ facts, picks }) => (
        <div className={`stack one-column gap-3 ${styles['cards']}`}>
          {picks.length > 0 && (
            <ChartCard
              title="Veriler ve oranlar"
              note="Güncel oranlarla"
              explanation="Bir orana uzun basarsan ne dediğini görürsün."
            >
              <ul>
                {picks.map((pick, place) => (
                  <li key={`${pick.marketKey} ${place}`} className={`stack gap-2 ${styles['opinion']}`}>
                    <p className={styles['text']}>{pick.text}</p>
                    <PickOdd view={view} head={head} named={pick} seen={countInText(pick.text) ?? null} />
                  </li>
                ))}
              </ul>
            </ChartCard>
          )}
          {facts.length > 0 && (
            <ChartCard title="Maç öncesi notlar">
              <ul className="stack gap-2 text-sm leading-145">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </ChartCard>
          )}
        </div>
      )}
    </TabContent>
  );
}

const isEmpty = ({ facts, picks }: MatchAnalysis): boolean => facts.length + picks.length === 0;

const nothing = { title: 'Analiz henüz yok', text: 'Bu maçın analizi yayınlandığında burada görünecek.' };
