/** The sportsbook's calls (wire-event-1, wire-sportsbook-2), answered from the world as it is at this moment. */
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { World } from '../../world.ts';
import { ServiceFailure, badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';

export function programHandlers(world: World) {
  return {
    getEvents: ({ query }) =>
      world.list(
        parseWholeNumber(query.st, 'st'),
        programType(parseWholeNumber(query.type, 'type')),
        parseWholeNumber(query.version, 'version'),
      ),
    getTrackedEvents: ({ query }) =>
      world.list(
        parseWholeNumber(query.st, 'st'),
        programType(parseWholeNumber(query.type, 'type')),
        parseWholeNumber(query.version, 'version'),
      ),
    getEvent: (request) => playableEvent(world, request.id()),
    getHighlightedEvents: ({ query }) => ({
      he: world.highlightedEvents(parseWholeNumber(query.st, 'st')),
    }),
    getInfo: () => world.info(),
    getCompetitions: () => world.competitions(),
    getMarketConfig: () => world.marketConfig(),
    getMarketRules: () => world.marketConfig(),
    getOutcomePlayPercentages: ({ query }) =>
      world.outcomePlayPercentages(parseWholeNumber(query.sportType, 'sportType')),
    getPlayedEventPercentage: ({ query }) =>
      world.playedEventPercentage(parseWholeNumber(query.sportType, 'sportType')),
    getLiveEventsForWidget: () => world.liveWidget(),
    getUpcomingEventsForWidget: () => world.upcomingWidget(),
    getMarketsById: (request) => world.marketsById(request.body()),
    getPopularBets: ({ query }) =>
      world.popularBets(parseWholeNumber(query.sportId, 'sportId'), parseWholeNumber(query.limit, 'limit')),
    getPopularEasyCoupons: () => world.easyCoupons(),
    getHighlightedLeagues: ({ query }) =>
      world.highlightedLeagues(query.st === undefined ? undefined : parseWholeNumber(query.st, 'st')),
  } satisfies Partial<Handlers<'sportsbook'>>;
}

function programType(value: number): 0 | 1 | 2 {
  if (value === 0 || value === 1 || value === 2) return value;
  throw badRequest('type must be 0, 1 or 2');
}

/** Codes, names and texts as recorded (wire-envelope-6). */
function playableEvent(world: World, eventId: number): WireEvent {
  const event = world.event(eventId);
  if (event === 'over') throw new ServiceFailure(402, 'EventNotNull', 'Şu anda oynanabilir bahis bulunmamaktadır.');
  if (event === undefined) throw new ServiceFailure(510, 'EventNotFound', 'Etkinlik bilgileri bulunamadı');
  return event;
}
