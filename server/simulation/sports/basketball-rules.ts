/** Basketball and e-basketball: points as a normal difference and total. */
import {
  basketballMarkets,
  basketballLiveMarkets,
  eBasketballMarkets,
  eBasketballLiveMarkets,
} from '../market-catalogue/court-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { ClockMatch, type ClockSport, pointsUpToPart } from '../play/clock-match.ts';
import { PointSpread, halfLine, normalCumulative } from '../pricing/point-spread.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { splitExpectation, newForm } from './match-form.ts';
import { outcomeIndexOf } from '../pricing/poisson.ts';

/** Deviations of difference and total over a whole match, as parts of the expected total. */
const DIFFERENCE = 0.072;
const TOTAL = 0.1;

interface Variant {
  sportId: number;
  kingEdge: number;
  partMinutes: number;
  minuteMs: number;
  breaks: readonly { status: number; minutes: number }[];
  durationMs: number;
  pre: (sheet: QuoteSheet, form: MatchForm) => void;
  live: typeof basketballLiveMarkets | typeof eBasketballLiveMarkets;
}

export const basketballRules = variant({
  sportId: 2,
  kingEdge: 1.045,
  partMinutes: 10,
  minuteMs: 120_000,
  breaks: [
    { status: 73, minutes: 2 },
    { status: 4, minutes: 15 },
    { status: 77, minutes: 2 },
  ],
  durationMs: 100 * 60_000,
  pre: addBasketball,
  live: basketballLiveMarkets,
});

export const eBasketballRules = variant({
  sportId: 153,
  kingEdge: 1.028,
  partMinutes: 5,
  minuteMs: 60_000,
  breaks: [
    { status: 73, minutes: 1 },
    { status: 4, minutes: 1 },
    { status: 77, minutes: 1 },
  ],
  durationMs: 23 * 60_000,
  pre: addElectronic,
  live: eBasketballLiveMarkets,
});

function variant(setting: Variant): SportRules {
  const play: ClockSport = {
    sportId: setting.sportId,
    plan: {
      partMinutes: setting.partMinutes,
      parts: [72, 74, 76, 78],
      shares: [0.25, 0.25, 0.25, 0.25],
      breaks: setting.breaks,
      endStatus: 5,
      minuteMs: setting.minuteMs,
      cumulative: false,
      addedMinutes: 0,
    },
    points: [1, 2, 2, 2, 3],
    suspendsOnScore: false,
    countsCornersAndCards: false,
    includesPartScores: true,
    decisive: true,
    expected: expectedPoints,
    quotes: (match, form) => liveQuotes(match, form, setting.live),
  };
  return {
    sportId: setting.sportId,
    kingEdge: setting.kingEdge,
    durationMs: setting.durationMs,
    form(home, away, competition, random) {
      const total = (competition.scoring || 118) * random.between(0.96, 1.04);
      const supremacy = total * (0.055 * (home.rating - away.rating) + 0.016 + 0.008 * random.normal());
      const points = splitExpectation(total, supremacy, 30);
      return newForm(points.home, points.away, random);
    },
    quotes(form) {
      const sheet = new QuoteSheet();
      setting.pre(sheet, form);
      return sheet.quotes;
    },
    begin: (eventId, _form, startedAtMs, random) => new ClockMatch(play, eventId, startedAtMs, random),
  };
}

function expectedPoints(form: MatchForm): { home: number; away: number } {
  const unit = 0.004 * (form.home + form.away);
  return { home: form.home + unit * (form.total + form.side), away: form.away + unit * (form.total - form.side) };
}

/** `share` of a match still to come, on top of a lead and points already there. */
function spread(form: MatchForm, share: number, lead = 0, points = 0): PointSpread {
  const { home, away } = expectedPoints(form);
  const whole = home + away;
  const root = Math.sqrt(Math.max(share, 0.0004));
  return new PointSpread(
    lead + (home - away) * share,
    DIFFERENCE * whole * root,
    points + whole * share,
    TOTAL * whole * root,
  );
}

