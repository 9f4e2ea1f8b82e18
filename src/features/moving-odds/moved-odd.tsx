import { useMemo } from 'react';
import { oddText } from '../../domain/number-text.ts';
import { shareChange } from '../../domain/program/odd-moves.ts';
import { neededShare, shareText } from '../../domain/program/odd-meaning.ts';
import { marketName, outcomeLabel } from '../../domain/program/market-name.ts';
import { noMarketConfig } from '../../domain/program/no-market-config.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { takesBets } from '../../domain/program/playable.ts';
import { hideMarketFigures } from '../../domain/spoiler/spoiler-preference.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import type { Market, Outcome } from '../../model/event.ts';
import type { EventRow, OddMove } from '../../model/program.ts';
import { EventLink, eventHref } from '../../parts/event-link/event-link.tsx';
import { PickLine } from '../../parts/leg-list/pick-line.tsx';
import { OddButton } from '../../parts/odd/odd-button.tsx';
import { useToday } from '../../state/device/clock.ts';
import { type TopicView, useTopicEntry, useTopicValue } from '../../state/engine/use-topic.ts';
import { useOutcomeToggle, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { useAreSpoilerNamesHidden } from '../../state/spoiler/use-spoiler-preference.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OddsSparkLine } from './odds-spark-line.tsx';
import styles from './moving-odds.module.css';

interface MovedOddProps {
  view: TopicView<'moving'>;
  move: OddMove;
}

/** A row of the page; the odd and its change are live, the order is that of the last ranking. */
export function MovedOdd({ view, move }: MovedOddProps) {
  const row = useTopicEntry(view, `row:${move.eventId}`);
  const market = row?.columns[0];
  const outcome = market?.outcomes.find(({ number }) => number === move.outcomeNumber);
  if (row === undefined) return <Skeleton height="var(--row-event)" radius="s" />;
  // The main line of a total changed since the ranking: the next one leaves the old line out.
  if (market === undefined || market === null || market.id !== move.marketId || outcome === undefined)
    return <Moved row={row} move={move} market={null} outcome={null} />;
  return <Moved row={row} move={move} market={market} outcome={outcome} />;
}

interface MovedProps {
  row: EventRow;
  move: OddMove;
  market: Market | null;
  outcome: Outcome | null;
}

function Moved({ row, move, market, outcome }: MovedProps) {
  const { before, points } = move;
  const odd = outcome?.odd ?? move.odd;
  const names = useNames(row, market, outcome);
  const chosen = useSelectedOutcome(row.id);
  const live = useMemo(() => [...points, { at: Infinity, odd }], [points, odd]);
  return (
    <article className={styles['row']} data-event={row.id} data-before={before} aria-label={row.name}>
      <div className={`stack shrink gap-2px ${styles['text']}`}>
        <EventLink href={eventHref(row.sportId, row.id)} className={`clamp-2 text-sm weight-600 ${styles['name']}`}>
          {row.name}
        </EventLink>
        <PickLine pick={names.pick} market={[names.market, useStart(row)].filter(Boolean).join(' · ')} />
        <Change before={before} odd={odd} />
      </div>
      <OddsSparkLine points={live} />
      <OddButton
        eventId={row.id}
        market={market}
        outcome={outcome}
        selected={market !== null && chosen?.marketId === market.id && chosen.outcomeNumber === move.outcomeNumber}
        onSelect={useOutcomeToggle(row.sportId)}
        name={`${row.name}, ${names.market} ${names.pick}`}
        locked={!takesBets(row)}
      />
    </article>
  );
}

/** "2,10 → 1,80 · +7,9 puan", read as a sentence by screen readers. */
function Change({ before, odd }: Pick<OddMove, 'before' | 'odd'>) {
  const change = shareChange({ before, odd });
  const points = Math.abs(Math.round(change * 1_000)) / 10;
  const sign = points === 0 ? '' : change > 0 ? '+' : '−';
  return (
    <p className={`text-xs muted num ${styles['change']}`}>
      <span>
        <span className="visually-hidden">Oran </span>
        {oddText(before)}
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden"> iken şimdi </span>
        <b className="weight-650">{oddText(odd)}</b>
      </span>{' '}
      <span>
        <span aria-hidden="true">· </span>
        <b className="weight-650" title={sharesTitle(before, odd)}>
          {sign}
          {String(points).replace('.', ',')} puan
        </b>
      </span>
    </p>
  );
}

/** "Bugün 19:00" before the match, then "Canlı". */
function useStart({ phase, start }: EventRow): string {
  const today = useToday();
  return phase === 0 ? `${dayLabel(dayKey(start), today)} ${clockTime(start)}` : 'Canlı';
}

const sharesTitle = (before: number, odd: number): string =>
  `Gereken pay ${shareText(neededShare(before))} iken ${shareText(neededShare(odd))}`;

function useNames(row: EventRow, market: Market | null, outcome: Outcome | null): { pick: string; market: string } {
  const config = useTopicValue({ kind: 'config' }, 'markets') ?? noMarketConfig;
  const isCovered = useAreSpoilerNamesHidden(row);
  if (market === null || outcome === null) return { pick: '', market: '' };
  const full = marketName(config, market.key, market.line);
  const name = isCovered ? hideMarketFigures(full) : full;
  const label = outcomeLabel(config, market.key, outcome.number, market.line, outcome.name);
  return { pick: pickText(label, name), market: name };
}
