/** Contests with named outcomes: races, Olympic finals, long-term questions, and duels of two real matches. */
import {
  duelMarkets,
  longTermMarketType,
  motorSportMarkets,
  olympicMarkets,
} from '../market-catalogue/other-markets.ts';
import type { WeightedChoice, MatchForm, MarketType, Quote, SportRules } from '../model.ts';
import { ScoreGrid, doubleChances } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import type { Random } from '../random.ts';
import { driftedRates, newForm } from './match-form.ts';

/** Choices come likeliest first; the field thins out evenly, with some disorder. */
export function contestForm(choices: readonly string[], random: Random): MatchForm {
  const form = newForm(0, 0, random);
  form.choices = choices.map((name, index): WeightedChoice => ({
    name,
    weight: Math.exp(-0.27 * index + 0.14 * random.normal()),
  }));
  return form;
}

export const longTermRules = contestRules(1, (sheet, form) => add(sheet, longTermMarketType, form, 1));

export const motorRules = contestRules(11, (sheet, form) => {
  add(sheet, motorSportMarkets.winner, form, 1);
  add(sheet, motorSportMarkets.podium, form, 3);
  add(sheet, motorSportMarkets.pole, form, 1, 0.9);
});

export const olympicRules = contestRules(30, (sheet, form) => {
  add(sheet, olympicMarkets.gold, form, 1);
  add(sheet, olympicMarkets.medal, form, 3);
});

/** Goals of one team of one match against goals of one team of another. */
export const duelRules: SportRules = {
  ...contestRules(998, (sheet, form) => {
    const goals = driftedRates(form, 0.06);
    const grid = new ScoreGrid(goals.home, goals.away);
    const result = grid.result();
    sheet.add(duelMarkets.moreGoals, result).add(duelMarkets.doubleChance, doubleChances(result));
    const handicap = form.home >= form.away ? -1 : 1;
    sheet.add(duelMarkets.goalHandicap, grid.result(handicap), { line: handicap });
    for (const line of [1.5, 2.5, 3.5]) sheet.add(duelMarkets.total, grid.total(line), { line });
  }),
};

function contestRules(sportId: number, addQuotes: (sheet: QuoteSheet, form: MatchForm) => void): SportRules {
  return {
    sportId,
    kingEdge: 1.04,
    durationMs: 0,
    form: (_home, _away, _competition, random) => newForm(0, 0, random),
    quotes(form): Quote[] {
      const sheet = new QuoteSheet();
      addQuotes(sheet, form);
      return sheet.quotes;
    },
  };
}

/** Chances to be among the first `places`, which sum to `places`. */
function add(sheet: QuoteSheet, type: MarketType, form: MatchForm, places: number, sharpness = 1): void {
  const choices = form.choices ?? [];
  const weights = choices.map((choice) => choice.weight ** sharpness);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / whole);
  sheet.add(type, places === 1 ? shares : amongFirst(shares, places), { labels: choices.map((choice) => choice.name) });
}

/** 1 - exp(-k · share), k found so that the sum is `places`. */
function amongFirst(shares: readonly number[], places: number): number[] {
  let low = 0;
  let high = 400;
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    const sum = shares.reduce((total, share) => total + 1 - Math.exp(-middle * share), 0);
    if (sum < places) low = middle;
    else high = middle;
  }
  return shares.map((share) => 1 - Math.exp(-low * share));
}
