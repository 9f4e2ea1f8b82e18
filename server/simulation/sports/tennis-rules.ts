/** Tennis, best of three sets, from the points won on serve. */
import { tennisMarkets as markets, tennisLiveMarkets } from '../market-catalogue/set-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { TennisMatch, type TennisSport } from '../play/tennis-match.ts';
import { halfLine, underOverChances } from '../pricing/point-spread.ts';
import { setMatchChances, raceChance } from '../pricing/race-chance.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { newForm } from './match-form.ts';

const SETS_TO_WIN = 2;
const AVERAGE_SERVE = 0.63;

const play: TennisSport = { serverPointChance: (form, server) => serves(form)[server], quotes: liveQuotes };

export const tennisRules: SportRules = {
  sportId: 5,
  kingEdge: 1.04,
  durationMs: 105 * 60_000,
  form(home, away, _competition, random) {
    const edge = 0.017 * (home.rating - away.rating) + 0.012 * random.normal();
    return newForm(AVERAGE_SERVE + edge, AVERAGE_SERVE - edge, random);
  },
  quotes,
  begin: (eventId, _form, startedAtMs, random) => new TennisMatch(play, eventId, startedAtMs, random),
};

function serves(form: MatchForm): ServeChances {
  const shift = 0.0025 * form.side;
  const lift = 0.0015 * form.total;
  return { home: clamp(form.home + shift + lift), away: clamp(form.away - shift + lift) };
}

function quotes(form: MatchForm): Quote[] {
  const set = freshSet(serves(form));
  const match = setMatchChances(set, set, 0, 0, SETS_TO_WIN);
  const [straight = 0, inThree = 0, lostInThree = 0, lostStraight = 0] = match.scores;
  const sheet = new QuoteSheet();
  sheet.add(markets.winner, [match.home, 1 - match.home]).add(markets.firstSet, [set, 1 - set]);
  const mean = match.expectedRemainingSets * gamesOfSet(set);
  const middle = halfLine(gamesAtStart(form));
  for (const line of [middle, middle - 1, middle + 1]) {
    sheet.add(markets.games, underOverChances(mean, gamesDeviation(match.expectedRemainingSets), line), {
      line,
      listed: line === middle,
    });
  }
  sheet.add(markets.setScore, match.scores);
  sheet.add(markets.setCount, [straight + lostStraight, inThree + lostInThree]);
  const handicap = form.home >= form.away ? -1.5 : 1.5;
  const covers = handicap < 0 ? straight : 1 - lostStraight;
  sheet.add(markets.setHandicap, [covers, 1 - covers], { line: handicap });
  sheet.add(markets.homeWinsASet, [1 - lostStraight, lostStraight]);
  sheet.add(markets.awayWinsASet, [1 - straight, straight]);
  return sheet.quotes;
}

function liveQuotes(match: TennisMatch, form: MatchForm): Quote[] {
  const rates = serves(form);
  const { set, points, serving, won } = match;
  const homeServes = serving === 'home';
  const game = match.inTieBreak
    ? tieBreakChance(rates, points.home, points.away)
    : gameChance(rates, homeServes, points.home, points.away);
  const current = match.inTieBreak
    ? game
    : game * afterGame(rates, set.home + 1, set.away, !homeServes) +
      (1 - game) * afterGame(rates, set.home, set.away + 1, !homeServes);
  const fresh = freshSet(rates);
  const outlook = setMatchChances(current, fresh, won.home, won.away, SETS_TO_WIN);
  const sheet = new QuoteSheet();
  const number = match.sets.length;
  sheet.add(tennisLiveMarkets.winner, [outlook.home, 1 - outlook.home]);
  sheet.add(tennisLiveMarkets.set, [current, 1 - current], { line: number });
  if (!match.inTieBreak)
    sheet.add(tennisLiveMarkets.game, [game, 1 - game], { line: `${number}|${set.home + set.away + 1}` });
  const played = match.sets.reduce((sum, each) => sum + each.home + each.away, 0);
  const ofSet = gamesOfSet(fresh);
  const rest = Math.max(1, ofSet - set.home - set.away);
  const mean = played + rest + Math.max(0, outlook.expectedRemainingSets - 1) * ofSet;
  const line = 2 * Math.round(mean / 2) + 0.5;
  const deviation = Math.max(0.7, gamesDeviation(outlook.expectedRemainingSets) * Math.min(1, 0.3 + rest / 10));
  sheet.add(tennisLiveMarkets.games, underOverChances(mean, deviation, line), { line });
  if (number === 3) return sheet.quotes;
  const [, inThree = 0, lostInThree = 0] = outlook.scores;
  sheet.add(tennisLiveMarkets.setCount, [1 - inThree - lostInThree, inThree + lostInThree]);
  return sheet.quotes;
}

function afterGame(rates: ServeChances, home: number, away: number, homeServes: boolean): number {
  if (home > 7 || away > 7) return home > away ? 1 : 0;
  return setChance(rates, home, away, homeServes);
}

function freshSet(rates: ServeChances): number {
  return (setChance(rates, 0, 0, true) + setChance(rates, 0, 0, false)) / 2;
}

/** Even sets are longer. */
function gamesOfSet(set: number): number {
  return 8.4 + 1.5 * (1 - Math.abs(2 * set - 1));
}

function gamesDeviation(setsToCome: number): number {
  return 0.9 + 1.7 * setsToCome;
}

/** Expected games by the form before drift: the line stays where it was put. */
function gamesAtStart(form: MatchForm): number {
  const set = freshSet({ home: form.home, away: form.away });
  return setMatchChances(set, set, 0, 0, SETS_TO_WIN).expectedRemainingSets * gamesOfSet(set);
}

function clamp(chance: number): number {
  return Math.min(0.82, Math.max(0.45, chance));
}

/** Tennis from the chances that the two players win a point on their own serve. */
interface ServeChances {
  /** Chance that home wins a point when home serves. */
  home: number;
  /** Chance that away wins a point when away serves. */
  away: number;
}

/** Chance that home wins the game at the given points (home's, away's). */
export function gameChance(serves: ServeChances, homeServes: boolean, home = 0, away = 0): number {
  return raceChance(homeServes ? serves.home : 1 - serves.away, home, away, 4);
}

/** Chance that home wins the tie-break; serves alternate, so both count evenly. */
function tieBreakChance(serves: ServeChances, home = 0, away = 0): number {
  return raceChance((serves.home + 1 - serves.away) / 2, home, away, 7);
}

/** Chance that home wins the set at `home`:`away` games, `homeServes` serving next, at a fresh game. */
export function setChance(serves: ServeChances, home: number, away: number, homeServes: boolean): number {
  const onServe = gameChance(serves, true);
  const onReturn = gameChance(serves, false);
  const table = new Float64Array(64);
  for (let h = 7; h >= home; h -= 1) {
    for (let a = 7; a >= away; a -= 1) {
      table[h * 8 + a] = chanceAt(h, a);
    }
  }
  return table[home * 8 + away] ?? 0;

  function chanceAt(h: number, a: number): number {
    if (h === 7 || (h === 6 && a <= 4)) return 1;
    if (a === 7 || (a === 6 && h <= 4)) return 0;
    if (h === 6 && a === 6) return tieBreakChance(serves);
    const serving = (h + a - home - away) % 2 === 0 ? homeServes : !homeServes;
    const game = serving ? onServe : onReturn;
    return game * (table[(h + 1) * 8 + a] ?? 0) + (1 - game) * (table[h * 8 + a + 1] ?? 0);
  }
}
