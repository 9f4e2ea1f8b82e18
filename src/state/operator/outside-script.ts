/** Scripts of the operator's providers: each named in `/environment.json`, loaded once, and given up when it does not come. */
import { outside } from '../../platform/page/trusted-types.ts';

/** A blocker often lets a request hang. */
const PATIENCE_MS = 10_000;

const loads = new Map<string, Promise<boolean>>();

/**
 * False: it was blocked, or did not come in time; it is tried again at the next need.
 * @param hosts origins it loads more scripts from
 */
export function loadOutside(address: string, hosts: readonly string[] = []): Promise<boolean> {
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

/** The script itself, and what stands at other origins it named; of our own origin nothing else becomes a script. */
const trusted = new Set<string>();

function trust({ href, origin }: URL, hosts: readonly string[]): void {
  trusted.add(href);
  for (const each of [origin, ...hosts]) if (each !== location.origin) trusted.add(each);
  outside.script = (address) => {
    if (!URL.canParse(address, location.origin)) return null;
    const url = new URL(address, location.origin);
    return trusted.has(url.href) || trusted.has(url.origin) ? url.href : null;
  };
}
