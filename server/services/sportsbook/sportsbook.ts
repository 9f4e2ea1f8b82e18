/** The sportsbook's calls (sportsbook §7), answered from the world as it is at this moment. */
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../src/contract/services/sportsbook.ts';
import { getMarketConfig } from '../../../src/contract/services/market-config.ts';
import type { WireEvent } from '../../../src/contract/services/wire-event.ts';
import type { World } from '../../world.ts';
import { ServiceFailure, badRequest } from '../../http/envelope.ts';
import { serveCall, wholeNumber } from '../../http/service-route.ts';

export function serveSportsbook(app: FastifyInstance, world: World): void {
  serveCall(app, calls.getEvents, ({ query }) =>
    world.list(
      wholeNumber(query.st, 'st'),
      programType(wholeNumber(query.type, 'type')),
      wholeNumber(query.version, 'version'),
    ),
  );
  serveCall(app, calls.getEvent, (request) => playableEvent(world, request.id()));
  serveCall(app, calls.getHighlightedEvents, ({ query }) => ({
    he: world.highlightedEvents(wholeNumber(query.st, 'st')),
  }));
  serveCall(app, calls.getInfo, () => world.info());
  serveCall(app, calls.getCompetitions, () => world.competitions());
  serveCall(app, getMarketConfig, () => world.marketConfig());
  serveCall(app, calls.getOutcomePlayPercentages, ({ query }) =>
    world.outcomePlayPercentages(wholeNumber(query.sportType, 'sportType')),
  );
  serveCall(app, calls.getPlayedEventPercentage, ({ query }) =>
    world.playedEventPercentage(wholeNumber(query.sportType, 'sportType')),
  );
  serveCall(app, calls.getLiveEventsForWidget, () => world.liveWidget());
  serveCall(app, calls.getUpcomingEventsForWidget, () => world.upcomingWidget());
  serveCall(app, calls.getMarketsById, (request) => world.marketsById(request.body()));
  serveCall(app, calls.getPopularBets, ({ query }) =>
    world.popularBets(wholeNumber(query.sportId, 'sportId'), wholeNumber(query.limit, 'limit')),
  );
  serveCall(app, calls.getPopularEasyCoupons, () => world.easyCoupons());
  serveCall(app, calls.getHighlightedLeagues, ({ query }) =>
    world.highlightedLeagues(query.st === undefined ? undefined : wholeNumber(query.st, 'st')),
  );
}

function programType(value: number): 0 | 1 | 2 {
  if (value === 0 || value === 1 || value === 2) return value;
  throw badRequest('type must be 0, 1 or 2');
}

/** Codes, names and texts as recorded (payload facts §2). */
function playableEvent(world: World, eventId: number): WireEvent {
  const event = world.event(eventId);
  if (event === 'over') throw new ServiceFailure(402, 'EventNotNull', 'Şu anda oynanabilir bahis bulunmamaktadır.');
  if (event === undefined) throw new ServiceFailure(510, 'EventNotFound', 'Etkinlik bilgileri bulunamadı');
  return event;
}
