/**
 * Registers the session's player as the owner of this device's copies with every new token, and deletes the copies when
 * the session ends.
 */
import type { MemberCopies } from '../../../src/storage/member/member-copies.ts';
import { COPY_OWNER, bearerOf } from '../../../src/storage/member/copy-owner.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { Session } from '../session/session.ts';
import { RAN_OUT } from '../session/tokens.ts';

export interface CopyOwner {
  /**
   * Registers the token of a request before it is sent, if it is the session's. Resolves when registered; never
   * rejects.
   */
  before(request: Request): Promise<void>;
}

export interface CopyOwnerOptions {
  session: Session;
  store: DeviceStore;
  copies(): Promise<Pick<MemberCopies, 'register' | 'forget'>>;
  /** Resolves to false when there are no copies to delete; a first visit then need not load the code for it. */
  isAnyKept(): Promise<boolean>;
  signal: AbortSignal;
}

export function trackCopyOwner({ session, store, copies, isAnyKept, signal }: CopyOwnerOptions): CopyOwner {
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
    if (tokens === null || (tokens.access || RAN_OUT) !== access || tokens.memberId === '') return last;
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
      void register(session.tokens.access || RAN_OUT);
    }
  };
  const stops = [
    session.onChange(follow),
    // Another engine changed the registration, so the next call registers this engine's token once more.
    store.onWritten((key) => {
      if (key === COPY_OWNER) registered = '';
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  follow();

  return {
    before: async (request) => {
      const access = bearerOf(request.headers);
      if (access !== undefined) await register(access);
    },
  };
}
