/** Live scores (wire-statistics-7), from the world as it is at this moment. */
import { badRequest } from '../../http/envelope.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import type { World } from '../../world.ts';

export function liveScoreHandlers(world: World) {
  return {
    getLiveScores: ({ query: { SportId, SearchDate } }) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(SearchDate)) throw badRequest('SearchDate must be a day');
      return { matches: world.liveScores(wholeNumber(SportId, 'SportId'), SearchDate) };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}
