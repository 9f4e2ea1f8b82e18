/** Handball: about thirty goals a side, a level end is possible. */
import { handballMarkets, handballLiveMarkets } from '../market-catalogue/court-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { ClockMatch, type ClockSport } from '../play/clock-match.ts';
import { PointSpread, halfLine } from '../pricing/point-spread.ts';
import { doubleChances } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { splitExpectation, newForm } from './match-form.ts';

const play: ClockSport = {
  sportId: 6,
  plan: {
    partMinutes: 30,
    parts: [2, 3],
    shares: [0.49, 0.51],
    breaks: [{ status: 4, minutes: 10 }],
    endStatus: 5,
    minuteMs: 72_000,
    cumulative: true,
    addedMinutes: 0,
  },
  points: [1],
  suspendsOnScore: false,
  countsCornersAndCards: false,
  includesPartScores: false,
  decisive: false,
  expected,
  quotes: liveQuotes,
};

export const handballRules: SportRules = {
  sportId: 6,
  kingEdge: 1.04,
  durationMs: 82 * 60_000,
  form(home, away, competition, random) {
    const supremacy = 3.6 * (home.rating - away.rating) + 1.4 + 0.5 * random.normal();
    const goals = splitExpectation(competition.scoring * random.between(0.95, 1.05), supremacy, 15);
    return newForm(goals.home, goals.away, random);
  },
  quotes,
  begin: (eventId, _form, startedAtMs, random) => new ClockMatch(play, eventId, startedAtMs, random),
};

function expected(form: MatchForm): { home: number; away: number } {
  return { home: form.home + 0.25 * (form.total + form.side), away: form.away + 0.25 * (form.total - form.side) };
}

function spread(form: MatchForm, share: number, lead = 0, goals = 0): PointSpread {
  const { home, away } = expected(form);
  const root = Math.sqrt(Math.max(share, 0.002));
  return new PointSpread(lead + (home - away) * share, 5 * root, goals + (home + away) * share, 6.4 * root);
}

function quotes(form: MatchForm): Quote[] {
  const full = spread(form, 1);
  const half = spread(form, 0.49);
  const sheet = new QuoteSheet();
  const result = full.result();
  sheet.add(handballMarkets.result, result).add(handballMarkets.doubleChance, doubleChances(result));
  const favourite = Math.round(form.away - form.home) || -1;
  sheet.add(handballMarkets.handicap, full.result(favourite), { line: favourite });
  const total = halfLine(form.home + form.away);
  for (const off of [0, -2, 2])
    sheet.add(handballMarkets.total, full.total(total + off), { line: total + off, listed: off === 0 });
  sheet.add(handballMarkets.oddEven, [0.5, 0.5]);
  sheet.add(handballMarkets.firstHalf, half.result());
  const halfTotal = halfLine((form.home + form.away) * 0.49);
  sheet.add(handballMarkets.firstHalfTotal, half.total(halfTotal), { line: halfTotal });
  sheet.add(handballMarkets.homeTotal, full.sideTotal(true, halfLine(form.home)), { line: halfLine(form.home) });
  sheet.add(handballMarkets.awayTotal, full.sideTotal(false, halfLine(form.away)), { line: halfLine(form.away) });
  return sheet.quotes;
}

function liveQuotes(match: ClockMatch, form: MatchForm): Quote[] {
  const { home, away, reading } = match;
  const full = spread(form, 1 - reading.shareDone, home.total - away.total, home.total + away.total);
  const sheet = new QuoteSheet();
  sheet.add(handballLiveMarkets.result, full.result());
  const total = 2 * Math.round(full.points / 2) + 0.5;
  for (const off of [0, 2]) sheet.add(handballLiveMarkets.total, full.total(total + off), { line: total + off });
  return sheet.quotes;
}
