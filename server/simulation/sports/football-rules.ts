/** Football: goals as Poisson counts, 45 % of them before the break. */
import { squadOf, usualEleven } from '../clubs/squads.ts';
import type { MatchForm, SportRules, Quote } from '../model.ts';
import {
  ClockMatch,
  type ClockSport,
  EXPECTED_RED_CARDS,
  EXPECTED_YELLOW_CARDS,
  expectedCorners,
} from '../play/clock-match.ts';
import { footballLiveQuotes } from './football-live-quotes.ts';
import { driftedRates, splitExpectation, newForm } from './match-form.ts';
import { CORRECT_SCORES, footballMarkets as markets } from '../market-catalogue/football-markets.ts';
import { halfLine } from '../pricing/point-spread.ts';
import { ScoreGrid, doubleChances, poissonTotal, outcomeIndexOf } from '../pricing/poisson.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';

const FIRST_HALF_SHARE = 0.45;
const HOME_ADVANTAGE = 0.32;
const SHARES_OF_SCORERS = [0.3, 0.21, 0.15, 0.1];

function expectedGoals(form: MatchForm): { home: number; away: number } {
  return driftedRates(form, 0.06);
}

const play: ClockSport = {
  sportId: 1,
  plan: {
    partMinutes: 45,
    parts: [2, 3],
    shares: [FIRST_HALF_SHARE, 1 - FIRST_HALF_SHARE],
    breaks: [{ status: 4, minutes: 15 }],
    endStatus: 5,
    minuteMs: 60_000,
    cumulative: true,
    addedMinutes: 6,
  },
  points: [1],
  suspendsOnScore: true,
  countsCornersAndCards: true,
  includesPartScores: false,
  decisive: false,
  expected: expectedGoals,
  quotes: (match, form) => footballLiveQuotes(match, form, expectedGoals(form), FIRST_HALF_SHARE),
};

export const footballRules: SportRules = {
  sportId: 1,
  kingEdge: 1.04,
  durationMs: 112 * 60_000,
  form(home, away, competition, random) {
    const supremacy = 0.75 * (home.rating - away.rating) + HOME_ADVANTAGE + 0.12 * random.normal();
    const total = competition.scoring * random.between(0.92, 1.08) + 0.1 * Math.abs(supremacy);
    const goals = splitExpectation(total, supremacy, 0.35);
    const form = newForm(goals.home, goals.away, random, competition.cup);
    if (competition.level > 1) return form;
    form.scorers = (['home', 'away'] as const).flatMap((side) => {
      const { scorers } = usualEleven(squadOf(1, (side === 'home' ? home : away).name, competition.country));
      return SHARES_OF_SCORERS.map((share, index) => ({ name: scorers[index]?.name ?? '', side, share }));
    });
    return form;
  },
  quotes: (form) => footballQuotes(form, expectedGoals(form), FIRST_HALF_SHARE),
  begin: (eventId, _form, startedAtMs, random) => new ClockMatch(play, eventId, startedAtMs, random),
};

interface Goals {
  home: number;
  away: number;
}

/** Football before the start: every market from the same two goal rates, so that they agree with each other. */
function footballQuotes(form: MatchForm, goals: Goals, firstShare: number): Quote[] {
  const full = new ScoreGrid(goals.home, goals.away);
  const first = new ScoreGrid(goals.home * firstShare, goals.away * firstShare);
  const second = new ScoreGrid(goals.home * (1 - firstShare), goals.away * (1 - firstShare));
  const sheet = new QuoteSheet();
  addResults(sheet, form, full, first, second);
  addGoals(sheet, form, goals, full, first, second);
  addCombinations(sheet, full, first);
  addHalves(sheet, goals, firstShare, first, second);
  addAsides(sheet, form, goals);
  return sheet.quotes;
}

function addResults(sheet: QuoteSheet, form: MatchForm, full: ScoreGrid, first: ScoreGrid, second: ScoreGrid): void {
  const result = full.result();
  sheet.add(markets.result, result).add(markets.doubleChance, doubleChances(result));
  const favourite = form.home >= form.away ? -1 : 1;
  sheet.add(markets.handicap, full.result(favourite), { line: favourite });
  const further = Math.abs(form.home - form.away) > 0.9 ? 2 * favourite : -favourite;
  sheet.add(markets.handicap, full.result(further), { line: further, depth: 2, listed: false });
  sheet.add(markets.firstHalf, first.result()).add(markets.secondHalf, second.result());
  sheet.add(markets.firstHalfDoubleChance, doubleChances(first.result()));
  sheet.add(markets.halfAndFull, halfAndFull(first, second));
  if (!form.cup) return;
  const [home = 0, draw = 0, away = 0] = result;
  const stronger = home / (home + away);
  sheet.add(markets.qualifies, [home + draw * stronger, away + draw * (1 - stronger)]);
}

