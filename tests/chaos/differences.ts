/**
 * Compares the content of a tab with the server's own events. The wanted texts are stated here from the rules (text-3),
 * not taken from the product's code: comma, 1.00 is not offered, a lock where no bet is taken (rule text-3, odds-2,
 * odds-5, match-16).
 */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { ShownOdd, ShownPage, ShownPoolMatch, ShownScore } from './shown.ts';

/** `undefined` when the server does not offer the event (any more). */
export type Truth = (eventId: number) => Promise<WireEvent | undefined>;

export interface Comparison {
  /** Number of odds and scores compared. */
  compared: number;
  differences: string[];
}

export async function compare(shown: ShownPage, truth: Truth): Promise<Comparison> {
  const differences: string[] = [];
  const judge = (what: string, seen: string | undefined, wanted: string | undefined): void => {
    if (seen !== wanted) differences.push(`${what}: shown ${String(seen)}, true ${String(wanted)}`);
  };
  for (const odd of shown.odds) {
    const event = await truth(odd.event);
    const wanted = event === undefined ? undefined : wantedOdd(event, odd);
    // An odd that left the program may keep its place, closed, until the player has looked away.
    if (wanted === undefined && odd.closing && odd.locked) continue;
    judge(`event ${odd.event} odd ${odd.market}:${odd.outcome}`, seenOdd(odd), wanted);
  }
  for (const score of shown.scores) {
    const event = await truth(score.event);
    const isSaidGone = score.over || (score.ended === true && shown.path.includes('/widget/'));
    if (event === undefined && !isSaidGone) differences.push(`event ${score.event} is shown and is not offered`);
    if (event !== undefined && score.over) differences.push(`event ${score.event} is said to be over`);
    if (event !== undefined) judgeScore(event, score, judge);
  }
  for (const match of shown.pool) {
    const event = await truth(match.event);
    if (event !== undefined) judgePool(event, match, judge);
  }
  for (const choice of shown.choices) {
    const event = await truth(choice.event);
    const seen = `${choice.text}${choice.closed ? ' kapalı' : ''}`;
    const wanted = event === undefined ? undefined : wantedOdd(event, choice);
    // An outcome without a market has no current odd: the last odd stays, closed.
    if (wanted === undefined) judge(`slip, event ${choice.event}`, seen, `${choice.text} kapalı`);
    else
      judge(`slip, event ${choice.event}`, seen, wanted === '—' ? '— kapalı' : wanted.replace(/^ kapalı/, '— kapalı'));
  }
  // Its other tabs have none of them, or a few.
  const detail = Number(/\/mac-detay\/(\d+)$/.exec(shown.path)?.[1] ?? 0);
  const event = detail === 0 ? undefined : await truth(detail);
  if (event !== undefined) judgeComplete(event, shown.odds, differences);
  const compared = shown.odds.length + shown.scores.length + shown.choices.length + shown.pool.length;
  return { compared, differences };
}

function seenOdd({ text, locked }: ShownOdd): string {
  return locked ? `${text} kapalı` : text;
}

/** The text of an odd; `undefined` where the event has no such outcome on offer. */
function wantedOdd(
  event: WireEvent,
  { market: marketId, outcome: number }: { market: number; outcome: number },
): string | undefined {
  const market = event.m.find(({ i }) => i === marketId);
  const outcome = market?.o.find(({ no }) => no === number);
  if (market === undefined || outcome === undefined || !isShown(market.s)) return undefined;
  const locked = market.s !== 1 || (event.bp !== 0 && event.s !== 1);
  const offered = outcome.odd > 1.001;
  if (locked) return `${offered ? turkish(outcome.odd) : ''} kapalı`;
  return offered ? turkish(outcome.odd) : '—';
}

const isShown = (status: number): boolean => status === 1 || status === -1 || status === -2;

function turkish(odd: number): string {
  return new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(odd);
}

