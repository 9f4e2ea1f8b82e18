/**
 * Favourite leagues of a member, stored by the service. A tap is shown at once, and undone when the service refuses it.
 */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { sports } from '../../../src/domain/sports.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { FavouriteLeague } from '../../../src/model/program.ts';
import type { Services } from '../calls/services.ts';
import { runPerSession } from '../session/run-per-session.ts';
import { type Session, signedOutResult } from '../session/session.ts';
import { withLeague } from './leagues.ts';

interface MemberFavourites {
  readonly leagues: readonly FavouriteLeague[];
  /** `partly`: the leagues of some sport could not be read. */
  readonly state: 'loading' | 'partly' | 'loaded';
  set(league: FavouriteLeague, favourite: boolean): Promise<Result<null>>;
  /** Reads the sports that could not be read before. */
  refresh(): void;
  onChange(listener: () => void): () => void;
}

export function createMemberFavourites(services: Services, session: Session, signal: AbortSignal): MemberFavourites {
  const changes = createListeners();
  let leagues: FavouriteLeague[] = [];
  let state: MemberFavourites['state'] = 'loading';
  let life: AbortSignal | undefined;
  /** Sports that have not been read yet, or could not be. */
  let unread: number[] = [];
  let reading = false;
  /** Counts taps and their outcomes; a response requested before the latest one may be stale. */
  let edits = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();

  const show = (next: FavouriteLeague[]): void => {
    leagues = next;
    edits += 1;
    changes.notify();
  };

  const read = async (sportId: number, mine: AbortSignal): Promise<boolean> => {
    const before = edits;
    const answer = await services.request(sportsbookCalls.getFavouriteLeagues, { query: { sportId: String(sportId) } });
    if (!answer.ok || mine.aborted) return false;
    if (edits !== before) return read(sportId, mine);
    const ids = answer.value.data;
    const rest = leagues.filter((league) => league.sportId !== sportId);
    if (rest.length !== leagues.length || ids.length > 0) {
      show([...rest, ...ids.map((competitionId) => ({ sportId, competitionId }))]);
    }
    return true;
  };

  /** Reads one sport after the other, in the catalogue's order, to leave the connection to other requests. */
  const readAll = async (): Promise<void> => {
    const mine = life;
    if (mine === undefined || reading || unread.length === 0) return;
    reading = true;
    const failed = new Set<number>();
    while (!mine.aborted) {
      const sportId = unread.shift();
      if (sportId === undefined) break;
      // oxlint-disable-next-line no-await-in-loop
      if (!(await read(sportId, mine))) failed.add(sportId);
    }
    if (mine.aborted) return;
    reading = false;
    unread = [...failed];
    state = failed.size === 0 ? 'loaded' : 'partly';
    changes.notify();
  };

  const begin = (lifetime: AbortSignal): void => {
    life = lifetime;
    reading = false;
    unread = sports.map((sport) => sport.id);
    void readAll();
  };
  const end = (): void => {
    life = undefined;
    leagues = [];
    state = 'loading';
    changes.notify();
  };
  runPerSession(session, { begin, end }, signal);

  return {
    get leagues() {
      return leagues;
    },
    get state() {
      return state;
    },
    set: async (league, favourite) => {
      const mine = life;
      show(withLeague(leagues, league, favourite));
      const query = {
        favoriteLeagueId: String(league.competitionId),
        type: favourite ? '1' : '2',
        sportId: String(league.sportId),
      };
      // Two taps on one star are sent in their order; a tap is not sent when the session has changed by then.
      const sent = lastWrite.then(() =>
        mine === life ? services.request(sportsbookCalls.updateFavouriteLeagues, { query }) : signedOutResult,
      );
      lastWrite = sent;
      const answer = await sent;
      edits += 1;
      if (answer.ok) return { ok: true, value: null };
      if (mine !== undefined && mine === life) {
        show(withLeague(leagues, league, !favourite));
        // A write that failed may have been done all the same, so the service is read.
        if (!unread.includes(league.sportId)) unread.push(league.sportId);
        void readAll();
      }
      return answer;
    },
    refresh: () => void readAll(),
    onChange: changes.add,
  };
}
