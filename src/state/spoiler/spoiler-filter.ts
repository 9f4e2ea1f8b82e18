/**
 * Filters the engine's values before they are shown, for a player who chose hidden or delayed scores (rule cover-1);
 * loaded only for these. Odds, statuses and everything that is no score pass unchanged.
 */
import { useSyncExternalStore } from 'react';
import { ref, subscribe } from 'valtio/vanilla';
import {
  HIDDEN_FIGURE,
  hideMarketFigures,
  type SpoilerPreference,
  parseSpoilerPreference,
} from '../../domain/spoiler/spoiler-preference.ts';
import { hideClock, hideScore, withScore } from '../../domain/spoiler/hide-score.ts';
import { type DelayBuffer, createDelayBuffer } from '../../domain/spoiler/delay-buffer.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Score } from '../../model/event.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EventHead, EventRow, PopularBet } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { uiSettings } from '../device/ui-settings.ts';
import { forEachCell, setCellMapper } from '../engine/topic-view.ts';
import { hideBetSpoilers, hideColumnSpoilers, hideEasyCouponSpoilers } from './hide-name-spoilers.ts';

interface SpoilerFreeScore {
  score: Score | null;
  /** True when the score is covered and reveals nothing. */
  isHidden: boolean;
}

let kept = '';
let wish: SpoilerPreference = { how: 'shown' };
let scores: DelayBuffer<Score | null>;
let texts: DelayBuffer<SlipText>;
let timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined;
/** Matches uncovered by the player, until the page is reloaded. */
const revealed = new Set<number>();
/** Shown value → the engine's value. */
const told = new WeakMap<object, object>();
/** The engine's value → its shown copy, reused while the score is the same. */
let shownOf = new WeakMap<object, { score: Score | null; covered: boolean; copy: object }>();
/** Configuration with the names of the columns' markets. */
let markets: MarketConfig | undefined;
const changes = createListeners();
let version = 0;
let started = false;

/** Covers values on screen and later ones, following the player's setting as it changes. */
export function startSpoilerFilter(): void {
  if (started) return;
  started = true;
  subscribe(uiSettings, follow);
  document.addEventListener('click', uncoverPressed, true);
  setCellMapper(look);
  forEachCell((key, { value }) => {
    if (key === MARKETS && value !== undefined) markets = value as MarketConfig;
  });
  follow();
}

/**
 * Covers a score that did not come through the engine's topics. @param id of the event; below 0 for a match outside the
 * program
 */
export function hideScoreSpoiler(id: number, score: Score | null): SpoilerFreeScore {
  if (wish.how === 'shown' || score === null || revealed.has(id)) return { score, isHidden: false };
  if (wish.how === 'hidden') return { score: hideScore(score), isHidden: true };
  const now = performance.now();
  // A change older than the longest delay is shown at once, because no player's picture is that late.
  scores.push(id, score, now, score.updatedAtMs > 0 && Date.now() - score.updatedAtMs > LONG_AGO_MS);
  const known = scores.current(id, now);
  wake();
  return known === undefined ? { score: hideScore(score), isHidden: true } : { score: known.value, isHidden: false };
}

/** Covers a match head that did not come through the engine's topics. */
export function hideHeadSpoilers(head: EventHead): object {
  startSpoilerFilter();
  return look('head', head);
}

/** Renders again when covered scores are revealed or the setting changes. */
export function useSpoilerChanges(): void {
  useSyncExternalStore(changes.add, () => version);
}

const LONG_AGO_MS = 15 * 60_000;
/** Key of the market configuration. */
const MARKETS = 'markets';

interface SlipText {
  clock: string;
  score: string;
}

function follow(): void {
  if (uiSettings.scores === kept) return;
  kept = uiSettings.scores;
  wish = parseSpoilerPreference(kept);
  const delayMs = wish.how === 'delayed' ? wish.seconds * 1_000 : 0;
  scores = createDelayBuffer({ delayMs, isSame: isSameScore });
  texts = createDelayBuffer({
    delayMs,
    isSame: (one, other) => one.clock === other.clock && one.score === other.score,
  });
  revealed.clear();
  shownOf = new WeakMap();
  lookAgain();
}

