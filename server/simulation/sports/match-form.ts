/** The form of an ordinary fixture, before any drift. */
import type { MatchForm } from '../model.ts';
import type { Random } from '../random.ts';

export function newForm(home: number, away: number, random: Random, cup = false): MatchForm {
  return { home, away, side: 0, total: 0, tempo: random.next(), cup };
}

/** Parameters of the drift per step: `PULL` returns it towards 0, `STEP` is the size of the random change. */
const PULL = 0.985;
const STEP = 0.13;

/** A small change of opinion: about one per cent of a goal rate. */
export function driftForm(form: MatchForm, random: Random): void {
  if (form.choices !== undefined && form.choices.length > 0) {
    const choice = random.pick(form.choices);
    choice.weight *= Math.exp(0.03 * random.normal());
    return;
  }
  form.side = form.side * PULL + STEP * random.normal();
  form.total = form.total * PULL + STEP * random.normal();
}

/** Two expectations that share a total and differ by a supremacy, none below `least`. */
export function splitExpectation(total: number, supremacy: number, least: number): { home: number; away: number } {
  return { home: Math.max(least, (total + supremacy) / 2), away: Math.max(least, (total - supremacy) / 2) };
}

/** Drift applied to two rates: `scale` is the relative change of one unit. */
export function driftedRates(form: MatchForm, scale: number): { home: number; away: number } {
  return {
    home: form.home * Math.exp(scale * (form.total + form.side)),
    away: form.away * Math.exp(scale * (form.total - form.side)),
  };
}
