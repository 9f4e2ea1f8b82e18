/**
 * Trusted Types (browser-39): where a browser has them, text becomes a script only by this policy. The page and
 * the libraries name their workers by address, so those addresses pass, and nothing else: no HTML, no code.
 */
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';

const ASSETS = '/assets/';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/** Scripts of others that may run: none, until `state/operator/outside-script.ts` is loaded for one that the operator named. */
export const outside = { script: (_address: string): string | null => null };

/** Before anything that starts a worker. */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The browser hands over more than the address; the rule takes nothing else.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address) ?? outside.script(address),
  });
}

/** The address itself, or null, which the browser refuses. */
export function ownScript(address: string, origin: string = location.origin): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isOurs =
    url.pathname === SERVICE_WORKER_PATH || (url.pathname.startsWith(ASSETS) && url.pathname.endsWith('.js'));
  return url.origin === origin && isOurs ? url.href : null;
}
