/**
 * Registers the session's player as the owner of this device's copies with every new token, and deletes the copies when
 * the session ends.
 */
import type { MemberCache } from '../../../src/storage/member/member-cache.ts';
import { CACHE_OWNER_KEY, bearerToken } from '../../../src/storage/member/cache-owner.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { Session } from '../session/session.ts';
import { EXPIRED_TOKEN } from '../session/session-tokens.ts';

export interface CacheOwnerTracker {
  /**
   * Registers the token of a request before it is sent, if it is the session's. Resolves when registered; never
   * rejects.
   */
  registerTokenOf(request: Request): Promise<void>;
}

interface CacheOwnerTrackerOptions {
  session: Session;
  store: DeviceStore;
  memberCache(): Promise<Pick<MemberCache, 'register' | 'forget'>>;
  /** Resolves to false when there are no copies to delete; a first visit then need not load the code for it. */
  hasMemberCache(): Promise<boolean>;
  signal: AbortSignal;
}

export function trackCacheOwner({
  session,
  store,
  memberCache: copies,
  hasMemberCache: isAnyKept,
  signal,
}: CacheOwnerTrackerOptions): CacheOwnerTracker {
  /** The last queued task; tasks run in order, so that the end of a session is handled after its start. */
  let last: Promise<void> = Promise.resolve();
  let registered = '';
  let memberId: string | undefined;
  let seen = '';

  const inTurn = (work: () => Promise<unknown>): Promise<void> => {
    last = last.then(async () => {
      try {
        if (!signal.aborted) await work();
      } catch {
        // The code that writes did not load. Without a registration nothing is stored, which is safe.
      }
    });
    return last;
  };
  const register = (access: string): Promise<void> => {
    const { tokens } = session;
    // The token is another session's, or the player is not known yet.
    if (tokens === null || (tokens.access || EXPIRED_TOKEN) !== access || tokens.memberId === '') return last;
    const pair = `${tokens.memberId} ${access}`;
    if (registered === pair) return last;
    registered = pair;
    ({ memberId } = tokens);
    const owner = tokens.memberId;
    return inTurn(async () => {
      // A storage that refused now may accept with the next call.
      if (!(await (await copies()).register(access, owner)) && registered === pair) registered = '';
    });
  };
  const forget = (): void => {
    const gone = memberId;
    registered = '';
    memberId = undefined;
    void inTurn(async () => {
      if (await isAnyKept()) await (await copies()).forget(gone);
    });
  };

  const follow = (): void => {
    const { phase, generation } = session.state;
    const now = `${phase} ${generation}`;
    if (phase === 'opening' || now === seen) return;
    seen = now;
    if (phase === 'visitor') {
      // The last session may have ended while no tab was open, so this also runs without a session in this engine's
      // life.
      forget();
    } else if (session.tokens !== null) {
      memberId = session.tokens.memberId === '' ? undefined : session.tokens.memberId;
      void register(session.tokens.access || EXPIRED_TOKEN);
    }
  };
  const stops = [
    session.onChange(follow),
    // Another engine changed the registration, so the next call registers this engine's token once more.
    store.onWritten((key) => {
      if (key === CACHE_OWNER_KEY) registered = '';
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  follow();

  return {
    registerTokenOf: async (request) => {
      const access = bearerToken(request.headers);
      if (access !== undefined) await register(access);
    },
  };
}
