/**
 * Trusted Types (browser-39): in supporting browsers text becomes a script only through this policy. The page and its
 * libraries create workers by address, so these addresses are permitted, and nothing else: no HTML, no code.
 */
import { SERVICE_WORKER_PATH } from '../../contract/names.ts';

const ASSETS = '/assets/';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/**
 * Permitted third-party scripts: none until `state/operator/third-party-script.ts` is loaded for a script that the operator
 * configured.
 */
export const thirdPartyScripts = { resolve: (_address: string): string | null => null };

/** Installs the policy; call it before any worker is started. */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The browser passes further arguments, which the rule ignores.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => resolveOwnScript(address) ?? thirdPartyScripts.resolve(address),
  });
}

/** Returns the resolved address of an own script; null otherwise, which makes the browser refuse it. */
export function resolveOwnScript(address: string, origin: string = location.origin): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isOurs =
    url.pathname === SERVICE_WORKER_PATH || (url.pathname.startsWith(ASSETS) && url.pathname.endsWith('.js'));
  return url.origin === origin && isOurs ? url.href : null;
}
