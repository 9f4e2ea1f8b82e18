/**
 * Renewal of the access token: once, however many calls in however many tabs and engines fail together (rules
 * sign-in-18, sign-in-19). Only the identity service's own refusal ends the session; after any other failure the next
 * attempt follows a growing pause (rule sign-in-25).
 */
import { isServiceRefusal } from '../../../src/contract/failure-checks.ts';
import { AUTH_LOCK } from '../../../src/contract/names.ts';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { isTransientStatus } from '../../../src/contract/services/service-response.ts';
import { createBackoff } from '../../../src/lib/backoff.ts';
import type { Failure } from '../../../src/model/failure.ts';
import { runInLock } from '../../../src/storage/run-in-lock.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from './session.ts';

/**
 * - `renewed`: there is a newer token now.
 * - `ended`: there is no session any more.
 * - `failed`: the identity service was not reached, or the pause after a failure is not over.
 * - `fresh`: the token is a few seconds old, so the service that refused it is at fault.
 */
type RenewalOutcome = 'renewed' | 'ended' | 'failed' | 'fresh';

export interface Renewal {
  /** @param refused the access token that a service refused */
  renew(refused: string): Promise<RenewalOutcome>;
  /** True when this token was refused and its renewal is paused: a call with it would fail. */
  isPaused(access: string): boolean;
  /** Ends a pause that a network failure caused. */
  wake(): void;
}

interface RenewalOptions {
  session: Session;
  services: Services;
  locks: LockManager | undefined;
  /** 0 to 1. */
  random?: () => number;
}

/** Upper bounds of the pauses after consecutive failures. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];
/** A service that refuses a token younger than this has another reason than its age. */
const FRESH_MS = 30_000;

export function createRenewal({ session, services, locks, random = Math.random }: RenewalOptions): Renewal {
  const backoff = createBackoff(PAUSES_MS, random);
  let running: Promise<RenewalOutcome> | undefined;
  /** The token whose renewal failed, and the earliest time of the next attempt, in `performance.now()` time. */
  let pause: { access: string; until: number; isNetwork: boolean } | undefined;
  /** The newest token this engine has renewed, and when. */
  let newest: { access: string; at: number } | undefined;

  const isPaused = (access: string): boolean =>
    pause !== undefined && pause.access === access && performance.now() < pause.until;

  const isFresh = (access: string): boolean =>
    newest !== undefined && newest.access === access && performance.now() - newest.at < FRESH_MS;

  const renew = async (refused: string): Promise<RenewalOutcome> => {
    // Another engine may have renewed the tokens, or signed out, while this one was queued for the lock.
    await session.readCookies();
    const { tokens, lifetime } = session;
    if (tokens === null) return 'ended';
    if (tokens.access !== refused) return 'renewed';
    if (tokens.memberId === '') {
      await session.end('expired');
      return 'ended';
    }
    const answer = await services.request(identityCalls.refreshTokens, {
      parameters: { refresh: tokens.refresh, memberId: tokens.memberId },
    });
    if (lifetime.aborted) return 'ended';
    if (answer.ok) {
      const { accessToken, refreshToken, memberId } = answer.value.data;
      backoff.reset();
      newest = { access: accessToken, at: performance.now() };
      await session.replace({ access: accessToken, refresh: refreshToken, memberId: memberId || tokens.memberId });
      return 'renewed';
    }
    if (!endsSession(answer.failure)) {
      pause = {
        access: refused,
        until: performance.now() + backoff.next(answer.failure.retryAfterMs),
        isNetwork: answer.failure.kind === 'network',
      };
      return 'failed';
    }
    await session.end('expired');
    return 'ended';
  };

  return {
    renew: (refused) => {
      if (session.tokens === null) return Promise.resolve('ended');
      if (running === undefined) {
        if (session.tokens.access !== refused) return Promise.resolve('renewed');
        if (isFresh(refused)) return Promise.resolve('fresh');
        if (isPaused(refused)) return Promise.resolve('failed');
      }
      running ??= runInLock(locks, AUTH_LOCK, {}, () => renew(refused)).finally(() => {
        running = undefined;
      });
      return running;
    },
    isPaused,
    wake: () => {
      if (pause?.isNetwork === true) pause = undefined;
    },
  };
}

/** True when the service has read the token and refused it. A service in trouble, or its gateway, may recover. */
function endsSession(failure: Failure): boolean {
  const { code, status = code } = failure;
  return isServiceRefusal(failure) && ![code, status].some((told) => told !== undefined && isTransientStatus(told));
}
