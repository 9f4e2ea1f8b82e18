/**
 * Presenters for a player who chose hidden or delayed scores (rule cover-1). Odds, statuses and everything that is no
 * score pass unchanged.
 */
import { type DelayBuffer, createDelayBuffer } from '../../domain/spoiler/delay-buffer.ts';
import { type ListedScore, hideClock, hideScore, withScore } from '../../domain/spoiler/hide-score.ts';
import { HIDDEN_FIGURE, type SpoilerPreference, hideMarketFigures } from '../../domain/spoiler/spoiler-preference.ts';
import type { Score } from '../../model/event.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EventHead, EventRow } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import type { Presenters } from '../engine/presentation.ts';
import { hideBetSpoilers, hideColumnSpoilers, hideEasyCouponSpoilers } from './hide-name-spoilers.ts';

export interface SpoilerPresenters {
  presenters: Presenters;
  /** Shows the score of one match from now on. */
  reveal(eventId: number): void;
}

/** @param onChange called when values shown before have to be presented again */
export function createSpoilerPresenters(
  preference: Exclude<SpoilerPreference, { how: 'shown' }>,
  onChange: () => void,
): SpoilerPresenters {
  const isAllHidden = preference.how === 'hidden';
  const delayMs = preference.how === 'delayed' ? preference.seconds * 1_000 : 0;
  const scores = createDelayBuffer({ delayMs, isSame: isSameScore });
  const texts = createDelayBuffer<SlipText>({
    delayMs,
    isSame: (one, other) => one.clock === other.clock && one.score === other.score,
  });
  const wake = createWakeUp([scores, texts], onChange);
  const revealed = new Set<number>();
  const isRevealed = (eventId: number): boolean => revealed.has(eventId);
  /** The engine's value → its shown copy, reused while the score is the same. */
  let shownOf = new WeakMap<object, { score: Score | null; isHidden: boolean; copy: object }>();
  /** Configuration with the names of the columns' markets. */
  let markets: MarketConfig | undefined;

  /** Rows that arrived before their markets had names are presented again. */
  const noteMarkets = (config: MarketConfig): MarketConfig => {
    if (config !== markets) {
      markets = config;
      shownOf = new WeakMap();
      queueMicrotask(onChange);
    }
    return config;
  };

  const presentScore = (id: number, score: Score | null): { score: Score | null; isHidden: boolean } => {
    if (score === null || isRevealed(id)) return { score, isHidden: false };
    if (isAllHidden) return { score: hideScore(score), isHidden: true };
    const now = performance.now();
    // A change older than the longest delay is shown at once, because no player's picture is that late.
    scores.push(id, score, now, score.updatedAtMs > 0 && Date.now() - score.updatedAtMs > LONG_AGO_MS);
    const known = scores.current(id, now);
    wake();
    return known === undefined ? { score: hideScore(score), isHidden: true } : { score: known.value, isHidden: false };
  };

  const presentMatch = <Match extends EventHead | EventRow | ListedScore>(match: Match): Match => {
    if ('phase' in match && match.phase === 0) return match;
    const { score, isHidden } = presentScore(match.id, match.score);
    const columns =
      'columns' in match && !isRevealed(match.id) ? hideColumnSpoilers(match.columns, markets) : undefined;
    const named = columns === undefined || !('columns' in match) || columns === match.columns;
    if (score === match.score && !isHidden && named) return match;
    const before = shownOf.get(match);
    // The copy of a match has its type.
    if (before?.isHidden === isHidden && isSameScore(before.score, score)) return before.copy as Match;
    const copy = withScore(match, score, isHidden);
    if (columns !== undefined && 'columns' in copy) copy.columns = columns;
    shownOf.set(match, { score, isHidden, copy });
    return copy;
  };

  /** Hides a running match without a score too, because its tabs would reveal that (rule cover-5). */
  const presentHead = (head: EventHead): EventHead =>
    isAllHidden && head.phase !== 0 && head.score === null && !isRevealed(head.id)
      ? withScore(head, null, true)
      : presentMatch(head);

  const presentText = ({ eventId, sportId, clock, score }: Selection): SlipText => {
    const hidden = score === '' ? '' : `${HIDDEN_FIGURE}-${HIDDEN_FIGURE}`;
    if (isAllHidden) return { clock: hideClock(sportId, clock), score: hidden };
    const now = performance.now();
    texts.push(eventId, { clock, score }, now);
    const known = texts.current(eventId, now);
    wake();
    return known === undefined ? { clock: '', score: hidden } : known.value;
  };

  const presentSelections = (selections: Selection[]): Selection[] =>
    selections.some(({ live }) => live)
      ? selections.map((selection) =>
          !selection.live || isRevealed(selection.eventId)
            ? selection
            : { ...selection, ...presentText(selection), marketName: hideMarketFigures(selection.marketName) },
        )
      : selections;

  const rows = { row: presentMatch<EventRow> };
  return {
    presenters: {
      config: { markets: noteMarkets },
      slip: { selections: presentSelections },
      popular: { bets: (bets) => hideBetSpoilers(bets, isRevealed) },
      easyCoupons: { coupons: (coupons) => hideEasyCouponSpoilers(coupons, isRevealed) },
      event: { head: presentHead },
      list: rows,
      widget: rows,
      search: rows,
      highlights: rows,
      events: rows,
      moving: rows,
      scoreList: { match: presentMatch },
    },
    reveal: (eventId) => {
      revealed.add(eventId);
      onChange();
    },
  };
}

interface SlipText {
  clock: string;
  score: string;
}

const LONG_AGO_MS = 15 * 60_000;

/**
 * Returns a function that starts one timer for the next value to show. The times are of the monotonic clock, so that
 * setting the device's clock does not delay a value.
 */
function createWakeUp(buffers: readonly Pick<DelayBuffer<never>, 'nextAt'>[], onWake: () => void): () => void {
  let timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined;
  const wakeUp = (): void => {
    timer = undefined;
    onWake();
  };
  return () => {
    const at = Math.min(...buffers.map((buffer) => buffer.nextAt() ?? Infinity));
    if (at === Infinity || (timer !== undefined && timer.at <= at)) return;
    clearTimeout(timer?.id);
    timer = { at, id: setTimeout(wakeUp, Math.max(0, at - performance.now())) };
  };
}

function isSameScore(one: Score | null, other: Score | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
