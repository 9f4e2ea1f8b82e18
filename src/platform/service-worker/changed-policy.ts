/**
 * A changed content security policy, as a whole (offline-15). The policy is not part of a build: the server makes it from
 * `environment.json`, and the files it was sent with keep it. So the page, the scripts that workers start from and the
 * service worker are all fetched again, and that waits for consent like a new build.
 *
 * 1. This module, in a tab, notices the change and registers the service worker under another address, with the query
 *    `policy`. Browsers treat it as a new one even if its code is the same.
 * 2. `sw/shell/with-policy-revisions.ts`, in that worker, makes the query a part of the revision of the page and of the
 *    workers' scripts, so that the installation fetches them.
 * 3. `src/platform/engine-client/engine-address.ts`, in the entry, gives the shared engine the same query, so that a tab
 *    under the new policy does not join an engine under the old one.
 */
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';

interface PolicyEdges {
  /** Fetch the page as the server sends it now, and as this tab's service worker has cached it. */
  fetchPage(): Promise<Response>;
  readCachedPage(): Promise<Response>;
}

/** Service workers of the registration, named as in the browser's interface. */
export type RegisteredWorkers = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active'>;

/**
 * Returns the address to register; `undefined` if the registered one is right or the server gave no policy. Hosts or
 * proxies that vary the policy with each response are ignored, because no worker would ever have the right page: a
 * policy that differs between two consecutive responses is not followed, and neither is a change that two workers
 * failed to bring (offline-15).
 */
export async function changedPolicyAddress(
  workers: RegisteredWorkers,
  edges: PolicyEdges,
): Promise<string | undefined> {
  const [kept, present] = await Promise.all([policyOf(edges.readCachedPage), policyOf(edges.fetchPage)]);
  const { active } = workers;
  if (kept === undefined || present === undefined || active === null) return undefined;
  const isSame = kept === present;
  if (!isSame && (await policyOf(edges.fetchPage)) !== present) return undefined;
  const right = isSame ? active.scriptURL : await nextAddress(active.scriptURL, `${kept}\n${present}`);
  return right === newestWorkerAddress(workers) ? undefined : right;
}

/** A worker whose page came from a server that was behind is followed by a second one. */
async function nextAddress(active: string, change: string): Promise<string> {
  const first = await addressFor(change);
  const second = await addressFor(first);
  return active === first || active === second ? second : first;
}

/**
 * Returns the address of the worker registered last, so that a page that does not know it cannot register an older one.
 */
export function newestWorkerAddress(workers: RegisteredWorkers | undefined): string {
  return (workers?.installing ?? workers?.waiting ?? workers?.active)?.scriptURL ?? SERVICE_WORKER_PATH;
}

/**
 * Returns `undefined` without a network, for errors of a gateway, and if there is no policy (the development server).
 */
async function policyOf(page: () => Promise<Response>): Promise<string | undefined> {
  try {
    const { ok, headers } = await page();
    return (ok ? headers.get('content-security-policy') : null)?.replaceAll(nonce, '');
  } catch {
    return undefined;
  }
}

/** Nonces differ in each response; they belong to whoever injects a script of its own into the page. */
const nonce = / *'nonce-[^']*'/g;

async function addressFor(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const name = Array.from(hash.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new URL(`${SERVICE_WORKER_PATH}?policy=${name}`, location.origin).href;
}
