/** Volleyball and table tennis, best of five sets, from the chance of a rally. */
import {
  tableTennisMarkets,
  tableTennisLiveMarkets,
  volleyballMarkets,
  volleyballLiveMarkets,
} from '../market-catalogue/set-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { RallyMatch, type RallySport } from '../play/rally-match.ts';
import { halfLine, underOverChances } from '../pricing/point-spread.ts';
import { type SetMatchChances, setMatchChances, raceChance } from '../pricing/race-chance.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { newForm } from './match-form.ts';

const SETS_TO_WIN = 3;

const volleyballPlay: RallySport = {
  sportId: 23,
  setsToWin: SETS_TO_WIN,
  target: (set) => (set === 5 ? 15 : 25),
  rallyMs: 26_000,
  breakMs: 180_000,
  winnerServes: true,
  homeRallyChance: rally,
  quotes: volleyballLiveQuotes,
};

const tableTennisPlay: RallySport = {
  sportId: 20,
  setsToWin: SETS_TO_WIN,
  target: () => 11,
  rallyMs: 15_000,
  breakMs: 60_000,
  winnerServes: false,
  homeRallyChance: rally,
  quotes: tableTennisLiveQuotes,
};

export const volleyballRules = rules(volleyballPlay, 1.02, 110, 0.013, volleyballQuotes);
export const tableTennisRules = rules(tableTennisPlay, 1.04, 25, 0.022, tableTennisQuotes);

function rules(
  play: RallySport,
  kingEdge: number,
  minutes: number,
  edge: number,
  quotes: (form: MatchForm) => Quote[],
): SportRules {
  return {
    sportId: play.sportId,
    kingEdge,
    durationMs: minutes * 60_000,
    form(home, away, _competition, random) {
      const chance = 0.503 + edge * (home.rating - away.rating) + 0.006 * random.normal();
      return newForm(chance, 1 - chance, random);
    },
    quotes,
    begin: (eventId, _form, startedAtMs, random) => new RallyMatch(play, eventId, startedAtMs, random),
  };
}

function rally(form: MatchForm): number {
  return Math.min(0.65, Math.max(0.35, form.home + 0.002 * form.side));
}

function outlookBefore(form: MatchForm, play: RallySport): { set: number; match: SetMatchChances } {
  const set = raceChance(rally(form), 0, 0, play.target(1));
  return { set, match: setMatchChances(set, set, 0, 0, SETS_TO_WIN) };
}

function outlookOf(match: RallyMatch, form: MatchForm, play: RallySport): { set: number; match: SetMatchChances } {
  const p = rally(form);
  const { set, won } = match;
  const current = raceChance(p, set.home, set.away, Math.max(play.target(match.sets.length), set.home, set.away));
  const fresh = raceChance(p, 0, 0, play.target(1));
  return { set: current, match: setMatchChances(current, fresh, won.home, won.away, SETS_TO_WIN) };
}

function volleyballQuotes(form: MatchForm): Quote[] {
  const { set, match } = outlookBefore(form, volleyballPlay);
  const [three = 0, four = 0, five = 0, lostFive = 0, lostFour = 0, lostThree = 0] = match.scores;
  const sheet = new QuoteSheet();
  sheet.add(volleyballMarkets.winner, [match.home, 1 - match.home]);
  sheet.add(volleyballMarkets.set, [set, 1 - set], { line: 1 });
  const mean = match.expectedRemainingSets * pointsOfSet(set, 25);
  const middle = halfLine(178);
  for (const line of [middle, middle + 6, middle - 6]) {
    sheet.add(volleyballMarkets.points, underOverChances(mean, 24, line), { line, listed: line === middle });
  }
  sheet.add(volleyballMarkets.setCount, [three + lostThree, four + lostFour, five + lostFive]);
  sheet.add(volleyballMarkets.setScore, match.scores);
  sheet
    .add(volleyballMarkets.homeWinsASet, [1 - lostThree, lostThree])
    .add(volleyballMarkets.awayWinsASet, [1 - three, three]);
  return sheet.quotes;
}

function volleyballLiveQuotes(match: RallyMatch, form: MatchForm): Quote[] {
  const { set, match: outlook } = outlookOf(match, form, volleyballPlay);
  const [three = 0, four = 0, five = 0, lostFive = 0, lostFour = 0, lostThree = 0] = outlook.scores;
  const sheet = new QuoteSheet();
  sheet.add(volleyballLiveMarkets.winner, [outlook.home, 1 - outlook.home]);
  sheet.add(volleyballLiveMarkets.set, [set, 1 - set], { line: match.sets.length });
  const played = match.sets.reduce((sum, each) => sum + each.home + each.away, 0);
  const rest = Math.max(2, 45 - match.set.home - match.set.away);
  const mean = played + rest + Math.max(0, outlook.expectedRemainingSets - 1) * 45;
  const line = 6 * Math.round(mean / 6) + 0.5;
  sheet.add(volleyballLiveMarkets.points, underOverChances(mean, 3 + 5 * outlook.expectedRemainingSets, line), {
    line,
  });
  const counts = [three + lostThree, four + lostFour, five + lostFive];
  // A market with only one possible count left is already decided.
  if (counts.filter((chance) => chance > 0).length > 1) sheet.add(volleyballLiveMarkets.setCount, counts);
  return sheet.quotes;
}

function tableTennisQuotes(form: MatchForm): Quote[] {
  const { set, match } = outlookBefore(form, tableTennisPlay);
  const [three = 0, four = 0, , , lostFour = 0, lostThree = 0] = match.scores;
  const sheet = new QuoteSheet();
  sheet.add(tableTennisMarkets.winner, [match.home, 1 - match.home]).add(tableTennisMarkets.set, [set, 1 - set]);
  const handicap = form.home >= form.away ? -1.5 : 1.5;
  const covers = handicap < 0 ? three + four : 1 - lostThree - lostFour;
  sheet.add(tableTennisMarkets.setHandicap, [covers, 1 - covers], { line: handicap });
  const mean = match.expectedRemainingSets * pointsOfSet(set, 11);
  sheet.add(tableTennisMarkets.points, underOverChances(mean, 14, 74.5), { line: 74.5 });
  sheet.add(tableTennisMarkets.setScore, match.scores);
  return sheet.quotes;
}

function tableTennisLiveQuotes(match: RallyMatch, form: MatchForm): Quote[] {
  const { set, match: outlook } = outlookOf(match, form, tableTennisPlay);
  const sheet = new QuoteSheet();
  sheet.add(tableTennisLiveMarkets.winner, [outlook.home, 1 - outlook.home]);
  return sheet.add(tableTennisLiveMarkets.set, [set, 1 - set], { line: match.sets.length }).quotes;
}

/** Expected points of a set to `target`: close sets run longer. */
function pointsOfSet(set: number, target: number): number {
  return target * (1.55 + 0.3 * (1 - Math.abs(2 * set - 1)));
}