function judgeScore(event: WireEvent, shown: ShownScore, judge: (...what: [string, string, string]) => void): void {
  const score = event.bp === 0 ? undefined : event.sc;
  const of = `event ${event.i}`;
  judge(`${of} score`, shown.main, score === undefined ? '' : mainScore(score));
  const clock = score === undefined ? undefined : minutes(score);
  if (shown.clock !== undefined && clock !== undefined) judge(`${of} clock`, shown.clock, clock);
  const periods = score === undefined ? undefined : periodCells(score);
  if (shown.periods !== undefined && periods !== undefined) {
    judge(`${of} periods`, shown.periods.map((cells) => cells.join(' ')).join(' / '), periods);
  }
}

/** Judges the state of a running pool match, and the odds of its result where all three are offered. */
function judgePool(event: WireEvent, shown: ShownPoolMatch, judge: (...what: [string, string, string]) => void): void {
  const of = `pool, event ${event.i}`;
  const running = event.bp !== 0 && event.sc !== undefined;
  if (running) {
    judge(`${of} score`, shown.main, mainScore(event.sc!));
    const clock = minutes(event.sc!);
    if (clock !== undefined) judge(`${of} clock`, shown.clock ?? '', clock);
  } else if (event.bp === 0) judge(`${of} score`, shown.main, '');
  const market = event.m.find(
    ({ t, st, s }) => isShown(s) && (event.bp === 0 ? t === 1 && st === 1 : t === 4 && st === 4),
  );
  if (shown.odds === '' || market === undefined) return;
  const odds = market.o.map(({ odd }) => (odd > 1.001 ? turkish(odd) : '—'));
  judge(`${of} odds`, shown.odds, odds.join(' · '));
}

function mainScore({ ht, at }: WireScore): string {
  const home = ht?.r ?? ht?.c;
  const away = at?.r ?? at?.c;
  return home === undefined && away === undefined ? '' : `${home ?? 0}:${away ?? 0}`;
}

/** Minutes are shown in the halves of football, e-football and handball, with a plus at the end of regular time. */
function minutes({ sid, s, min }: WireScore): string | undefined {
  if (min === undefined || ![2, 3].includes(s ?? 0) || ![1, 137, 6].includes(sid)) return undefined;
  const minute = Number(min);
  return sid !== 6 && (minute === 45 || minute === 90) ? `${minute}+` : `${minute}'`;
}

/** Sets or quarters in order, tie-break behind the set it ended, points of the running game, then the total. */
function periodCells({ ht, at }: WireScore): string | undefined {
  const lists = [ht?.ss ?? ht?.qs ?? [], at?.ss ?? at?.qs ?? []] as const;
  const numbers = [...new Set(lists.flatMap((list) => list.map(({ n }) => n)))].toSorted((a, b) => a - b);
  if (numbers.length === 0) return undefined;
  const points = ht?.gs !== undefined || at?.gs !== undefined;
  const tied = new Set(lists.flatMap((list) => list.filter(({ tb }) => tb !== undefined).map(({ n }) => n)));
  const row = (side: 0 | 1): string => {
    const team = side === 0 ? ht : at;
    const cells = numbers.map((number) => {
      const period = lists[side].find(({ n }) => n === number);
      return `${period?.s ?? 0}${tied.has(number) ? (period?.tb ?? 0) : ''}`;
    });
    const gamePoints = team?.gs ?? 0;
    return [...cells, ...(points ? [gamePoints > 40 ? 'AV' : String(gamePoints)] : []), team?.r ?? team?.c ?? 0].join(
      ' ',
    );
  };
  return `${row(0)} / ${row(1)}`;
}

/** A detail shows every odd the event has. */
function judgeComplete(event: WireEvent, shown: readonly ShownOdd[], differences: string[]): void {
  const seen = new Set(
    shown.filter((odd) => odd.event === event.i).map(({ market, outcome }) => `${market}:${outcome}`),
  );
  for (const market of event.m.filter(({ s }) => isShown(s))) {
    for (const { no } of market.o) {
      if (!seen.has(`${market.i}:${no}`)) differences.push(`event ${event.i} odd ${market.i}:${no}: not shown`);
    }
  }
}