function addGoals(
  sheet: QuoteSheet,
  form: MatchForm,
  goals: Goals,
  full: ScoreGrid,
  first: ScoreGrid,
  second: ScoreGrid,
): void {
  for (const line of [1.5, 2.5, 3.5]) sheet.add(markets.total, full.total(line), { line });
  sheet.add(markets.total, full.total(4.5), { line: 4.5, depth: 2, listed: false });
  sheet.add(markets.bothScore, full.bothScore());
  sheet.add(
    markets.goalRange,
    full.byTotal(4, (goals) => Math.min(3, Math.floor(goals / 2))),
  );
  sheet.add(markets.oddEven, full.oddEven());
  // Lines follow the form before drift: a line must not come and go with every small change of opinion.
  sheet.add(markets.homeTotal, full.homeTotal(halfLine(form.home)), { line: halfLine(form.home) });
  sheet.add(markets.awayTotal, full.awayTotal(halfLine(form.away)), { line: halfLine(form.away) });
  sheet.add(markets.firstHalfTotal, first.total(1.5), { line: 1.5 });
  sheet.add(markets.firstHalfTotal, first.total(0.5), { line: 0.5, listed: false });
  sheet.add(markets.firstHalfBothScore, first.bothScore());
  sheet.add(markets.secondHalfBothScore, second.bothScore());
  const none = Math.exp(-goals.home - goals.away);
  const homeFirst = ((1 - none) * goals.home) / (goals.home + goals.away);
  sheet.add(markets.firstGoal, [homeFirst, none, 1 - none - homeFirst]);
  const scores = new Map(CORRECT_SCORES.map(([h, a], index) => [h * 100 + a, index]));
  sheet.add(
    markets.correctScore,
    full.split(26, (h, a) => scores.get(h * 100 + a) ?? 25),
  );
}

function addCombinations(sheet: QuoteSheet, full: ScoreGrid, first: ScoreGrid): void {
  const withBoth = (h: number, a: number) => 2 * outcomeIndexOf(h - a) + (h > 0 && a > 0 ? 0 : 1);
  const withTotal = (line: number) => (h: number, a: number) => outcomeIndexOf(h - a) + (h + a > line ? 3 : 0);
  sheet.add(markets.resultAndTotal, full.split(6, withTotal(2.5)), { line: 2.5 });
  sheet.add(markets.resultAndBothScore, full.split(6, withBoth));
  sheet.add(markets.firstHalfAndBothScore, first.split(6, withBoth));
  const chances = full.split(4, (h, a) => (h + a > 2.5 ? 1 : 0) + (h > 0 && a > 0 ? 0 : 2));
  sheet.add(markets.totalAndBothScore, chances, { line: 2.5 });
}

function addHalves(sheet: QuoteSheet, goals: Goals, firstShare: number, first: ScoreGrid, second: ScoreGrid): void {
  const total = goals.home + goals.away;
  sheet.add(markets.halfWithMoreGoals, new ScoreGrid(total * firstShare, total * (1 - firstShare)).result());
  sheet.add(markets.homeFirstHalfTotal, first.homeTotal(0.5), { line: 0.5 });
  sheet.add(markets.awayFirstHalfTotal, first.awayTotal(0.5), { line: 0.5 });
  const [home1 = 0, , away1 = 0] = first.result();
  const [home2 = 0, , away2 = 0] = second.result();
  sheet.add(markets.homeWinsBothHalves, [home1 * home2, 1 - home1 * home2]);
  sheet.add(markets.awayWinsBothHalves, [away1 * away2, 1 - away1 * away2]);
}

function addAsides(sheet: QuoteSheet, form: MatchForm, goals: Goals): void {
  const corners = expectedCorners(form);
  sheet.add(markets.corners, poissonTotal(corners, 0, 9.5), { line: 9.5 });
  const homeShare = goals.home / (goals.home + goals.away);
  sheet.add(markets.moreCorners, new ScoreGrid(corners * homeShare, corners * (1 - homeShare)).result());
  sheet.add(markets.cards, poissonTotal(EXPECTED_YELLOW_CARDS + EXPECTED_RED_CARDS, 0, 4.5), { line: 4.5 });
  const red = 1 - Math.exp(-EXPECTED_RED_CARDS);
  const penalty = 0.24 + 0.08 * form.tempo;
  sheet.add(markets.redCard, [red, 1 - red]).add(markets.penalty, [penalty, 1 - penalty]);
  sheet.add(markets.penaltyAndRedCard, [penalty * red, 1 - penalty * red]);
  sheet.add(markets.shotsOnTarget, new ScoreGrid(1.6 + 2 * goals.home, 1.6 + 2 * goals.away).result());
  const { scorers } = form;
  if (scorers === undefined) return;
  sheet.add(
    markets.scorer,
    scorers.map((scorer) => 1 - Math.exp(-goals[scorer.side] * scorer.share)),
    { labels: scorers.map((scorer) => scorer.name) },
  );
}

/** 1/1, 1/0, … 2/2: the lead after the first half, then the lead after both. */
function halfAndFull(first: ScoreGrid, second: ScoreGrid): number[] {
  const chances: number[] = Array.from({ length: 9 }, () => 0);
  const later = second.leads();
  for (const [lead, chance] of first.leads()) {
    const atBreak = 3 * outcomeIndexOf(lead);
    for (const [gained, next] of later) {
      const row = atBreak + outcomeIndexOf(lead + gained);
      chances[row] = (chances[row] ?? 0) + chance * next;
    }
  }
  return chances;
}
