/** Events that nobody watched (not offered live, or ended by hand before their start) are played behind closed doors. */
import type { WireScore } from '../../../src/contract/hub/wire.ts';
import type { SimEvent } from '../model.ts';
import { Random } from '../random.ts';
import type { ContestFacts, EventFacts } from './event-facts.ts';

const STEP_MS = 30_000;
/** A match that takes longer is broken off. */
const LONGEST_MS = 12 * 3_600_000;
const CONTEST_MS = 2 * 3_600_000;

export interface SimulatedResult {
  facts: EventFacts;
  endMs: number;
  score?: WireScore;
}

/** The same for the same event, whenever it is asked. */
export function simulateResult({ wire, form, rules, startMs, longTerm }: SimEvent): SimulatedResult {
  const random = new Random(Math.imul(wire.i, 0x9e3779b1));
  if (wire.rhei !== undefined && wire.raei !== undefined) {
    return { facts: { kind: 'duel', eventIds: [wire.rhei, wire.raei] }, endMs: startMs };
  }
  if (form.choices !== undefined) {
    const weights = form.choices.map((choice) => choice.weight);
    return { facts: contest(weights, random), endMs: startMs + CONTEST_MS };
  }
  const match = longTerm ? undefined : rules.begin?.(wire.i, form, startMs, random);
  if (match === undefined) return { facts: { kind: 'none' }, endMs: startMs };
  let at = startMs;
  while (at < startMs + LONGEST_MS) {
    at += STEP_MS;
    if (match.advance(at, form, random).includes('over')) break;
  }
  return { facts: match.facts(), endMs: at, score: { ...match.score } };
}

/** Places drawn one after the other, each in proportion to what is left. */
function contest(weights: readonly number[], random: Random): ContestFacts {
  const left = [...weights];
  const ranking = weights.map(() => {
    const drawn = random.weighted(left);
    left[drawn] = 0;
    return drawn;
  });
  return { kind: 'contest', ranking, pole: random.weighted(weights) };
}