function addBasketball(sheet: QuoteSheet, form: MatchForm): void {
  const full = spread(form, 1);
  const half = spread(form, 0.5);
  const total = halfLine(form.home + form.away);
  const handicap = halfLine(form.away - form.home);
  sheet.add(basketballMarkets.winner, full.winner());
  for (const off of [0, -4, 4]) {
    sheet.add(basketballMarkets.handicap, full.winner(handicap + off), { line: handicap + off, listed: off === 0 });
    sheet.add(basketballMarkets.total, full.total(total + off), { line: total + off, listed: off === 0 });
  }
  sheet.add(basketballMarkets.firstHalf, half.result());
  const halfHandicap = halfLine((form.away - form.home) / 2);
  sheet.add(basketballMarkets.firstHalfHandicap, half.winner(halfHandicap), { line: halfHandicap });
  const halfTotal = halfLine((form.home + form.away) / 2);
  sheet.add(basketballMarkets.firstHalfTotal, half.total(halfTotal), { line: halfTotal });
  sheet.add(basketballMarkets.halfAndFull, basketballHalfAndFull(half, spread(form, 0.5)));
  sheet.add(basketballMarkets.homeTotal, full.sideTotal(true, halfLine(form.home)), { line: halfLine(form.home) });
  sheet.add(basketballMarkets.awayTotal, full.sideTotal(false, halfLine(form.away)), { line: halfLine(form.away) });
  const quarter = spread(form, 0.25);
  const quarterTotal = halfLine((form.home + form.away) / 4);
  sheet.add(basketballMarkets.quarter, quarter.result(), { line: 1 });
  sheet.add(basketballMarkets.quarterTotal, quarter.total(quarterTotal), { line: `1|${quarterTotal}` });
}

function addElectronic(sheet: QuoteSheet, form: MatchForm): void {
  const full = spread(form, 1);
  const total = halfLine(form.home + form.away);
  const handicap = halfLine(form.away - form.home);
  sheet.add(eBasketballMarkets.winner, full.winner());
  sheet.add(eBasketballMarkets.handicap, full.winner(handicap), { line: handicap });
  for (const off of [0, 4])
    sheet.add(eBasketballMarkets.total, full.total(total + off), { line: total + off, listed: off === 0 });
}

function liveQuotes(match: ClockMatch, form: MatchForm, markets: Variant['live']): Quote[] {
  const { part, partDone, shareDone } = match.reading;
  const lead = match.home.total - match.away.total;
  const points = match.home.total + match.away.total;
  const full = spread(form, 1 - shareDone, lead, points);
  const sheet = new QuoteSheet();
  sheet.add(markets.winner, full.winner());
  // Lines move in steps, so that they do not change with every basket.
  const total = 4 * Math.round(full.points / 4) + 0.5;
  const handicap = 3 * Math.round(-full.difference / 3) + 0.5;
  for (const off of [0, 4]) sheet.add(markets.total, full.total(total + off), { line: total + off });
  sheet.add(markets.handicap, full.winner(handicap), { line: handicap });
  if (part < 2 && shareDone < 0.5) {
    sheet.add(
      markets.firstHalf,
      spread(form, 0.5 - shareDone, pointsUpToPart(match.home, 2) - pointsUpToPart(match.away, 2)).result(),
    );
  }
  if (partDone < 1) {
    const quarterLead = (match.home.parts[part] ?? 0) - (match.away.parts[part] ?? 0);
    sheet.add(markets.quarter, spread(form, 0.25 * (1 - partDone), quarterLead).result(), { line: part + 1 });
  }
  if ('homeTotal' in markets) {
    for (const home of [true, false]) {
      const line = 3 * Math.round(full.meanOf(home) / 3) + 0.5;
      sheet.add(home ? markets.homeTotal : markets.awayTotal, full.sideTotal(home, line), { line });
    }
  }
  return sheet.quotes;
}

const REACH = 30;

/**
 * Returns the half-time/full-time chances 1/1, 1/0, … 2/2 from the spreads of the two halves. Overtime is excluded here, so the whole
 * match may be level.
 */
function basketballHalfAndFull(first: PointSpread, second: PointSpread): number[] {
  const chances: number[] = Array.from({ length: 9 }, () => 0);
  for (let lead = -REACH; lead <= REACH; lead += 1) {
    const low = lead === -REACH ? 0 : below(first, lead - 0.5);
    const high = lead === REACH ? 1 : below(first, lead + 0.5);
    second.result(lead).forEach((chance, outcome) => {
      const row = 3 * outcomeIndexOf(lead) + outcome;
      chances[row] = (chances[row] ?? 0) + (high - low) * chance;
    });
  }
  return chances;
}

function below(spread: PointSpread, difference: number): number {
  return normalCumulative((difference - spread.difference) / spread.differenceDeviation);
}
