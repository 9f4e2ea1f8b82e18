/** A member's session: begun for the run, renewed once, and ended. */
import type { ConformanceRun } from './conformance-run.ts';
import { differs, fails } from './finding.ts';

export interface RunSession {
  token: string;
  refresh: string;
  /** Member id of the tokens; '' when only the player's response has one. */
  memberId: string;
}

/** Signs in; undefined when the service refuses or requires another step. */
export async function beginSession(
  run: ConformanceRun,
  body: { userInfo: string; password: string },
): Promise<RunSession | undefined> {
  const judgement = await run.send('signIn', { body });
  const { accessToken, refreshToken, memberId } = (judgement?.value ?? {}) as Partial<Record<string, string | null>>;
  if (judgement?.code !== undefined && judgement.value !== undefined) {
    run.observe(
      'signIn',
      fails('token', `this member needs another step (${judgement.code}): name one who signs in at once`),
    );
  }
  if (!accessToken || !refreshToken) return undefined;
  return { token: accessToken, refresh: refreshToken, memberId: memberId ?? '' };
}

/** Renews the session as the product does, tries the used token again, and signs out. */
export async function endSession(run: ConformanceRun, { token, refresh, memberId }: RunSession): Promise<void> {
  const player = await run.request('getPlayer', {}, { token });
  const id = memberId || player?.memberId || String(player?.playerNo ?? '');
  const parameters = { refresh, memberId: id };
  const renewed = await run.request('refreshTokens', { parameters });
  if (renewed === undefined) return;
  const again = await run.requestSilently('refreshTokens', { parameters });
  if (again === undefined) {
    run.observe('refreshTokens', differs('meaning', 'a refresh token works once: a lost response ends the session'));
  }
  await run.send('signOut', {}, { token: (again ?? renewed).accessToken });
}
