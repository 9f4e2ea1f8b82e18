/** The sportsbook's calls that need a signed-in player (rule program-14, match-22): favourite leagues and the video of a match. */
import type { Accounts } from '../../accounts/accounts.ts';
import { ServiceFailure, badRequest } from '../../http/envelope.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';

export function memberHandlers(accounts: Accounts) {
  return {
    getFavouriteLeagues: (request) => {
      const { favouriteLeagues } = accounts.caller(request.bearer());
      return [...(favouriteLeagues.get(wholeNumber(request.query.sportId, 'sportId')) ?? [])];
    },
    updateFavouriteLeagues: (request) => {
      const { favouriteLeagues } = accounts.caller(request.bearer());
      const { favoriteLeagueId, type } = request.query;
      const sportId = wholeNumber(request.query.sportId, 'sportId');
      if (type !== '1' && type !== '2') throw badRequest('type must be 1 (add) or 2 (remove)');
      const leagues = favouriteLeagues.get(sportId) ?? new Set();
      if (type === '1') leagues.add(favoriteLeagueId);
      else leagues.delete(favoriteLeagueId);
      favouriteLeagues.set(sportId, leagues);
      return null;
    },
    getSoccerStreamUrl: (request) => {
      accounts.caller(request.bearer());
      request.id();
      // An invented program has no pictures: the refusal for a match without video (rule match-22).
      throw new ServiceFailure(404, 'StreamNotFound', 'Video yüklenemedi');
    },
  } satisfies Partial<Handlers<'sportsbook'>>;
}
