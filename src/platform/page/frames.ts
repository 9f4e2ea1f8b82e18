/** Pages of others in a frame: those the content policy lets in, which is made of the same settings. */
import type { Operator } from '../../contract/operator.ts';

/** Over https, of the tracker's origin or that of who films; never a page of our own. */
export function isFramed(address: string, { tracker, videos }: Pick<Operator, 'tracker' | 'videos'>): boolean {
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

/** An address of the web, with the match in its place; '' for any other scheme, and for a page of our own. */
export function frameAddress(template: string, matchId: string): string {
  const address = template.replaceAll('{id}', encodeURIComponent(matchId));
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return '';
  return new URL(address).origin === location.origin ? '' : address;
}
