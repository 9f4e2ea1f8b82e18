import { useCallback } from 'react';
import { marketName } from '../../domain/program/market-name.ts';
import { isPlayable } from '../../domain/program/playable-outcome.ts';
import { oddsMark, takesBets } from '../../domain/program/playable.ts';
import type { EventRow } from '../../model/program.ts';
import { OddButton } from '../../parts/odd/odd-button.tsx';
import { rememberSearch } from '../../state/device/recent-searches.ts';
import { useFreshness } from '../../state/engine/freshness.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { moveFocusByArrows } from '../../ui/control/arrow-keys.ts';
import { searchState } from './search-state.ts';
import styles from './search-results.module.css';

/**
 * Odds of the main market of a found match; a tap selects one, as in the program. No odds while the event takes no bets,
 * its odds may be outdated, or outcomes are too many for a line; their place stays, so that results do not move.
 */
export function FoundOdds({ row }: { row: EventRow }) {
  return (
    <div className={styles['odds']}>
      <Buttons row={row} />
    </div>
  );
}

const MOST_OUTCOMES = 3;

function Buttons({ row }: { row: EventRow }) {
  const { isStale } = useFreshness();
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const selected = useSelectedOutcome(row.id);
  const { sportId } = row;
  const select = useCallback(
    (eventId: number, marketId: number, outcomeNumber: number) => {
      rememberSearch(searchState.text);
      toggleSelection({ eventId, sportId, marketId, outcomeNumber });
    },
    [sportId],
  );
  const market = row.columns[0] ?? null;
  if (market === null || market.outcomes.length > MOST_OUTCOMES || isStale || oddsMark(row) !== undefined) return null;
  const { outcomes } = market;
  if (!outcomes.some((outcome) => isPlayable(row, market, outcome))) return null;
  const title = config === undefined ? '' : marketName(config, market.key, market.line);
  // The odds of a result are one tab stop.
  const stop = outcomes.find((outcome) => isPlayable(row, market, outcome));
  return (
    <div className="flex gap-2" role="toolbar" aria-label="Oranlar" tabIndex={-1} onKeyDown={moveFocusByArrows}>
      {outcomes.map((outcome) => (
        <OddButton
          key={outcome.number}
          eventId={row.id}
          market={market}
          outcome={outcome}
          selected={selected?.marketId === market.id && selected.outcomeNumber === outcome.number}
          onSelect={select}
          label={outcome.name}
          name={[row.name, [title, outcome.name].filter(Boolean).join(' ')].join(', ')}
          locked={!takesBets(row)}
          tabIndex={outcome === stop ? undefined : -1}
        />
      ))}
    </div>
  );
}
