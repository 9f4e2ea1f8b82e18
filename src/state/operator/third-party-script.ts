/**
 * Scripts of the operator's providers: each configured in `/environment.json`, loaded once, and given up after a
 * timeout.
 */
import { thirdPartyScripts } from '../../platform/page/trusted-types.ts';

/** Milliseconds; a blocker often lets a request hang. */
const PATIENCE_MS = 10_000;

const loads = new Map<string, Promise<boolean>>();

/**
 * Returns false when the script was blocked or timed out; the next call tries again.
 * @param hosts origins from which it loads more scripts
 */
export function loadThirdPartyScript(address: string, hosts: readonly string[] = []): Promise<boolean> {
  const url = new URL(address, location.origin);
  trust(url, hosts);
  const pending = loads.get(url.href) ?? load(url.href);
  loads.set(url.href, pending);
  return pending;
}

async function load(href: string): Promise<boolean> {
  const loaded = await new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PATIENCE_MS);
    script.src = href;
    document.head.append(script);
  });
  if (!loaded) loads.delete(href);
  return loaded;
}

/**
 * Trusted scripts: each loaded address, and everything at its origin and at `hosts`. Of our own origin, only loaded
 * addresses are trusted.
 */
const trusted = new Set<string>();

function trust({ href, origin }: URL, hosts: readonly string[]): void {
  trusted.add(href);
  for (const each of [origin, ...hosts]) if (each !== location.origin) trusted.add(each);
  thirdPartyScripts.resolve = (address) => {
    if (!URL.canParse(address, location.origin)) return null;
    const url = new URL(address, location.origin);
    return trusted.has(url.href) || trusted.has(url.origin) ? url.href : null;
  };
}
