/** Differences in the messages of a hub that no schema shows: names of fields, order of versions. */
import { isPlainObject } from '../../src/lib/guards.ts';
import { type ConformanceFinding, differs, fails } from './finding.ts';

type Part = Record<string, unknown>;

const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);

/** @param invocations messages of one hub, oldest first */
export function hubMeanings(invocations: readonly Part[]): ConformanceFinding[] {
  const parts = invocations.flatMap(({ arguments: told }) => (Array.isArray(told) ? listOf(told.flat()) : []));
  const markets = parts.flatMap(({ m }) => listOf(m));
  const outcomes = markets.flatMap(({ o }) => listOf(o));
  const has = (all: readonly Part[], ...names: string[]): boolean =>
    all.some((part) => names.some((name) => name in part));
  const back = goneBack(parts);
  return [
    ...(has(markets, 't', 'st', 'mbc') || has(outcomes, 'no', 'odd', 'wodd')
      ? [differs('form', 'markets and outcomes have the names of responses (t, st, mbc, no, odd, wodd)')]
      : []),
    ...(followsMarkets(parts)
      ? [differs('meaning', 'the version of an event changes with the versions of its markets')]
      : []),
    ...(back > 0
      ? [fails('versions', `${back} messages have a lower version than the one before: they are ignored`)]
      : []),
  ];
}

/** True when no market is newer than its event, over enough messages. */
function followsMarkets(parts: readonly Part[]): boolean {
  const versioned = parts.filter(({ ev, m }) => Number(ev) > 0 && listOf(m).some(({ v }) => Number(v) > 0));
  return (
    versioned.length > LEAST_MESSAGES &&
    versioned.every(({ ev, m }) => listOf(m).every(({ v = 0 }) => Number(v) <= Number(ev)))
  );
}

const LEAST_MESSAGES = 20;

/** The number of messages whose event or market has a lower version than an earlier message of this connection. */
function goneBack(parts: readonly Part[]): number {
  const newest = new Map<string, number>();
  const isBack = (key: string, told: unknown): boolean => {
    const version = Number(told);
    if (told === undefined || told === null || !Number.isFinite(version)) return false;
    const known = newest.get(key) ?? Number.NEGATIVE_INFINITY;
    newest.set(key, Math.max(known, version));
    return version < known;
  };
  return parts.filter(({ eid, ev, m }) => {
    const event = isBack(`event ${String(eid)}`, ev);
    const ofMarkets = listOf(m).map(({ i, v }) => isBack(`market ${String(eid)} ${String(i)}`, v));
    return event || ofMarkets.includes(true);
  }).length;
}
