/** The sportsbook: the program of events, and the calls that need a signed-in player. */
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { World } from '../../world.ts';
import { ServiceFailure, badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { TEST_VIDEO_PATH } from '../../video/test-video.ts';

/** The sportsbook's calls (wire-event-1, wire-sportsbook-2), answered from the world as it is at this moment. */
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

/** The sportsbook's calls that need a signed-in player (rule program-14, match-22): favourite leagues and the video of a match. */
export function memberHandlers(accounts: Accounts, world: Pick<World, 'event'>) {
  return {
    getFavouriteLeagues: (request) => {
      const { favouriteLeagues } = accounts.accountOfToken(request.bearer());
      return [...(favouriteLeagues.get(parseWholeNumber(request.query.sportId, 'sportId')) ?? [])];
    },
    updateFavouriteLeagues: (request) => {
      const { favouriteLeagues } = accounts.accountOfToken(request.bearer());
      const { favoriteLeagueId, type } = request.query;
      const sportId = parseWholeNumber(request.query.sportId, 'sportId');
      if (type !== '1' && type !== '2') throw badRequest('type must be 1 (add) or 2 (remove)');
      const leagues = favouriteLeagues.get(sportId) ?? new Set();
      if (type === '1') leagues.add(favoriteLeagueId);
      else leagues.delete(favoriteLeagueId);
      favouriteLeagues.set(sportId, leagues);
      return null;
    },
    getSoccerStreamUrl: (request) => {
      accounts.accountOfToken(request.bearer());
      const event = world.event(request.id());
      if (event === 'over') throw new ServiceFailure(3202, 'StreamOver', 'Yayın sona erdi.');
      if (event?.hs !== true) throw new ServiceFailure(404, 'StreamNotFound', 'Video yüklenemedi');
      if (event.bp === 0) throw new ServiceFailure(3201, 'StreamNotStarted', 'Yayın henüz başlamadı.');
      return { streamUrl: TEST_VIDEO_PATH, type: 'hls', expires: 300 };
    },
  } satisfies Partial<Handlers<'sportsbook'>>;
}
