/**
 * Reports the end of a session to the service after it has ended on this device (session-6): with its access token, or
 * with one more renewal, so that the session cannot be renewed later. Nothing is stored, and a failure has no effect.
 */
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import type { Tokens } from '../../../src/model/player.ts';
import type { Services } from '../calls/services.ts';

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
