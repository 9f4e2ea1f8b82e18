import { useEffect, useState } from 'react';
import { listGroups } from '../../../domain/program/columns.ts';
import { marketName, outcomeLabel } from '../../../domain/program/market-name.ts';
import {
  type OddsMovement,
  type SharePoint,
  recordOdds,
  shareLines,
  stepLine,
  setOddsMovement,
  getOddsMovement,
} from './odds-movement.ts';
import { clockTime } from '../../../domain/time.ts';
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
 * Shares of the main market's outcomes since the match was opened (rule change-2). The strip keeps its first place, so that a
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
  const lines = shareLines(
    movement,
    outcomes.map(({ number }) => number),
  );
  return (
    <section
      className={`stack one-column ${styles['strip']}`}
      aria-label={`Oran hareketi, ${coversNames ? hideMarketFigures(told) : told}`}
    >
      <p className={`row between gap-2 ${styles['words']}`}>
        <span className={`clip shrink ${styles['label']}`}>
          Kazanma payı <span className="num">{clockTime(movement.since / 1_000)}</span> – şimdi
        </span>
        <span className="row rigid gap-2 num">
          {outcomes.map(({ number, name }, place) => (
            <ShareText
              key={number}
              label={outcomeLabel(config, market.key, number, market.line, name)}
              points={lines[place] ?? []}
              side={sideOf(place, outcomes.length)}
            />
          ))}
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles['chart']} aria-hidden>
        <path className={styles['scale']} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {outcomes.map(({ number }, place) => (
          <polyline
            key={number}
            data-side={sideOf(place, outcomes.length)}
            points={stepLine(lines[place] ?? [], { width: WIDTH, height: HEIGHT, from: movement.since, to })
              .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
    </section>
  );
}

type Side = 'home' | 'draw' | 'away';

/** Side of an outcome by its place: the first is home, the last away, one between them the draw. */
const sideOf = (place: number, count: number): Side => (place === 0 ? 'home' : place === count - 1 ? 'away' : 'draw');

interface ShareTextProps {
  label: string;
  points: readonly SharePoint[];
  side: Side;
}

/** "1 %58→%64"; one figure as long as it did not change. */
function ShareText({ label, points, side }: ShareTextProps) {
  const [first, last] = [points[0], points.at(-1)].map((point) => Math.round((point?.share ?? 0) * 100));
  if (points.length === 0 || last === undefined) return null;
  return (
    <span className={styles['share']} data-side={side}>
      {label}{' '}
      {first !== last && (
        <>
          <span className="visually-hidden">açtığında </span>%{first}→<span className="visually-hidden">şimdi </span>
        </>
      )}
      <b>%{last}</b>
    </span>
  );
}

const WIDTH = 300;
const HEIGHT = 34;
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
