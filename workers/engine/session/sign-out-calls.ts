/** The calls that end a session, on this device at once and without a network (rule sign-in-5, sign-in-13). */
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Services } from '../calls/services.ts';
import { reportSignOut } from './report-sign-out.ts';
import type { Session } from './session.ts';

interface SignOutOptions {
  session: Session;
  /** Services that send no session token. */
  plain: Services;
  /** Services that send the session's token, renewed when it ran out. */
  services: Services;
}

export function signOutCalls({
  session,
  plain,
  services,
}: SignOutOptions): CallHandlers<'leaveRegistration' | 'signOut' | 'signOutEverywhere'> {
  return {
    leaveRegistration: async () => {
      if (session.tokens !== null) await session.dropTokens();
      return done;
    },
    signOut: async () => {
      const { tokens } = session;
      if (tokens === null) return done;
      await session.end('player');
      // The session has ended here, also without a network; only the service is still to be notified.
      void reportSignOut(plain, tokens);
      return done;
    },
    signOutEverywhere: async () => {
      if (session.tokens === null) return done;
      // The session stays when the call fails, because the other devices are still signed in.
      const answer = await services.request(identityCalls.signOutAll, {});
      if (!answer.ok) return answer;
      await session.end('player');
      return done;
    },
  };
}

const done: Result<null> = { ok: true, value: null };
