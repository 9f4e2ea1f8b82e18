/** Football: goals as Poisson counts, 45 % of them before the break. */
import { squadOf, usualEleven } from '../clubs/squads.ts';
import type { MatchForm, SportRules } from '../model.ts';
import { ClockMatch, type ClockSport } from '../play/clock-match.ts';
import { footballLiveQuotes } from './football-live-quotes.ts';
import { footballQuotes } from './football-quotes.ts';
import { driftedRates, splitExpectation, newForm } from './match-form.ts';

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
