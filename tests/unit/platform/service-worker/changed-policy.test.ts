/**
 * The service worker that a tab registers after the server's content policy has changed; no tab returns to an older
 * one.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type RegisteredWorkers,
  changedPolicyAddress,
  newestWorkerAddress,
} from '../../../../src/platform/service-worker/changed-policy.ts';

const PLAIN = 'https://tribun.test/service-worker.js';
const OLD = 'connect-src wss://old.test';
const NEW = 'connect-src wss://new.test';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://tribun.test' }));
afterEach(() => vi.unstubAllGlobals());

const workers = (active: string, waiting?: string, installing?: string): RegisteredWorkers => {
  const worker = (scriptURL?: string) => (scriptURL === undefined ? null : ({ scriptURL } as ServiceWorker));
  return { active: worker(active), waiting: worker(waiting), installing: worker(installing) };
};

const page = (policy?: string, status = 200) =>
  new Response(null, { status, headers: policy === undefined ? {} : { 'Content-Security-Policy': policy } });

const look = (
  registered: RegisteredWorkers,
  kept: string,
  present: () => Promise<Response>,
): Promise<string | undefined> =>
  changedPolicyAddress(registered, { readCachedPage: async () => page(kept), fetchPage: present });

describe('the service worker of a content policy', () => {
  test('is unchanged while the policy is', async () => {
    expect(await look(workers(PLAIN), OLD, async () => page(OLD))).toBe(undefined);
    // A new build is waiting.
    expect(await look(workers(PLAIN, PLAIN), OLD, async () => page(OLD))).toBe(undefined);
  });

  test('has another address for another policy, the same in every tab, and is registered once', async () => {
    const address = await look(workers(PLAIN), OLD, async () => page(NEW));
    expect(address).toMatch(/^https:\/\/tribun\.test\/service-worker\.js\?policy=[0-9a-f]{12}$/);
    expect(await look(workers(PLAIN), OLD, async () => page(NEW))).toBe(address);
    expect(await look(workers(PLAIN, address), OLD, async () => page(NEW))).toBe(undefined);
    expect(await look(workers(PLAIN, undefined, address), OLD, async () => page(NEW))).toBe(undefined);
    expect(await look(workers(String(address)), NEW, async () => page(NEW))).toBe(undefined);
  });

  test('is the active one again if a change was reverted before a player accepted it', async () => {
    expect(await look(workers(PLAIN, `${PLAIN}?policy=1`), OLD, async () => page(OLD))).toBe(PLAIN);
  });

  test('has yet another address if it fetched its page from an outdated server', async () => {
    const first = String(await look(workers(PLAIN), OLD, async () => page(NEW)));
    const second = await look(workers(first), OLD, async () => page(NEW));
    expect(second).toMatch(/\?policy=/);
    expect(second).not.toBe(first);
  });

  test('is unchanged after two of them did not bring the new policy', async () => {
    const first = await look(workers(PLAIN), OLD, async () => page(NEW));
    const second = String(await look(workers(String(first)), OLD, async () => page(NEW)));
    expect(await look(workers(second), OLD, async () => page(NEW))).toBe(undefined);
    // A further change of the policy registers again.
    expect(await look(workers(second), OLD, async () => page('connect-src wss://third.test'))).toMatch(/\?policy=/);
  });

  test('is unchanged if responses differ only by nonces', async () => {
    const withNonce = (): string => `script-src 'self' 'nonce-${crypto.randomUUID()}'; ${OLD}`;
    expect(await look(workers(PLAIN), withNonce(), async () => page(withNonce()))).toBe(undefined);
    expect(await look(workers(PLAIN), `script-src 'self'; ${OLD}`, async () => page(withNonce()))).toBe(undefined);
    expect(await look(workers(PLAIN), withNonce(), async () => page(withNonce().replace(OLD, NEW)))).toMatch(/policy=/);
  });

  test('is unchanged if each response has a policy of its own', async () => {
    const ofRequest = async (): Promise<Response> => page(`${OLD}; report-uri /report/${crypto.randomUUID()}`);
    expect(await look(workers(PLAIN), `${OLD}; report-uri /report/1`, ofRequest)).toBe(undefined);
  });

  test.each<[string, () => Promise<Response>]>([
    ['the network is dead', () => Promise.reject(new TypeError('no network'))],
    ['a gateway answers', async () => page(NEW, 502)],
    ['nothing is forbidden', async () => page()],
  ])('is unchanged if %s', async (_where, present) => {
    expect(await look(workers(`${PLAIN}?policy=1`), OLD, present)).toBe(undefined);
  });

  test('starts from the one registered last', () => {
    expect(newestWorkerAddress(undefined)).toBe('/service-worker.js');
    expect(newestWorkerAddress(workers(PLAIN))).toBe(PLAIN);
    expect(newestWorkerAddress(workers(PLAIN, `${PLAIN}?policy=1`))).toBe(`${PLAIN}?policy=1`);
    expect(newestWorkerAddress(workers(PLAIN, PLAIN, `${PLAIN}?policy=2`))).toBe(`${PLAIN}?policy=2`);
  });
});
