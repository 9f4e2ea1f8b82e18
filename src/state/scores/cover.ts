/**
 * Stands between what the engine tells and what is shown, for a player who wishes scores hidden or later (rule cover-1).
 * Loaded by nobody else. Odds, statuses and everything that is no score pass as they come.
 */
import { useSyncExternalStore } from 'react';
import { ref, subscribe } from 'valtio/vanilla';
import { COVER, coverName } from '../../domain/score-cover/cover-name.ts';
import { blankClock, blankScore, withScore } from '../../domain/score-cover/covered.ts';
import { type Hold, createHold } from '../../domain/score-cover/hold.ts';
import { type ScoreWish, scoreWish } from '../../domain/score-cover/wish.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Score } from '../../model/event.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EventHead, EventRow, PopularBet } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { storedUi } from '../device/stored-ui.ts';
import { eachCell, lookThrough } from '../engine/topic-view.ts';
import { coverBets, coverColumns, coverEasyCoupons } from './cover-names.ts';

export interface CoveredScore {
  score: Score | null;
  /** It says nothing. */
  covered: boolean;
}

let kept = '';
let wish: ScoreWish = { how: 'shown' };
let scores: Hold<Score | null>;
let texts: Hold<SlipText>;
let timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined;
/** Matches the player has looked at, until the page is loaded again. */
const revealed = new Set<number>();
/** What is shown → what was told. */
const told = new WeakMap<object, object>();
/** What was told → what is shown of it, while that is the same. */
let shownOf = new WeakMap<object, { score: Score | null; covered: boolean; copy: object }>();
/** Names the markets of the columns. */
let markets: MarketConfig | undefined;
const changes = createListeners();
let version = 0;
let started = false;

/** Covers what is on screen and what comes, as the player wishes now and later. */
export function startCover(): void {
  if (started) return;
  started = true;
  subscribe(storedUi, follow);
  document.addEventListener('click', uncoverPressed, true);
  lookThrough(look);
  eachCell((key, { value }) => {
    if (key === MARKETS && value !== undefined) markets = value as MarketConfig;
  });
  follow();
}

/** A score of a list that did not come through the engine's topics. @param id of the event; below 0 for a match outside the program */
export function coverScore(id: number, score: Score | null): CoveredScore {
  if (wish.how === 'shown' || score === null || revealed.has(id)) return { score, covered: false };
  if (wish.how === 'hidden') return { score: blankScore(score), covered: true };
  const now = performance.now();
  // Long before the longest delay: nobody waits for a picture of it.
  scores.note(id, score, now, score.updatedAtMs > 0 && Date.now() - score.updatedAtMs > LONG_AGO_MS);
  const known = scores.shown(id, now);
  wake();
  return known === undefined ? { score: blankScore(score), covered: true } : { score: known.value, covered: false };
}

/** A head that did not come through the engine's topics, for the place of one that did. */
export function coverHead(head: EventHead): object {
  startCover();
  return look('head', head);
}

/** Renders again when scores are shown that were not. */
export function useCoverChanges(): void {
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
  if (storedUi.scores === kept) return;
  kept = storedUi.scores;
  wish = scoreWish(kept);
  const delayMs = wish.how === 'delayed' ? wish.seconds * 1_000 : 0;
  scores = createHold({ delayMs, isSame: isSameScore });
  texts = createHold({ delayMs, isSame: (one, other) => one.clock === other.clock && one.score === other.score });
  revealed.clear();
  shownOf = new WeakMap();
  lookAgain();
}

/** Every cell as it is to be seen now. */
function lookAgain(): void {
  eachCell((key, cell) => {
    if (cell.value === undefined) return;
    const next = look(key, told.get(cell.value) ?? cell.value);
    if (next !== cell.value) cell.value = ref(next);
  });
  version += 1;
  changes.tell();
}

function look(key: string, value: object): object {
  if (key === MARKETS) noteMarkets(value as MarketConfig);
  if (wish.how === 'shown') return value;
  if (key === 'selections') return coverSlip(value as Selection[]);
  if (key === 'bets') return remembered(value, coverBets(value as PopularBet[], isRevealed));
  // How often the player's coupons changed has the same key.
  if (key === 'coupons' && Array.isArray(value)) return remembered(value, coverEasyCoupons(value, isRevealed));
  if (key === 'head') return coverUnknown(value as EventHead) ?? coverEvent(value as EventHead);
  return key.startsWith('row:') ? coverEvent(value as EventRow) : value;
}

const isRevealed = (eventId: number): boolean => revealed.has(eventId);

function remembered(value: object, copy: object): object {
  if (copy !== value) told.set(copy, value);
  return copy;
}

/** Rows that came before their markets had a name are looked at again. */
function noteMarkets(config: MarketConfig): void {
  if (config === markets) return;
  markets = config;
  shownOf = new WeakMap();
  if (wish.how !== 'shown') queueMicrotask(lookAgain);
}

/** A match without a score has tabs that tell of it (rule cover-5). */
function coverUnknown(head: EventHead): object | null {
  if (head.phase === 0 || head.score !== null || wish.how !== 'hidden' || revealed.has(head.id)) return null;
  const copy = withScore(head, null, true);
  told.set(copy, head);
  return copy;
}

function coverEvent(head: EventHead | EventRow): object {
  if (head.phase === 0) return head;
  const { score, covered } = coverScore(head.id, head.score);
  const columns = 'columns' in head && !revealed.has(head.id) ? coverColumns(head.columns, markets) : undefined;
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
    return { ...selection, clock, score, marketName: coverName(selection.marketName) };
  });
  told.set(copy, selections);
  return copy;
}

function slipText({ eventId, sportId, clock, score }: Selection): SlipText {
  const covered = score === '' ? '' : `${COVER}-${COVER}`;
  if (wish.how === 'hidden') return { clock: blankClock(sportId, clock), score: covered };
  const now = performance.now();
  texts.note(eventId, { clock, score }, now);
  const known = texts.shown(eventId, now);
  wake();
  return known === undefined ? { clock: '', score: covered } : known.value;
}

/** One timer for whatever is shown next; by a clock that nobody sets, or nothing would be shown until it has caught up. */
function wake(): void {
  const next = [scores.next(), texts.next()].filter((at) => at !== undefined);
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

/** A covered score shows itself to who presses it, and nothing else hears of the press: it may stand in a link. */
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
