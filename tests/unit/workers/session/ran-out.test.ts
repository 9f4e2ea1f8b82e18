/** The cookie of the access token has expired and that of the refresh token has not: days 6 and 7 (rule sign-in-22). */
import { expect, test } from 'vitest';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { memberServices } from '../../../../workers/engine/session/member-services.ts';
import { createRenewal } from '../../../../workers/engine/session/renewal.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import { trackCacheOwner } from '../../../../workers/engine/cache/cache-owner-tracker.ts';
import { cookieJar } from '../../../support/cookie-jar.ts';
import { answerWith } from '../../../support/service-answer.ts';
import { wireCouponPage } from '../../../support/wire-coupon.ts';

const runOut = { access: '', refresh: 'refresh-1', memberId: '7' };

test('without a network the player stays signed in and cached responses are returned', async () => {
  const registered = new Map<string, string>();
  const forgotten: (string | undefined)[] = [];
  const jar = cookieJar(runOut);
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
  const owner = trackCacheOwner({
    session,
    store: { onWritten: () => () => undefined } as unknown as Parameters<typeof trackCacheOwner>[0]['store'],
    memberCache: async () => ({
      register: async (access, memberId) => registered.set(access, memberId).size > 0,
      forget: async (memberId) => void forgotten.push(memberId),
    }),
    hasMemberCache: async () => true,
    signal: new AbortController().signal,
  });
  const plain: Services = {
    request: async (call, input) => {
      const headers = new Headers(input.headers);
      await owner.registerTokenOf(new Request('https://a.test/', { headers }));
      const access = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
      if (!registered.has(access)) return { ok: false, failure: { kind: 'network' } };
      return answerWith(call, input, wireCouponPage([]), 77);
    },
  };
  const services = memberServices(plain, session, createRenewal({ session, services: plain, locks: undefined }));
  const list = await services.request(wagerCalls.getPlayedBetslips, { query: { page: '1', limit: '10' } });
  expect(list).toMatchObject({ ok: true, value: { storedAt: 77 } });
  expect(await services.request(playersCalls.getPlayer, {})).toMatchObject({ ok: false, failure: { kind: 'network' } });
  expect(session.state.phase).toBe('member');
  expect([...registered.values()]).toEqual(['7']);
  expect(forgotten).toEqual([]);
  expect(jar.held).toEqual(runOut);
});
