import { useEffect, useState } from 'react';
import { oddText } from '../../../domain/number-text.ts';
import { listGroups } from '../../../domain/program/columns.ts';
import { marketName, outcomeLabel } from '../../../domain/program/market-name.ts';
import {
  type OddPoint,
  type OddsMovement,
  recordOdds,
  stepLine,
  setOddsMovement,
  getOddsMovement,
} from './odds-movement.ts';
import { hideMarketFigures } from '../../../domain/spoiler/spoiler-preference.ts';
import type { Market } from '../../../model/event.ts';
import type { MarketConfig } from '../../../model/market-config.ts';
import type { MarketRef } from '../../../model/program.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import styles from './movement-strip.module.css';

interface MovementStripProps {
  view: TopicView<'event'>;
  config: MarketConfig;
  sportId: number;
  running: boolean;
  coversNames: boolean;
  order: readonly MarketRef[];
}

/**
 * The odds of the main market since the match was opened (rule change-2). The strip keeps its first place, so that a
 * market that is added or removed moves nothing below. Key it by whether the match is running.
 */
export function MovementStrip(props: MovementStripProps) {
  const { view, config, sportId, running, coversNames, order } = props;
  const main = mainMarket(config, sportId, running, order);
  const [shown, setShown] = useState(main);
  if (shown !== undefined && main !== undefined && main.id !== shown.id) setShown(main);
  return shown === undefined ? null : <Strip key={shown.id} {...{ view, config, coversNames }} market={shown} />;
}

interface StripProps extends Pick<MovementStripProps, 'view' | 'config' | 'coversNames'> {
  market: MarketRef;
}

function Strip({ view, config, coversNames, market }: StripProps) {
  const value = useTopicEntry(view, `market:${market.id}`);
  const movement = useMovement(view, value);
  const now = useNow();
  // The last value is kept for a market that was removed.
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const outcomes = last?.outcomes ?? [];
  if (movement === undefined || outcomes.length > MOST_OUTCOMES) return null;
  const told = marketName(config, market.key, market.line);
  const to = Math.max(now, lastChange(movement), movement.since + SHORTEST_MS);
  return (
    <section
      className={`stack gap-2 ${styles['strip']}`}
      aria-label={`Oran hareketi, ${coversNames ? hideMarketFigures(told) : told}`}
    >
      {outcomes.map(({ number, name }) => (
        <Line
          key={number}
          label={outcomeLabel(config, market.key, number, market.line, name)}
          points={movement.lines[number] ?? []}
          from={movement.since}
          to={to}
        />
      ))}
    </section>
  );
}

interface LineProps {
  label: string;
  points: readonly OddPoint[];
  from: number;
  to: number;
}

function Line({ label, points, from, to }: LineProps) {
  const first = points[0]?.odd ?? 0;
  const last = points.at(-1)?.odd ?? 0;
  const direction = last === first ? 'same' : last > first ? 'up' : 'down';
  const corners = stepLine(points, { width: WIDTH, height: HEIGHT, from, to });
  return (
    <div className={`stack middle faint ${styles['line']}`} data-direction={direction}>
      <span className={`clip weight-600 ${styles['label']}`}>{label}</span>
      <svg
        viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className={styles['chart']}
        aria-hidden
      >
        <polyline points={corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      </svg>
      <span className={`clip muted ${styles['odds']} num`}>
        <span className="visually-hidden">{direction === 'same' ? 'Değişmedi: ' : 'Açtığında '}</span>
        {direction === 'same' ? oddText(last) : `${oddText(first)} → ${oddText(last)}`}
      </span>
    </div>
  );
}

const WIDTH = 80;
const HEIGHT = 20;
/** More do not fit side by side. */
const MOST_OUTCOMES = 3;
/** Minimum time span of the chart, ms: a shorter one would draw the first change as a cliff. */
const SHORTEST_MS = 60_000;
const MOVE_ON_MS = 15_000;

function useMovement(view: TopicView<'event'>, market: Market | undefined): OddsMovement | undefined {
  const [movement, setMovement] = useState(() => getOddsMovement(view));
  const next = market === undefined ? movement : recordOdds(movement, market, clock());
  if (next !== movement) setMovement(next);
  useEffect(() => {
    if (next !== undefined) setOddsMovement(view, next);
  }, [view, next]);
  return next;
}

/** Epoch ms. A received odd has no time of its own, so the current time is used. */
const clock = (): number => Date.now();

/** Epoch ms, updated every 15 s rather than with every frame. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MOVE_ON_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function lastChange({ lines }: OddsMovement): number {
  return Math.max(0, ...Object.values(lines).map((points) => points.at(-1)?.at ?? 0));
}

/** The market of the first column of the sport's list, if the match offers it. */
function mainMarket(
  config: MarketConfig,
  sportId: number,
  live: boolean,
  order: readonly MarketRef[],
): MarketRef | undefined {
  const [group] = listGroups(config, { sportId, live, narrow: false });
  const column = group?.subgroups[0]?.columns[0];
  const key = live ? column?.liveMarket : column?.market;
  const named = ({ key: ofType, line }: MarketRef): boolean => key === (line === '' ? ofType : `${ofType}_${line}`);
  return order.find(named) ?? order.find((ref) => ref.key === key);
}
