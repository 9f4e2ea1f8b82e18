/** The sportsbook's calls that need a signed-in player (sportsbook §6): favourite leagues and the video of a match. */
import type { FastifyInstance } from 'fastify';
import {
  getFavouriteLeagues,
  getSoccerStreamUrl,
  updateFavouriteLeagues,
} from '../../src/contract/services/sportsbook.ts';
import { ServiceFailure, badRequest } from './envelope.ts';
import { serveCall, wholeNumber } from './service-route.ts';

/** Favourite league ids by token and sport. */
export class FavouriteLeagues {
  #leagues = new Map<string, Set<string>>();

  of(token: string, sportId: number): string[] {
    return [...(this.#leagues.get(`${sportId} ${token}`) ?? [])];
  }

  change(token: string, sportId: number, leagueId: string, kept: boolean): void {
    const key = `${sportId} ${token}`;
    const leagues = this.#leagues.get(key) ?? new Set();
    if (kept) leagues.add(leagueId);
    else leagues.delete(leagueId);
    this.#leagues.set(key, leagues);
  }

  reset(): void {
    this.#leagues.clear();
  }
}

export function serveMembers(app: FastifyInstance, favourites: FavouriteLeagues): void {
  serveCall(app, getFavouriteLeagues, (request) =>
    favourites.of(request.bearer(), wholeNumber(request.query.sportId, 'sportId')),
  );
  serveCall(app, updateFavouriteLeagues, (request) => {
    const { favoriteLeagueId, type, sportId } = request.query;
    const token = request.bearer();
    if (type !== '1' && type !== '2') throw badRequest('type must be 1 (add) or 2 (remove)');
    favourites.change(token, wholeNumber(sportId, 'sportId'), favoriteLeagueId, type === '1');
    return null;
  });
  serveCall(app, getSoccerStreamUrl, (request) => {
    request.bearer();
    request.id();
    // An invented program has no pictures: the refusal the specification gives for a match without video (§8).
    throw new ServiceFailure(404, 'StreamNotFound', 'Video yüklenemedi');
  });
}
