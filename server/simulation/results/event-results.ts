/**
 * Results of finished events: their facts, and all markets they ever offered. Bounded; the oldest are removed first.
 */
import type { WireScore } from '../../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { OutcomeResult } from '../../world.ts';
import type { Competition, MatchForm, SimEvent, EndedMatch } from '../model.ts';
import { clockDeciders } from './clock-verdicts.ts';
import type { MatchFacts } from './event-facts.ts';
import { SCORER_MARKET_KEY, footballDeciders, scorersOf } from './football-verdicts.ts';
import { boutDeciders, contestDeciders, duelDeciders, setDeciders } from './other-verdicts.ts';
import type { SimulatedResult } from './simulate-result.ts';
import type { Verdict } from './verdicts.ts';

/** Maximum number of stored events, about a day of a full program. */
const MOST_REMEMBERED = 2_000;

interface Remembered extends SimulatedResult {
  /** Event without markets, because they use most of the memory and are no longer needed. */
  event: WireEvent;
  form: MatchForm;
  /** Id → "t_st|line" */
  markets: ReadonlyMap<number, string>;
  competition: Competition;
  startMs: number;
}

export class EventResults {
  readonly #now: () => number;
  readonly #events = new Map<number, Remembered>();

  constructor(now: () => number) {
    this.#now = now;
  }

  record(event: SimEvent, played: SimulatedResult): void {
    const markets = new Map(event.removedMarkets);
    for (const [key, { wire }] of event.markets) markets.set(wire.i, key);
    const { form, competition, startMs, wire } = event;
    this.#events.set(wire.i, { ...played, event: { ...wire, m: [] }, competition, startMs, form, markets });
    for (const [eventId, { endMs }] of this.#events) {
      if (this.#events.size <= MOST_REMEMBERED) break;
      if (endMs <= this.#now()) this.#events.delete(eventId);
    }
  }

  /**
   * Returns the result of an outcome: 'void' for a market that cannot be decided; undefined while the event is not
   * over, or when it is no longer stored.
   */
  of(eventId: number, marketId: number, outcomeNo: number): OutcomeResult | undefined {
    const remembered = this.#over(eventId);
    const key = remembered?.markets.get(marketId);
    if (remembered === undefined) return undefined;
    const verdict = key === undefined ? 'void' : this.#decide(remembered, key);
    if (verdict === undefined || verdict === 'void') return verdict;
    return verdict.includes(outcomeNo) ? 'won' : 'lost';
  }

  /** Returns the final score; undefined while the event is not over, or when it is no longer stored. */
  score(eventId: number): WireScore | undefined {
    return this.#over(eventId)?.score;
  }

  /** Returns a finished match; undefined when it is no longer stored. */
  match(eventId: number): EndedMatch | undefined {
    return endedMatch(this.#over(eventId));
  }

  /** Returns the stored finished matches, in the order they were recorded. */
  matches(): EndedMatch[] {
    return [...this.#events.keys()].flatMap((eventId) => this.match(eventId) ?? []);
  }

  #over(eventId: number): Remembered | undefined {
    const remembered = this.#events.get(eventId);
    return remembered !== undefined && remembered.endMs <= this.#now() ? remembered : undefined;
  }

  #decide(remembered: Remembered, id: string): Verdict | undefined {
    const { facts } = remembered;
    const [key = '', line = ''] = id.split('|', 2);
    // A line may have several parts ("1|45.5"), so it is everything after the key.
    const parts = id.length > key.length + 1 ? id.slice(key.length + 1).split('|') : [];
    if (facts.kind === 'duel') return this.#duel(facts.eventIds, key, line);
    return verdictOf(remembered, key, parts) ?? 'void';
  }

  /** Decides a duel; undefined until both matches are over, void when one of them has no goals on record. */
  #duel(eventIds: readonly [number, number], key: string, line: string): Verdict | undefined {
    const goals: number[] = [];
    for (const eventId of eventIds) {
      const match = this.#events.get(eventId);
      if (match === undefined || match.endMs > this.#now()) return undefined;
      if (match.facts.kind !== 'clock') return 'void';
      goals.push(match.facts.home.total);
    }
    const [home = 0, away = 0] = goals;
    return duelDeciders.get(key)?.({ home, away }, [line], 0) ?? 'void';
  }
}

function endedMatch(remembered: Remembered | undefined): EndedMatch | undefined {
  if (remembered === undefined) return undefined;
  const { event, competition, startMs, facts, form, score } = remembered;
  const { hn: home = '', an: away = '' } = event;
  if (score === undefined || home === '' || away === '' || !isOfMatch(facts)) return undefined;
  return { event, competition, home, away, startMs, facts, scorers: form.scorers, score };
}

const kindsOfMatch: ReadonlySet<string> = new Set<MatchFacts['kind']>(['clock', 'sets', 'bout']);

function isOfMatch(facts: SimulatedResult['facts']): facts is MatchFacts {
  return kindsOfMatch.has(facts.kind);
}

function verdictOf(
  { facts, form, event: { i: eventId } }: Remembered,
  key: string,
  line: readonly string[],
): Verdict | undefined {
  switch (facts.kind) {
    case 'clock':
      if (key === SCORER_MARKET_KEY) return form.scorers && scorersOf(facts, form.scorers, eventId);
      return (footballDeciders.get(key) ?? clockDeciders.get(key))?.(facts, line);
    case 'sets':
      return setDeciders.get(key)?.(facts, line, eventId);
    case 'bout':
      return boutDeciders.get(key)?.(facts, line, eventId);
    case 'contest':
      return contestDeciders.get(key)?.(facts, line, eventId);
    default:
      return undefined;
  }
}
