/** Snooker (best of nine frames) and MMA (three rounds). */
import { mmaMarkets, mmaLiveMarkets } from '../market-catalogue/other-markets.ts';
import { snookerMarkets, snookerLiveMarkets } from '../market-catalogue/set-markets.ts';
import type { MatchForm, Quote, SportRules } from '../model.ts';
import { BoutMatch, type BoutSport } from '../play/bout-match.ts';
import { setMatchChances } from '../pricing/race-chance.ts';
import { QuoteSheet } from '../pricing/quote-sheet.ts';
import { newForm } from './match-form.ts';

const FRAMES_TO_WIN = 5;
const ROUNDS = 3;
const STOPPAGE = 0.22;

const snookerPlay: BoutSport = {
  sportId: 19,
  stepMs: 19 * 60_000,
  status: () => 34,
  toWin: FRAMES_TO_WIN,
  steps: 2 * FRAMES_TO_WIN - 1,
  stoppageChance: 0,
  homeWinChance: frameChance,
  quotes: snookerLiveQuotes,
};

const mmaPlay: BoutSport = {
  sportId: 117,
  stepMs: 6 * 60_000,
  status: (round) => 14 + round,
  toWin: 0,
  steps: ROUNDS,
  stoppageChance: STOPPAGE,
  homeWinChance: frameChance,
  quotes: mmaLiveQuotes,
};

export const snookerRules = rules(snookerPlay, 150, 0.07, snookerQuotes);
export const mmaRules = rules(mmaPlay, 18, 0.12, mmaQuotes);

function rules(play: BoutSport, minutes: number, edge: number, quotes: (form: MatchForm) => Quote[]): SportRules {
  return {
    sportId: play.sportId,
    kingEdge: 1.04,
    durationMs: minutes * 60_000,
    form(home, away, _competition, random) {
      const chance = Math.min(0.85, Math.max(0.15, 0.5 + edge * (home.rating - away.rating) + 0.05 * random.normal()));
      return newForm(chance, 1 - chance, random);
    },
    quotes,
    begin: (eventId, _form, startedAtMs) => new BoutMatch(play, eventId, startedAtMs),
  };
}

function frameChance(form: MatchForm): number {
  return Math.min(0.9, Math.max(0.1, form.home + 0.008 * form.side));
}

function snookerQuotes(form: MatchForm): Quote[] {
  const frame = frameChance(form);
  const match = setMatchChances(frame, frame, 0, 0, FRAMES_TO_WIN);
  const sheet = new QuoteSheet();
  sheet.add(snookerMarkets.winner, [match.home, 1 - match.home]);
  for (const line of [7.5, 6.5, 8.5])
    sheet.add(snookerMarkets.frames, framesOver(match.scores, line), { line, listed: line === 7.5 });
  const handicap = form.home >= form.away ? -2.5 : 2.5;
  const covers = match.scores.reduce((sum, chance, row) => sum + (leadOf(row) + handicap > 0 ? chance : 0), 0);
  return sheet.add(snookerMarkets.frameHandicap, [covers, 1 - covers], { line: handicap }).quotes;
}

function snookerLiveQuotes(match: BoutMatch, form: MatchForm): Quote[] {
  const frame = frameChance(form);
  const outlook = setMatchChances(frame, frame, match.won.home, match.won.away, FRAMES_TO_WIN);
  const sheet = new QuoteSheet();
  sheet.add(snookerLiveMarkets.winner, [outlook.home, 1 - outlook.home]);
  sheet.add(snookerLiveMarkets.frame, [frame, 1 - frame], { line: match.step });
  const least = FRAMES_TO_WIN + Math.min(match.won.home, match.won.away);
  for (const line of [5.5, 6.5, 7.5, 8.5]) {
    if (line > least) sheet.add(snookerLiveMarkets.frames, framesOver(outlook.scores, line), { line });
  }
  return sheet.quotes;
}

function mmaQuotes(form: MatchForm): Quote[] {
  const p = frameChance(form);
  const decided = p * p * (3 - 2 * p);
  const distance = (1 - STOPPAGE) ** ROUNDS;
  const home = p * (1 - distance) + decided * distance;
  const sheet = new QuoteSheet();
  sheet.add(mmaMarkets.winner, [home, 1 - home]);
  for (const line of [1.5, 2.5]) sheet.add(mmaMarkets.rounds, roundsOver(line, 0), { line });
  return sheet.add(mmaMarkets.distance, [distance, 1 - distance]).quotes;
}

function mmaLiveQuotes(match: BoutMatch, form: MatchForm): Quote[] {
  const p = frameChance(form);
  const left = ROUNDS - match.step + 1;
  const distance = (1 - STOPPAGE) ** left;
  const lead = match.won.home - match.won.away;
  const home = p * (1 - distance) + distance * Math.min(0.97, Math.max(0.03, p + 0.22 * lead));
  const sheet = new QuoteSheet();
  sheet.add(mmaLiveMarkets.winner, [home, 1 - home]);
  for (const line of [1.5, 2.5]) {
    if (line > match.step - 0.5) sheet.add(mmaLiveMarkets.rounds, roundsOver(line, match.step - 1), { line });
  }
  return sheet.quotes;
}

/** Alt, Üst of the rounds, a half round being half of it, after `done` whole rounds. */
function roundsOver(line: number, done: number): number[] {
  const over = (1 - STOPPAGE) ** (Math.floor(line) - done) * (1 - STOPPAGE / 2);
  return [1 - over, over];
}

function framesOver(scores: readonly number[], line: number): number[] {
  const over = scores.reduce((sum, chance, row) => {
    const lost = row < FRAMES_TO_WIN ? row : 2 * FRAMES_TO_WIN - 1 - row;
    return sum + (FRAMES_TO_WIN + lost > line ? chance : 0);
  }, 0);
  return [1 - over, over];
}

/** Frame lead of home in a row of `setScores`. */
function leadOf(row: number): number {
  return row < FRAMES_TO_WIN ? FRAMES_TO_WIN - row : 2 * FRAMES_TO_WIN - 1 - row - FRAMES_TO_WIN;
}
