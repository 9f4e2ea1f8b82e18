/**
 * Tells the service that a session is over, when it is over here already (session-6): with the token there was, or with
 * one more renewal, so that nobody can renew it later. Nothing of it is kept, and nobody waits for it.
 */
import { identity } from '../../../src/contract/services/identity.ts';
import type { Tokens } from '../../../src/model/player.ts';
import type { Services } from '../calls/services.ts';

export async function sayFarewell(plain: Services, { access, refresh, memberId }: Tokens): Promise<void> {
  const signOut = async (token: string): Promise<boolean> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await plain.request(identity.signOut, { headers, keepalive: true });
    if (answer.ok) return true;
    const { code, status = code } = answer.failure;
    return status !== 401;
  };
  if ((access !== '' && (await signOut(access))) || memberId === '') return;
  const renewed = await plain.request(identity.refreshTokens, { parameters: { refresh, memberId }, keepalive: true });
  if (renewed.ok) await signOut(renewed.value.data.accessToken);
}
