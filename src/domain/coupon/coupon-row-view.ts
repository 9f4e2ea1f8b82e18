/** View model of a coupon's row in a list. */
import { oddText, moneyText } from '../number-text.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { LOST, PENDING } from '../../model/coupon-status.ts';
import { hasNotBegun, hasMatchEnded } from '../program/score-status.ts';
import { momentText, startText } from '../date-text.ts';
import { type StatusTone, isRefund, statusText, statusTone } from './status.ts';
import { isSettled } from './decision.ts';
import type { LegLiveScore } from './live-legs.ts';

/** Current state of a selection within its coupon. */
export type LegState = 'won' | 'lost' | 'void' | 'running' | 'open' | 'unknown';

/** Selection fields shown on a card. */
export interface CardLeg {
  key: string;
  eventId: number;
  sportId: number;
  eventName: string;
  outcomeName: string;
  marketName: string;
  state: LegState;
  start: number;
  finalScore: string | null;
}

export interface CouponRowView {
  status: string;
  tone: StatusTone | 'live';
  /** "3 maç · Kombine", "4 maç · Sistem 3,4 · Çoklu ×5". */
  kind: string;
  /** State of each selection, in the order of the kick-offs. */
  legStates: readonly LegState[];
  /** Screen reader text for the marks. */
  legStatesText: string;
  /** The most relevant selections, at most two; `more` counts the others. */
  legs: readonly CardLeg[];
  more: number;
  /**
   * Remaining matches, or the number of correct ones: "2 maç kaldı · sıradaki Yarın 19:00", "3 / 4 tuttu"; '' if
   * unknown, or if the only selection says it all.
   */
  remainingText: string;
  /** Share of the events that are decided, 0 to 1. */
  progress: number;
  odd: string;
  price: string;
  /** Label of the amount: "Maks. kazanç" until something is paid. */
  winningLabel: string;
  winning: string;
  /** The highest possible winnings of a lost coupon; '' for others. */
  missedWinning: string;
  shortId: string;
  playedAt: string;
}

/** Live scores by event id. */
export type LegLiveScores = ReadonlyMap<number, Pick<LegLiveScore, 'ended'>>;

/**
 * Builds the row of a coupon.
 * @param now epoch seconds
 * @param live scores of the followed matches, by event; other matches use the status from the service
 */
export function couponRowView(coupon: Coupon, now: number, live: LegLiveScores = NONE_LIVE): CouponRowView {
  const marks = legMarks(coupon, live);
  const legs = cardLegs(coupon, marks);
  const done = marks.filter((mark) => !isUndecided(mark) && mark !== 'unknown').length;
  return {
    ...statusOf(coupon, marks, now),
    kind: kindText(coupon),
    legStates: inOrderOfStart(coupon, marks),
    legStatesText: marksText(marks),
    legs,
    more: Math.max(0, marks.length - legs.length),
    remainingText: needText(coupon, marks, legs, now),
    progress: isSettled(coupon) ? 1 : done / Math.max(1, marks.length),
    odd: oddText(coupon.totalOdd),
    price: moneyText(coupon.price),
    ...winningOf(coupon),
    shortId: `…${coupon.id.slice(-4)}`,
    playedAt: momentText(coupon.playedAt, now),
  };
}

/** A "Kombine" of one match is shown as a single bet. */
export function kindText({ kind, count, eventCount, systems }: Coupon): string {
  const events = `${eventCount} maç`;
  if (kind === 'system') return `${events} · Sistem ${systems.join(',')}${count > 1 ? ` · Çoklu ×${count}` : ''}`;
  if (count > 1) return `${events} · Çoklu kupon ×${count}`;
  return `${events} · ${eventCount === 1 ? 'Tek maç' : 'Kombine'}`;
}

const NONE_LIVE: LegLiveScores = new Map();
const CARD_LEGS = 2;

/** A waiting coupon shows whether it has begun, because its status says no more (rule coupon-4). */
function statusOf(coupon: Coupon, marks: readonly LegState[], now: number): Pick<CouponRowView, 'status' | 'tone'> {
  const { status } = coupon;
  if (status !== PENDING) return { status: statusText(status), tone: statusTone(status) };
  if (marks.includes('running')) return { status: 'Canlı', tone: 'live' };
  const begun = coupon.firstStart <= now || marks.some((mark) => mark !== 'open');
  return begun ? { status: 'Devam ediyor', tone: 'pending' } : { status: 'Başlamadı', tone: 'pending' };
}

/** State of each selection, in the order in which they were chosen; [] when the response does not include them. */
export function legMarks({ legs, running }: Coupon, live: LegLiveScores): LegState[] {
  if (legs === null) return [];
  const runsBy = (status: number): boolean => !hasNotBegun(status) && !hasMatchEnded(status);
  const told = new Set(running.filter(({ scoreStatus }) => runsBy(scoreStatus)).map(({ eventId }) => eventId));
  const runs = (eventId: number): boolean => {
    const score = live.get(eventId);
    return score === undefined ? told.has(eventId) : !score.ended;
  };
  return legs.map(({ result, eventId }: CouponLeg) => (result === 'open' && runs(eventId) ? 'running' : result));
}

