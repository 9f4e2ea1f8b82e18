/** E-football: two short halves, many goals, a larger margin, the smaller king edge of 2.8 %. */
import { eFootballMarkets, eFootballLiveMarkets } from '../market-catalogue/football-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { ClockMatch, type ClockSport } from '../play/clock-match.ts';
import { halfLine } from '../pricing/point-spread.ts';
import { ScoreGrid, doubleChances } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { nextGoal } from './football-live-quotes.ts';
import { driftedRates, splitExpectation, newForm } from './match-form.ts';

const expected = (form: MatchForm) => driftedRates(form, 0.06);

const play: ClockSport = {
  sportId: 137,
  plan: {
    partMinutes: 6,
    parts: [2, 3],
    shares: [0.48, 0.52],
    breaks: [{ status: 4, minutes: 1 }],
    endStatus: 5,
    minuteMs: 60_000,
    cumulative: true,
    addedMinutes: 0,
  },
  points: [1],
  suspendsOnScore: true,
  countsCornersAndCards: false,
  includesPartScores: false,
  decisive: false,
  expected,
  quotes: liveQuotes,
};

export const eFootballRules: SportRules = {
  sportId: 137,
  kingEdge: 1.028,
  durationMs: 13 * 60_000,
  form(home, away, _competition, random) {
    const supremacy = 1.1 * (home.rating - away.rating) + 0.3 * random.normal();
    const goals = splitExpectation(random.between(4.2, 6.2), supremacy, 0.9);
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
  sheet.add(eFootballMarkets.result, result).add(eFootballMarkets.doubleChance, doubleChances(result));
  const middle = halfLine(form.home + form.away);
  // The desktop list has a column for the line 3.5.
  for (const line of new Set([3.5, middle - 1, middle, middle + 1])) {
    sheet.add(eFootballMarkets.total, full.total(line), { line, listed: line <= middle });
  }
  const handicap = form.home >= form.away ? -1.5 : 1.5;
  sheet.add(
    eFootballMarkets.handicap,
    full.split(2, (h, a) => (h + handicap > a ? 0 : 1)),
    { line: handicap },
  );
  return sheet.quotes;
}

function liveQuotes(match: ClockMatch, form: MatchForm): Quote[] {
  const toCome = match.remainingExpectation(form);
  const home = match.home.total;
  const away = match.away.total;
  const final = new ScoreGrid(toCome.home, toCome.away, home, away);
  const sheet = new QuoteSheet();
  const result = final.result();
  sheet.add(eFootballLiveMarkets.result, result).add(eFootballLiveMarkets.doubleChance, doubleChances(result));
  const middle = home + away + halfLine(toCome.home + toCome.away);
  for (const line of [middle, middle + 1]) sheet.add(eFootballLiveMarkets.total, final.total(line), { line });
  sheet.add(eFootballLiveMarkets.homeTotal, final.homeTotal(home + 0.5), { line: home + 0.5 });
  sheet.add(eFootballLiveMarkets.awayTotal, final.awayTotal(away + 0.5), { line: away + 0.5 });
  sheet.add(eFootballLiveMarkets.rest, new ScoreGrid(toCome.home, toCome.away).result(), { line: `${home}:${away}` });
  sheet.add(eFootballLiveMarkets.nextGoal, nextGoal(toCome), { line: home + away + 1 });
  const { part, partDone } = match.reading;
  if (part > 0 || partDone >= 1) return sheet.quotes;
  const goals = expected(form);
  const share = 0.48 * (1 - partDone);
  const first = new ScoreGrid(goals.home * share, goals.away * share, home, away);
  const line = home + away + 0.5;
  sheet
    .add(eFootballLiveMarkets.firstHalf, first.result())
    .add(eFootballLiveMarkets.firstHalfTotal, first.total(line), { line });
  return sheet.quotes;
}
