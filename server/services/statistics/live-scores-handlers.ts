/** Live scores (wire-statistics-7): current matches of the world, and for past days the rounds of the leagues. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { dayNumberOf } from '../../turkish-time.ts';
import { competitions } from '../../simulation/competitions.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';
import type { StatisticsSource } from '../../statistics/statistics-source.ts';

type Row = NonNullable<WireResponse<'getLiveScores'>['matches'][number]>;

export function liveScoreHandlers({ world, history }: StatisticsSource) {
  const roundsOf = (sportId: number, day: number): Row[] =>
    competitions
      .filter((each) => each.sportId === sportId)
      // Matches that ended in the world come from `world.liveScoresCalls` instead.
      .flatMap((each) => history.onDay(each, day))
      .map(pastRow);

  const matchesOf = (sportId: number, day: string) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw badRequest('what is asked for must be a day');
    const rounds = roundsOf(sportId, dayNumberOf(Date.parse(`${day}T12:00:00Z`)));
    const playing = new Set(rounds.flatMap(({ ht, at }) => [ht, at]));
    const others = world.liveScores(sportId, day).filter((row) => row !== null && !meets(row, playing));
    return { matches: [...rounds, ...others] };
  };

  return {
    getLiveScores: ({ query: { SportId, SearchDate } }) => matchesOf(parseWholeNumber(SportId, 'SportId'), SearchDate),
    getLiveResults: ({ query: { sportId, date } }) => matchesOf(parseWholeNumber(sportId, 'sportId'), date),
  } satisfies Partial<Handlers<'statistics'>>;
}

function meets({ ht, at }: Row, playing: ReadonlySet<string>): boolean {
  return playing.has(ht) || playing.has(at);
}

/** Converts a past match; it has no program id, because it is no longer in the program. */
function pastRow({ id, competition, round, startMs, home, away, score }: PastMatch): Row {
  const { country, priority, name, sportId } = competition;
  return {
    id,
    sid: sportId,
    ht: home.name,
    at: away.name,
    d: Math.floor(startMs / 1_000),
    lg: { i: competition.id, n: name, cid: country, p: priority },
    rd: `${round}. Hafta`,
    hs: false,
    ca: false,
    sc: { ...score },
  };
}