function inOrderOfStart({ legs }: Coupon, marks: readonly LegState[]): LegState[] {
  return (legs ?? [])
    .map(({ start }, place) => ({ start, mark: marks[place] ?? 'unknown' }))
    .toSorted((one, other) => one.start - other.start)
    .map(({ mark }) => mark);
}

/**
 * Selections in the order they were chosen; while the coupon is open, running ones come first and decided ones last.
 */
function cardLegs(coupon: Coupon, marks: readonly LegState[]): CardLeg[] {
  const legs = (coupon.legs ?? []).map((leg, place) => cardLeg(leg, marks[place] ?? 'unknown'));
  const sorted = isSettled(coupon) ? legs : legs.toSorted((one, other) => legRank(one.state) - legRank(other.state));
  return sorted.slice(0, CARD_LEGS);
}

/** Order of an open coupon's selections: running ones, those that have not begun, decided ones. */
export function legRank(state: LegState): number {
  if (state === 'running') return 0;
  return state === 'open' ? 1 : 2;
}

export function cardLeg(leg: CouponLeg, mark: LegState): CardLeg {
  const { eventId, sportId, marketId, outcomeNumber, eventName, marketName, outcomeName, start, finalScore } = leg;
  const key = `${eventId}:${marketId}:${outcomeNumber}`;
  return { key, eventId, sportId, eventName, outcomeName, marketName, state: mark, start, finalScore };
}

function needText(coupon: Coupon, marks: readonly LegState[], legs: readonly CardLeg[], now: number): string {
  if (marks.length === 0) return isSettled(coupon) ? '' : `İlk maç ${momentText(coupon.firstStart, now)}`;
  const left = marks.filter(isUndecided).length;
  if (isSettled(coupon)) {
    if (left > 0 || marks.length < 2 || marks.includes('unknown')) return '';
    const wonText = `${marks.filter((mark) => mark === 'won').length} / ${marks.length} tuttu`;
    const isNear = coupon.status === LOST && marks.filter((mark) => mark === 'lost').length === 1;
    return isNear ? `1 maçla kaçtı · ${wonText}` : wonText;
  }
  if (marks.length === 1 && left === 1) return '';
  if (left === 0) return marks.includes('unknown') ? '' : 'Sonuç bekleniyor';
  const next = nextStart(coupon, legs, now);
  return `${left} maç kaldı${next === undefined ? '' : ` · sıradaki ${startText(next, now)}`}`;
}

/**
 * Start of the next match, epoch seconds; undefined when its selection is already visible, because that shows its own
 * start.
 */
function nextStart({ legs }: Coupon, shown: readonly CardLeg[], now: number): number | undefined {
  const starts = (legs ?? [])
    .filter(({ result, start }) => result === 'open' && start > now)
    .toSorted((one, other) => one.start - other.start);
  const next = starts[0];
  return next === undefined || shown.some(({ eventId }) => eventId === next.eventId) ? undefined : next.start;
}

function isUndecided(mark: LegState): boolean {
  return mark === 'open' || mark === 'running';
}

function marksText(marks: readonly LegState[]): string {
  return (Object.keys(markWords) as LegState[])
    .map((mark) => ({ mark, count: marks.filter((each) => each === mark).length }))
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => `${count} ${markWords[mark]}`)
    .join(', ');
}

const markWords: Record<LegState, string> = {
  won: 'tuttu',
  lost: 'tutmadı',
  void: 'iptal',
  running: 'sürüyor',
  open: 'bekliyor',
  unknown: 'bilinmiyor',
};

/** Until something is paid, the row shows the maximum winnings, except for a lost coupon, which won nothing. */
function winningOf(coupon: Coupon): Pick<CouponRowView, 'winning' | 'winningLabel' | 'missedWinning'> {
  const most = moneyText(coupon.maxWinning);
  if (coupon.status === LOST && coupon.net === 0) {
    return { winningLabel: 'Kazanç', winning: moneyText(0), missedWinning: most };
  }
  if (!isSettled(coupon) || coupon.net === 0) {
    return { winningLabel: 'Maks. kazanç', winning: most, missedWinning: '' };
  }
  return { winningLabel: isRefund(coupon) ? 'İade' : 'Kazanç', winning: moneyText(coupon.net), missedWinning: '' };
}

/** Key of a coupon's list row. All coupons of a group share one row, so the group id comes first. */
export function couponRowKey({ id, groupId }: Pick<Coupon, 'id' | 'groupId'>): string {
  return groupId ?? id;
}
