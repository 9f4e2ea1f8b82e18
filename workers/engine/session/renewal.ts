/**
 * Renewing the access token: once, however many calls in however many tabs and engines fail together (rules sign-in-18,
 * sign-in-19). A definitive refusal ends the session; a network that fails does not, the next call tries again.
 */
import { identity } from '../../../src/contract/services/identity.ts';
import type { Failure } from '../../../src/model/failure.ts';
import { AUTH_LOCK } from '../../../src/contract/names.ts';
import { isTrouble } from '../../../src/contract/services/of-service.ts';
import { inLock } from '../../../src/storage/in-lock.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from './session.ts';

export interface Renewal {
  /** @param refused the access token a service did not take. Answers whether there is a newer one now. */
  renew(refused: string): Promise<'renewed' | 'ended' | 'failed'>;
}

export interface RenewalOptions {
  session: Session;
  services: Services;
  locks: LockManager | undefined;
}

export function createRenewal({ session, services, locks }: RenewalOptions): Renewal {
  let running: Promise<'renewed' | 'ended' | 'failed'> | undefined;

  const renew = async (refused: string): Promise<'renewed' | 'ended' | 'failed'> => {
    // Another engine may have renewed them, or signed out, while this one waited for the lock.
    await session.look();
    const { tokens, lifetime } = session;
    if (tokens === null) return 'ended';
    if (tokens.access !== refused) return 'renewed';
    if (tokens.memberId === '') {
      await session.end('expired');
      return 'ended';
    }
    const answer = await services.request(identity.refreshTokens, {
      parameters: { refresh: tokens.refresh, memberId: tokens.memberId },
    });
    if (lifetime.aborted) return 'ended';
    if (answer.ok) {
      const { accessToken, refreshToken, memberId } = answer.value.data;
      await session.replace({ access: accessToken, refresh: refreshToken, memberId: memberId || tokens.memberId });
      return 'renewed';
    }
    if (!isDefinitive(answer.failure)) return 'failed';
    await session.end('expired');
    return 'ended';
  };

  return {
    renew: (refused) => {
      if (session.tokens === null) return Promise.resolve('ended');
      if (running === undefined && session.tokens.access !== refused) return Promise.resolve('renewed');
      running ??= inLock(locks, AUTH_LOCK, {}, () => renew(refused)).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** The service read the token and will not take it; everything else may pass. */
function isDefinitive({ kind, code: told, status: code = told }: Failure): boolean {
  if (code !== undefined && isTrouble(code)) return false;
  return kind === 'refused' || kind === 'notFound' || (kind === 'server' && code !== undefined);
}
