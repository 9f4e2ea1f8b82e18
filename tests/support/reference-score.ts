/**
 * The merge of scores a second time, written from the text of updates-7 to updates-10, wire-score-1 and wire-score-2 alone:
 * immutable, slow, sharing no line with the product's. It keeps the names of the wire, wire in and plain records out, so
 * that a shared decoder cannot hide a mistake.
 */
export const figures = ['r', 'c', 'ht', 'et', 'pe', 'co', 'hco', 'yc', 'rc', 'gs'] as const;
export type Figure = (typeof figures)[number];

export interface ReferencePeriod {
  n: number;
  s: number;
  /** Tie-break points; null until known. */
  tb: number | null;
}
export interface ReferenceSide extends Record<Figure, number | null> {
  sp: boolean;
  qs: readonly ReferencePeriod[];
  ss: readonly ReferencePeriod[];
}
export interface ReferenceScore {
  /** Match status; 0 until known. */
  t: number;
  s: number;
  min: number | null;
  sec: number | null;
  home: ReferenceSide;
  away: ReferenceSide;
}
/** Scores by event id; null before a score has come. */
export type ReferenceScores = Readonly<Record<number, ReferenceScore | null>>;

export interface ReferenceResult {
  scores: ReferenceScores;
  /** The event whose score has changed for a player. */
  changed?: number;
  /** The event whose score came late. */
  late?: number;
}

type Wire = Record<string, unknown>;

export function referenceScore(scores: ReferenceScores, message: unknown): ReferenceResult {
  if (!isRecord(message)) return { scores };
  const id = [message['eid'], message['id']].map(wholeNumber).find((each) => each !== undefined && each > 0);
  if (id === undefined || !(id in scores)) return { scores };
  const before = scores[id] ?? null;
  const made = wholeNumber(message['t']);
  if (before !== null && made !== undefined && made < before.t) return { scores, late: id };
  const after = merged(before ?? nothing, message, made);
  const isNew = before === null || shown(before) !== shown(after);
  return { scores: { ...scores, [id]: after }, ...(isNew ? { changed: id } : {}) };
}

const noSide: ReferenceSide = {
  ...(Object.fromEntries(figures.map((figure) => [figure, null])) as Record<Figure, null>),
  ...{ sp: false, qs: [], ss: [] },
};
const nothing: ReferenceScore = { t: 0, s: 0, min: null, sec: null, home: noSide, away: noSide };

/** The time at which a score was made is not visible to players, so it is left out of the comparison. */
const shown = (score: ReferenceScore): string => JSON.stringify({ ...score, t: 0 });

function merged(before: ReferenceScore, message: Wire, made: number | undefined): ReferenceScore {
  const status = wholeNumber(message['s']) ?? 0;
  const [home, away] = [message['ht'], message['at']].map((side) => (isRecord(side) ? side : {})) as [Wire, Wire];
  return {
    t: made ?? before.t,
    s: status > 0 ? status : before.s,
    min: clockOf(message['min']) ?? before.min,
    sec: clockOf(message['sec']) ?? before.sec,
    home: sideOf(before.home, home, away['sp'] === true),
    away: sideOf(before.away, away, home['sp'] === true),
  };
}

/** @param otherServes the message says that the other side serves */
function sideOf(before: ReferenceSide, told: Wire, otherServes: boolean): ReferenceSide {
  const { sp } = told;
  const own = typeof sp === 'boolean' ? sp : before.sp;
  return {
    ...(Object.fromEntries(
      figures.map((figure) => [
        figure,
        (figure === 'gs' ? pointsOf(told[figure]) : wholeNumber(told[figure])) ?? before[figure],
      ]),
    ) as Record<Figure, number | null>),
    // A message may mark both sides as serving; then both stay marked.
    sp: otherServes && sp !== true ? false : own,
    qs: periodsOf(before.qs, told['qs']),
    ss: periodsOf(before.ss, told['ss']),
  };
}

function periodsOf(before: readonly ReferencePeriod[], told: unknown): readonly ReferencePeriod[] {
  const byNumber = new Map(before.map((period) => [period.n, period]));
  for (const entry of Array.isArray(told) ? (told as unknown[]) : []) {
    if (!isRecord(entry)) continue;
    const [n, s, tb] = [entry['n'], entry['s'], entry['tb']].map(wholeNumber);
    if (n === undefined || s === undefined) continue;
    byNumber.set(n, { n, s, tb: tb ?? byNumber.get(n)?.tb ?? null });
  }
  return [...byNumber.values()].toSorted((a, b) => a.n - b.n);
}

/** "45+2" is in the 45th minute. */
function clockOf(value: unknown): number | undefined {
  return wholeNumber(typeof value === 'string' ? value.split('+')[0] : value);
}

/** Values above 40 mean advantage, which may come as letters. */
function pointsOf(value: unknown): number | undefined {
  return value === 'AV' ? 50 : wholeNumber(value);
}

/** Numbers and numeric texts are equal; anything else is undefined. */
function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /\S/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
