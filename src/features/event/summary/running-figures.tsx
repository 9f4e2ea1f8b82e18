import type { EventHead } from '../../../model/program.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { matchFigures } from '../header/score-facts.ts';
import { SummaryFigures } from './summary-figures.tsx';
import styles from './summary.module.css';

/** Figures of a running match, which its score brings along: nothing is loaded for them. */
export function RunningFigures({ head }: { head: EventHead }) {
  const figures = matchFigures(head);
  if (figures === null) return <NotBegun />;
  return (
    <ChartCard title="Maç özeti" className={styles['part']}>
      <SummaryFigures head={head} figures={figures} />
    </ChartCard>
  );
}

export function NotBegun() {
  return <EmptyState title="Maç özeti henüz yok" text="Maç başladığında olaylar ve rakamlar burada görünecek." />;
}
