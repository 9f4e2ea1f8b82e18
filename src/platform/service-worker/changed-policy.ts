/**
 * The content policy is no part of a build: the server makes it of `environment.json`, and the service worker keeps the
 * shell's files with the one they came with. A service worker of another address is another one to the browser, also where
 * its code is the same: fetched with the new policy, as its shell is (`sw/shell/policy-entries.ts`), it waits for consent
 * like a new build.
 */
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';

export interface PolicyEdges {
  /** The page as the server sends it now, and as this tab's service worker keeps it. */
  fetchPage(): Promise<Response>;
  keptPage(): Promise<Response>;
}

/** Those of the registration, as the browser calls them. */
export type Workers = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active'>;

/**
 * The address to register, or `undefined` where what is registered is right, or the server did not tell. A host or a proxy
 * that changes the policy of each response decides nothing for the build, and no worker would ever have the right page: what
 * differs between two responses in a row is left as it is, and a change that two workers did not bring ends there (offline-15).
 */
export async function changedPolicy(workers: Workers, edges: PolicyEdges): Promise<string | undefined> {
  const [kept, present] = await Promise.all([policyOf(edges.keptPage), policyOf(edges.fetchPage)]);
  const { active } = workers;
  if (kept === undefined || present === undefined || active === null) return undefined;
  const isSame = kept === present;
  if (!isSame && (await policyOf(edges.fetchPage)) !== present) return undefined;
  const right = isSame ? active.scriptURL : await nextAddress(active.scriptURL, `${kept}\n${present}`);
  return right === newestAddress(workers) ? undefined : right;
}

/** A worker that got its page of a server that was behind is followed by another one. */
async function nextAddress(active: string, change: string): Promise<string> {
  const first = await addressFor(change);
  const second = await addressFor(first);
  return active === first || active === second ? second : first;
}

/** Of the worker that was registered last; nobody registers an older one again by not knowing of it. */
export function newestAddress(workers: Workers | undefined): string {
  return (workers?.installing ?? workers?.waiting ?? workers?.active)?.scriptURL ?? SERVICE_WORKER_PATH;
}

/** `undefined` where the network is dead, a gateway answers, or nothing is forbidden (the development server). */
async function policyOf(page: () => Promise<Response>): Promise<string | undefined> {
  try {
    const { ok, headers } = await page();
    return (ok ? headers.get('content-security-policy') : null)?.replaceAll(nonce, '');
  } catch {
    return undefined;
  }
}

/** Made anew for each response, by whoever writes a script of its own into the page. */
const nonce = / *'nonce-[^']*'/g;

async function addressFor(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const name = Array.from(hash.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new URL(`${SERVICE_WORKER_PATH}?policy=${name}`, location.origin).href;
}
