/** Ice hockey: three periods of Poisson goals; overtime goes to the better side a little more often. */
import { iceHockeyMarkets, iceHockeyLiveMarkets } from '../market-catalogue/football-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { ClockMatch, type ClockSport } from '../play/clock-match.ts';
import { halfLine } from '../pricing/point-spread.ts';
import { ScoreGrid, doubleChances } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { nextGoal } from './football-live-quotes.ts';
import { driftedRates, splitExpectation, newForm } from './match-form.ts';

const expected = (form: MatchForm) => driftedRates(form, 0.05);

const play: ClockSport = {
  sportId: 4,
  plan: {
    partMinutes: 20,
    parts: [15, 16, 17],
    shares: [0.3, 0.34, 0.36],
    breaks: [
      { status: 49, minutes: 15 },
      { status: 49, minutes: 15 },
    ],
    endStatus: 5,
    minuteMs: 105_000,
    cumulative: true,
    addedMinutes: 0,
  },
  points: [1],
  suspendsOnScore: true,
  countsCornersAndCards: false,
  includesPartScores: true,
  decisive: false,
  expected,
  quotes: liveQuotes,
};

export const iceHockeyRules: SportRules = {
  sportId: 4,
  kingEdge: 1.04,
  durationMs: 135 * 60_000,
  form(home, away, competition, random) {
    const supremacy = 0.7 * (home.rating - away.rating) + 0.25;
    const goals = splitExpectation(competition.scoring * random.between(0.93, 1.07), supremacy, 1.2);
    return newForm(goals.home, goals.away, random);
  },
  quotes,
  begin: (eventId, _form, startedAtMs, random) => new ClockMatch(play, eventId, startedAtMs, random),
};

function quotes(form: MatchForm): Quote[] {
  const goals = expected(form);
  const full = new ScoreGrid(goals.home, goals.away);
  const sheet = new QuoteSheet();
  const result = full.result();
  sheet.add(iceHockeyMarkets.result, result).add(iceHockeyMarkets.doubleChance, doubleChances(result));
  sheet.add(iceHockeyMarkets.winner, withOvertime(result));
  const middle = halfLine(form.home + form.away);
  for (const line of [middle - 1, middle, middle + 1]) sheet.add(iceHockeyMarkets.total, full.total(line), { line });
  const handicap = form.home >= form.away ? -1 : 1;
  sheet.add(iceHockeyMarkets.handicap, full.result(handicap), { line: handicap });
  sheet.add(iceHockeyMarkets.firstPeriod, new ScoreGrid(goals.home * 0.3, goals.away * 0.3).result());
  sheet.add(iceHockeyMarkets.bothScore, full.bothScore()).add(iceHockeyMarkets.oddEven, full.oddEven());
  sheet.add(iceHockeyMarkets.homeTotal, full.homeTotal(halfLine(form.home)), { line: halfLine(form.home) });
  sheet.add(iceHockeyMarkets.awayTotal, full.awayTotal(halfLine(form.away)), { line: halfLine(form.away) });
  return sheet.quotes;
}

function liveQuotes(match: ClockMatch, form: MatchForm): Quote[] {
  const toCome = match.remainingExpectation(form);
  const home = match.home.total;
  const away = match.away.total;
  const final = new ScoreGrid(toCome.home, toCome.away, home, away);
  const sheet = new QuoteSheet();
  const result = final.result();
  sheet.add(iceHockeyLiveMarkets.result, result).add(iceHockeyLiveMarkets.doubleChance, doubleChances(result));
  sheet.add(iceHockeyLiveMarkets.winner, withOvertime(result));
  const middle = home + away + halfLine(toCome.home + toCome.away);
  for (const line of [middle, middle + 1]) sheet.add(iceHockeyLiveMarkets.total, final.total(line), { line });
  sheet.add(iceHockeyLiveMarkets.rest, new ScoreGrid(toCome.home, toCome.away).result(), { line: `${home}:${away}` });
  sheet.add(iceHockeyLiveMarkets.nextGoal, nextGoal(toCome), { line: home + away + 1 });
  const { part, partDone } = match.reading;
  if (partDone < 1) {
    const goals = expected(form);
    const share = (play.plan.shares[part] ?? 0) * (1 - partDone);
    const now = [match.home.parts[part] ?? 0, match.away.parts[part] ?? 0] as const;
    sheet.add(iceHockeyLiveMarkets.period, new ScoreGrid(goals.home * share, goals.away * share, ...now).result(), {
      line: part + 1,
    });
  }
  return sheet.quotes;
}

function withOvertime(result: readonly number[]): number[] {
  const [home = 0, draw = 0, away = 0] = result;
  const better = 0.5 + 0.15 * (home - away);
  return [home + draw * better, away + draw * (1 - better)];
}
