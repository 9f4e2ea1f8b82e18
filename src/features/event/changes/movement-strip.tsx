import { type RefObject, useEffect, useRef, useState } from 'react';
import { listGroups } from '../../../domain/program/columns.ts';
import { marketName, outcomeLabel } from '../../../domain/program/market-name.ts';
import {
  type OddsMovement,
  hasMoved,
  recordGoal,
  recordOdds,
  shareLines,
  setOddsMovement,
  getOddsMovement,
} from './odds-movement.ts';
import type { SuspensionTrigger } from './bet-suspension.ts';
import { clockTime } from '../../../domain/time.ts';
import { hideMarketFigures } from '../../../domain/spoiler/spoiler-preference.ts';
import type { Market } from '../../../model/event.ts';
import type { MarketConfig } from '../../../model/market-config.ts';
import type { MarketRef } from '../../../model/program.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { IncidentIcon } from '../../../ui/match/incident-icon.tsx';
import { type SharePoint, stepLine } from '../../../ui/chart/step-line.ts';
import styles from './movement-strip.module.css';

interface MovementStripProps {
  view: TopicView<'event'>;
  config: MarketConfig;
  sportId: number;
  running: boolean;
  coversNames: boolean;
  order: readonly MarketRef[];
  /** True while the match takes no bets. */
  locked: boolean;
  /** Last incident of the match since it was opened. */
  happened: SuspensionTrigger | null;
}

/**
 * Shares of the main market's outcomes since the match was opened (rule change-2), from a change of two percent on. The
 * strip keeps its first place, so that a market that is added or removed moves nothing below. Key it by whether the match
 * is running.
 */
export function MovementStrip(props: MovementStripProps) {
  const { view, config, sportId, running, coversNames, order, locked, happened } = props;
  const main = mainMarket(config, sportId, running, order);
  const [shown, setShown] = useState(main);
  if (shown !== undefined && main !== undefined && main.id !== shown.id) setShown(main);
  return shown === undefined ? null : (
    <Strip key={shown.id} {...{ view, config, coversNames, locked, happened }} market={shown} />
  );
}

interface StripProps extends Pick<MovementStripProps, 'view' | 'config' | 'coversNames' | 'locked' | 'happened'> {
  market: MarketRef;
}

function Strip({ view, config, coversNames, market, locked, happened }: StripProps) {
  const value = useTopicEntry(view, `market:${market.id}`);
  const movement = useMovement(view, value, happened);
  const now = useNow();
  // The last value is kept for a market that was removed.
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const place = useRef<HTMLDivElement>(null);
  const outcomes = last?.outcomes ?? [];
  const lines =
    movement === undefined || outcomes.length > MOST_OUTCOMES
      ? []
      : shareLines(
          movement,
          outcomes.map(({ number }) => number),
        );
  const isShown = useStillMoment(hasMoved(lines), locked, place);
  if (movement === undefined || !isShown) return <div ref={place} />;
  const told = marketName(config, market.key, market.line);
  const to = Math.max(now, lastChange(movement), movement.since + SHORTEST_MS);
  return (
    <section
      className={`stack one-column ${styles['strip']}`}
      aria-label={`Oran hareketi, ${coversNames ? hideMarketFigures(told) : told}`}
    >
      <p className={`row between gap-2 ${styles['words']}`}>
        <span className={`clip shrink ${styles['label']}`}>Kazanma payı</span>
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
      <div className={styles['picture']}>
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
        {(movement.goals ?? []).map((at) => (
          <span
            key={at}
            className={styles['goal']}
            style={{ left: `${((at - movement.since) / (to - movement.since)) * 100}%` }}
          >
            <IncidentIcon kind="goal" size={12} />
            <span className="visually-hidden">{clockTime(at / 1_000)} gol</span>
          </span>
        ))}
      </div>
      <p className={`row between gap-2 num ${styles['axis']}`}>
        <span className="rigid">{clockTime(movement.since / 1_000)} açtığında</span>
        <span className={`clip shrink ${styles['label']}`}>oranlardan, kâr payı çıkmış</span>
        <span className="rigid">şimdi</span>
      </p>
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
const HEIGHT = 48;
/** More do not fit side by side. */
const MOST_OUTCOMES = 3;
/** Minimum time span of the chart, ms: a shorter one would draw the first change as a cliff. */
const SHORTEST_MS = 60_000;
const MOVE_ON_MS = 15_000;

function useMovement(
  view: TopicView<'event'>,
  market: Market | undefined,
  happened: SuspensionTrigger | null,
): OddsMovement | undefined {
  const [movement, setMovement] = useState(() => getOddsMovement(view));
  const moved = market === undefined ? movement : recordOdds(movement, market, clock());
  const isGoal = happened?.reason === 'goal';
  const next = moved !== undefined && isGoal ? recordGoal(moved, happened.at) : moved;
  if (next !== movement) setMovement(next);
  useEffect(() => {
    if (next !== undefined) setOddsMovement(view, next);
  }, [view, next]);
  return next;
}

/**
 * True once the strip may take its place without moving odds under a finger: at once when it is wanted from the start,
 * otherwise while the match takes no bets, the page is hidden, or the place is out of sight.
 */
function useStillMoment(isWanted: boolean, locked: boolean, place: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(isWanted);
  const waits = isWanted && !isShown;
  if (waits && locked) setIsShown(true);
  useEffect(() => {
    if (!waits || place.current === null) return undefined;
    const show = (): void => setIsShown(true);
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') show();
    };
    document.addEventListener('visibilitychange', onVisibility);
    const observer = new IntersectionObserver((entries) => {
      // Below the window nothing moves in sight; above it the browser has to keep the scroll position.
      const isKept = CSS.supports('overflow-anchor', 'auto');
      if (entries.some((entry) => !entry.isIntersecting && (isKept || entry.boundingClientRect.top > 0))) show();
    });
    observer.observe(place.current);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
    };
  }, [waits, place]);
  return isShown;
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