/** Applies the filter to every cell again. */
function lookAgain(): void {
  forEachCell((key, cell) => {
    if (cell.value === undefined) return;
    const next = look(key, told.get(cell.value) ?? cell.value);
    if (next !== cell.value) cell.value = ref(next);
  });
  version += 1;
  changes.notify();
}

function look(key: string, value: object): object {
  if (key === MARKETS) noteMarkets(value as MarketConfig);
  if (wish.how === 'shown') return value;
  if (key === 'selections') return coverSlip(value as Selection[]);
  if (key === 'bets') return remembered(value, hideBetSpoilers(value as PopularBet[], isRevealed));
  // The key `coupons` also holds a counter of the player's coupons, which is no array.
  if (key === 'coupons' && Array.isArray(value)) return remembered(value, hideEasyCouponSpoilers(value, isRevealed));
  if (key === 'head') return coverUnknown(value as EventHead) ?? coverEvent(value as EventHead);
  return key.startsWith('row:') ? coverEvent(value as EventRow) : value;
}

const isRevealed = (eventId: number): boolean => revealed.has(eventId);

function remembered(value: object, copy: object): object {
  if (copy !== value) told.set(copy, value);
  return copy;
}

/** Covers rows again that arrived before their markets had names. */
function noteMarkets(config: MarketConfig): void {
  if (config === markets) return;
  markets = config;
  shownOf = new WeakMap();
  if (wish.how !== 'shown') queueMicrotask(lookAgain);
}

/** Covers a match without a score too, because its tabs would reveal that (rule cover-5). */
function coverUnknown(head: EventHead): object | null {
  if (head.phase === 0 || head.score !== null || wish.how !== 'hidden' || revealed.has(head.id)) return null;
  const copy = withScore(head, null, true);
  told.set(copy, head);
  return copy;
}

function coverEvent(head: EventHead | EventRow): object {
  if (head.phase === 0) return head;
  const { score, isHidden: covered } = hideScoreSpoiler(head.id, head.score);
  const columns = 'columns' in head && !revealed.has(head.id) ? hideColumnSpoilers(head.columns, markets) : undefined;
  const named = columns === undefined || !('columns' in head) || columns === head.columns;
  if (score === head.score && !covered && named) return head;
  const before = shownOf.get(head);
  if (before !== undefined && before.covered === covered && isSameScore(before.score, score)) return before.copy;
  const copy = withScore(head, score, covered);
  if (columns !== undefined && 'columns' in copy) copy.columns = columns;
  shownOf.set(head, { score, covered, copy });
  told.set(copy, head);
  return copy;
}

function coverSlip(selections: Selection[]): object {
  if (!selections.some(({ live }) => live)) return selections;
  const copy = selections.map((selection) => {
    if (!selection.live || revealed.has(selection.eventId)) return selection;
    const { clock, score } = slipText(selection);
    return { ...selection, clock, score, marketName: hideMarketFigures(selection.marketName) };
  });
  told.set(copy, selections);
  return copy;
}

function slipText({ eventId, sportId, clock, score }: Selection): SlipText {
  const covered = score === '' ? '' : `${HIDDEN_FIGURE}-${HIDDEN_FIGURE}`;
  if (wish.how === 'hidden') return { clock: hideClock(sportId, clock), score: covered };
  const now = performance.now();
  texts.push(eventId, { clock, score }, now);
  const known = texts.current(eventId, now);
  wake();
  return known === undefined ? { clock: '', score: covered } : known.value;
}

/**
 * Starts one timer for the next score to show. Uses the monotonic clock, so that setting the device's clock does not
 * delay it.
 */
function wake(): void {
  const next = [scores.nextAt(), texts.nextAt()].filter((at) => at !== undefined);
  if (next.length === 0) return;
  const at = Math.min(...next);
  if (timer !== undefined && timer.at <= at) return;
  clearTimeout(timer?.id);
  timer = {
    at,
    id: setTimeout(
      () => {
        timer = undefined;
        lookAgain();
      },
      Math.max(0, at - performance.now()),
    ),
  };
}

/** Uncovers a score on a click, and stops the event, because the score may be inside a link. */
function uncoverPressed(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-uncover]') : null;
  const id = Number(pressed?.dataset['uncover']);
  if (pressed === null || Number.isNaN(id) || wish.how !== 'hidden') return;
  event.preventDefault();
  event.stopPropagation();
  revealed.add(id);
  lookAgain();
}

function isSameScore(one: Score | null, other: Score | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
