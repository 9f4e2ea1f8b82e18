/** Football while it runs: the goals still to come on top of the score. Markets that are decided are simply not quoted. */
import { CORRECT_SCORES, footballLiveMarkets as markets } from '../market-catalogue/football-markets.ts';
import type { MatchForm, Quote } from '../model.ts';
import { expectedCorners, type ClockMatch, pointsUpToPart } from '../play/clock-match.ts';
import { ScoreGrid, doubleChances, poissonTotal, outcomeIndexOf } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';

interface Goals {
  home: number;
  away: number;
}

export function footballLiveQuotes(match: ClockMatch, form: MatchForm, whole: Goals, firstShare: number): Quote[] {
  const toCome = match.remainingExpectation(form);
  const home = match.home.total;
  const away = match.away.total;
  const final = new ScoreGrid(toCome.home, toCome.away, home, away);
  const sheet = new QuoteSheet();
  const result = final.result();
  sheet.add(markets.result, result).add(markets.doubleChance, doubleChances(result));
  sheet.add(markets.rest, new ScoreGrid(toCome.home, toCome.away).result(), { line: `${home}:${away}` });
  sheet.add(markets.nextGoal, nextGoal(toCome), { line: home + away + 1 });
  const level = home - away;
  for (const handicap of level === 0 ? [-1, 1] : [-level]) {
    sheet.add(markets.handicap, final.result(handicap), { line: handicap });
  }
  addGoals(sheet, final, home, away);
  addHalves(sheet, match, toCome, firstShare);
  addIntervals(sheet, match, form, whole, firstShare);
  const corners = match.home.corners + match.away.corners;
  const cornersToCome = expectedCorners(form) * (1 - match.reading.shareDone);
  const cornerLine = Math.round(corners + cornersToCome) + 0.5;
  sheet.add(markets.corners, poissonTotal(cornersToCome, corners, cornerLine), { line: cornerLine });
  return sheet.quotes;
}

/** Home, none, away. */
export function nextGoal(toCome: Goals): number[] {
  const all = toCome.home + toCome.away;
  const none = Math.exp(-all);
  const homeNext = all === 0 ? 0 : ((1 - none) * toCome.home) / all;
  return [homeNext, none, 1 - none - homeNext];
}

function addGoals(sheet: QuoteSheet, final: ScoreGrid, home: number, away: number): void {
  const goals = home + away;
  for (const line of [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5]) {
    if (line > goals && line < goals + 4) sheet.add(markets.total, final.total(line), { line });
  }
  sheet.add(markets.homeTotal, final.homeTotal(home + 0.5), { line: home + 0.5 });
  sheet.add(markets.awayTotal, final.awayTotal(away + 0.5), { line: away + 0.5 });
  sheet.add(markets.oddEven, final.oddEven());
  const scores = new Map(CORRECT_SCORES.map(([h, a], index) => [h * 100 + a, index]));
  sheet.add(
    markets.correctScore,
    final.split(26, (h, a) => scores.get(h * 100 + a) ?? 25),
  );
  if (home > 0 && away > 0) return;
  sheet.add(markets.bothScore, final.bothScore());
  sheet.add(
    markets.resultAndBothScore,
    final.split(6, (h, a) => 2 * outcomeIndexOf(h - a) + (h > 0 && a > 0 ? 0 : 1)),
  );
  if (goals > 2.5) return;
  const combined = final.split(4, (h, a) => (h + a > 2.5 ? 1 : 0) + (h > 0 && a > 0 ? 0 : 2));
  sheet.add(markets.totalAndBothScore, combined, { line: 2.5 });
}

function addHalves(sheet: QuoteSheet, match: ClockMatch, toCome: Goals, firstShare: number): void {
  const { part, partDone, shareDone } = match.reading;
  const left = 1 - shareDone;
  if (part > 0 || partDone >= 1) {
    const home = match.home.total - pointsUpToPart(match.home, 1);
    const away = match.away.total - pointsUpToPart(match.away, 1);
    sheet.add(markets.secondHalf, new ScoreGrid(toCome.home, toCome.away, home, away).result());
    return;
  }
  const now = (firstShare * (1 - partDone)) / left;
  const first = new ScoreGrid(toCome.home * now, toCome.away * now, match.home.total, match.away.total);
  sheet.add(markets.firstHalf, first.result());
  for (const line of [0.5, 1.5, 2.5]) {
    if (line > match.home.total + match.away.total) sheet.add(markets.firstHalfTotal, first.total(line), { line });
  }
  const later = (1 - firstShare) / left;
  sheet.add(markets.secondHalf, new ScoreGrid(toCome.home * later, toCome.away * later).result());
}

/** The next ten minutes that start on a ten: quick markets, gone when they begin. */
function addIntervals(sheet: QuoteSheet, match: ClockMatch, form: MatchForm, whole: Goals, firstShare: number): void {
  const { part, partDone, minute } = match.reading;
  const from = Math.floor(minute / 10) * 10 + 10;
  const to = from + 10;
  const until = part === 0 ? 40 : 90;
  if (partDone >= 1 || to > until) return;
  const share = ((part === 0 ? firstShare : 1 - firstShare) * 10) / 47;
  const grid = new ScoreGrid(whole.home * share, whole.away * share);
  const line = `${from}|${to}`;
  const [none = 0, some = 0] = grid.total(0.5);
  sheet.add(markets.intervalGoal, [some, none], { line });
  sheet.add(markets.intervalResult, grid.result(), { line });
  const noCorner = Math.exp(-expectedCorners(form) * share);
  sheet.add(markets.intervalCorner, [1 - noCorner, noCorner], { line });
}
