/** What the row of a coupon says, in a list. */
import { oddText } from '../odd-text.ts';
import { moneyText } from '../number-text.ts';
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import { isRunning } from '../program/score-status.ts';
import { momentText } from '../date-text.ts';
import { type StatusTone, statusText, statusTone } from './status.ts';

/** What a selection is to its coupon now. */
export type LegMark = 'won' | 'lost' | 'void' | 'running' | 'open' | 'unknown';

export interface RowView {
  status: string;
  tone: StatusTone | 'live';
  /** "3 maç · Kombine", "4 maç · Sistem 3,4 · Çoklu ×5". */
  kind: string;
  marks: readonly LegMark[];
  /** The marks for those who do not see them. */
  marksText: string;
  /** Share of the events that are decided, 0 to 1. */
  progress: number;
  odd: string;
  price: string;
  /** What the amount is: "Maks. kazanç" until it is decided. */
  winningLabel: string;
  winning: string;
  shortId: string;
  playedAt: string;
}

/** @param now epoch seconds */
export function rowView(coupon: Coupon, now: number): RowView {
  const marks = legMarks(coupon);
  const done = marks.filter((mark) => mark !== 'open' && mark !== 'running' && mark !== 'unknown').length;
  return {
    ...statusOf(coupon, marks, now),
    kind: kindText(coupon),
    marks,
    marksText: marksText(marks),
    progress: isOver(coupon) ? 1 : done / Math.max(1, marks.length),
    odd: oddText(coupon.totalOdd),
    price: moneyText(coupon.price),
    ...winningOf(coupon),
    shortId: `…${coupon.id.slice(-4)}`,
    playedAt: momentText(coupon.playedAt, now),
  };
}

/** "Kombine" of one match is a single bet. */
export function kindText({ kind, count, eventCount, systems }: Coupon): string {
  const events = `${eventCount} maç`;
  if (kind === 'system') return `${events} · Sistem ${systems.join(',')}${count > 1 ? ` · Çoklu ×${count}` : ''}`;
  if (count > 1) return `${events} · Çoklu kupon ×${count}`;
  return `${events} · ${eventCount === 1 ? 'Tek maç' : 'Kombine'}`;
}

/** A waiting coupon tells whether it has begun: there is nothing else to know of it. */
function statusOf(coupon: Coupon, marks: readonly LegMark[], now: number): Pick<RowView, 'status' | 'tone'> {
  const { status } = coupon;
  if (status !== -1) return { status: statusText(status), tone: statusTone(status) };
  if (marks.includes('running')) return { status: 'Devam ediyor', tone: 'live' };
  const begun = coupon.firstStart <= now || marks.some((mark) => mark !== 'open');
  return begun ? { status: 'Devam ediyor', tone: 'pending' } : { status: 'Başlamadı', tone: 'pending' };
}

/** None where the answer does not tell the selections: what became of them is not known. */
function legMarks({ legs, running }: Coupon): LegMark[] {
  if (legs === null) return [];
  const live = new Set(running.filter(({ scoreStatus }) => isRunning(scoreStatus)).map(({ eventId }) => eventId));
  return legs.map(({ result, eventId }: CouponLeg) => (result === 'open' && live.has(eventId) ? 'running' : result));
}

function marksText(marks: readonly LegMark[]): string {
  return (Object.keys(markWords) as LegMark[])
    .map((mark) => ({ mark, count: marks.filter((each) => each === mark).length }))
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => `${count} ${markWords[mark]}`)
    .join(', ');
}

const markWords: Record<LegMark, string> = {
  won: 'tuttu',
  lost: 'yattı',
  void: 'iptal',
  running: 'sürüyor',
  open: 'bekliyor',
  unknown: 'bilinmiyor',
};

/** Won, lost, cancelled or never made: its events decide nothing any more. */
function isOver({ status }: Coupon): boolean {
  return status !== 'unknown' && statusTone(status) !== 'pending';
}

function winningOf(coupon: Coupon): Pick<RowView, 'winning' | 'winningLabel'> {
  if (!isOver(coupon)) return { winningLabel: 'Maks. kazanç', winning: moneyText(coupon.maxWinning) };
  return { winningLabel: coupon.status === 5 ? 'İade' : 'Kazanç', winning: moneyText(coupon.net) };
}
