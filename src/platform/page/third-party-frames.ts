/**
 * Third-party pages in frames. Only those that the content security policy permits, which is made from the same
 * settings.
 */
import type { Operator } from '../../contract/operator.ts';

/** Returns true for https addresses of the tracker's origin or a video provider's; never for our own origin. */
export function isAllowedFrame(address: string, { tracker, videos }: Pick<Operator, 'tracker' | 'videos'>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin } = new URL(address);
  if (protocol !== 'https:' || origin === location.origin) return false;
  return [tracker, ...videos.map((each) => (each.includes('://') ? each : `https://${each}`))].some((each) => {
    if (!URL.canParse(each)) return false;
    const named = new URL(each);
    const below = named.host.startsWith('*.') && host.endsWith(named.host.slice(1));
    return named.protocol === 'https:' && (named.host === host || below);
  });
}

/** Returns the address with the match id filled in; '' for other schemes than http(s) and for our own origin. */
export function frameAddress(template: string, matchId: string): string {
  const address = template.replaceAll('{id}', encodeURIComponent(matchId));
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return '';
  return new URL(address).origin === location.origin ? '' : address;
}
