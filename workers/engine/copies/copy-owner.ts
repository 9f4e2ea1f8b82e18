/** Whose coupons this device keeps: told to the storage with every token of the session, and taken back at its end. */
import type { MemberCopies } from '../../../src/storage/member/member-copies.ts';
import { COPY_OWNER, bearerOf } from '../../../src/storage/member/copy-owner.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { Session } from '../session/session.ts';
import { RAN_OUT } from '../session/tokens.ts';

export interface CopyOwner {
  /** Registers the token of a call that is about to go out, if it is the session's. Settles when it is; never rejects. */
  before(request: Request): Promise<void>;
}

export interface CopyOwnerOptions {
  session: Session;
  store: DeviceStore;
  copies(): Promise<Pick<MemberCopies, 'register' | 'forget'>>;
  /** Whether there is anything to forget: a first visit need not load what forgets. */
  isAnyKept(): Promise<boolean>;
  signal: AbortSignal;
}

export function trackCopyOwner({ session, store, copies, isAnyKept, signal }: CopyOwnerOptions): CopyOwner {
  /** One after the other: what ends a session is done after what began it. */
  let last: Promise<void> = Promise.resolve();
  let registered = '';
  let memberId: string | undefined;
  let seen = '';

  const inTurn = (work: () => Promise<unknown>): Promise<void> => {
    last = last.then(async () => {
      try {
        if (!signal.aborted) await work();
      } catch {
        // The part that writes did not load. Without a registration nothing is kept, which is the safe side.
      }
    });
    return last;
  };
  const register = (access: string): Promise<void> => {
    const { tokens } = session;
    // Another session's, or one whose player is not known yet.
    if (tokens === null || (tokens.access || RAN_OUT) !== access || tokens.memberId === '') return last;
    const pair = `${tokens.memberId} ${access}`;
    if (registered === pair) return last;
    registered = pair;
    ({ memberId } = tokens);
    const owner = tokens.memberId;
    return inTurn(async () => {
      // What storage refused now it may take with the next call.
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
      // Also when there was no session in this engine's life: the last one may have ended while no tab was open.
      forget();
    } else if (session.tokens !== null) {
      memberId = session.tokens.memberId === '' ? undefined : session.tokens.memberId;
      void register(session.tokens.access || RAN_OUT);
    }
  };
  const stops = [
    session.onChange(follow),
    // Another engine registered, or forgot: whether this one's token is still known is found out with the next call.
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
