/** The sportsbook's calls that need a signed-in player (rule program-14, match-22): favourite leagues and the video of a match. */
import type { Accounts } from '../../accounts/accounts.ts';
import { ServiceFailure, badRequest } from '../../http/response-envelope.ts';
import { TEST_VIDEO_PATH } from '../../video/test-video.ts';
import type { World } from '../../world.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';

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
