/** The calls that end a session, on this device at once and without a network (rule sign-in-5, sign-in-13). */
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from './session.ts';
import type { Tokens } from '../../../src/model/player.ts';

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

/**
 * Reports the end of a session to the service after it has ended on this device (session-6): with its access token,
 * or with one more renewal, so that the session cannot be renewed later. Nothing is stored, and a failure has no
 * effect.
 */
export async function reportSignOut(plain: Services, { access, refresh, memberId }: Tokens): Promise<void> {
  const signOut = async (token: string): Promise<boolean> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await plain.request(identityCalls.signOut, { headers, keepalive: true });
    if (answer.ok) return true;
    const { code, status = code } = answer.failure;
    return status !== 401;
  };
  if ((access !== '' && (await signOut(access))) || memberId === '') return;
  const renewed = await plain.request(identityCalls.refreshTokens, {
    parameters: { refresh, memberId },
    keepalive: true,
  });
  if (renewed.ok) await signOut(renewed.value.data.accessToken);
}
