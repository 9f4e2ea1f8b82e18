/** Tracker of a match: a third party's frame, or our own view of the score. */
import { useOperatorSettings } from '../operator/use-operator-settings.ts';
import type { Operator } from '../../contract/operator.ts';

/** Returns the tracker's address; undefined until it is known, '' when no tracker is configured. */
export function useTrackerAddress(matchId: string): string | undefined {
  const operator = useOperatorSettings();
  return operator === null ? undefined : frameAddress(operator.tracker, matchId);
}

/** Returns true when an address may be shown in a frame; undefined until that is known, and for a null address. */
export function useIsFrameAllowed(address: string | null): boolean | undefined {
  const operator = useOperatorSettings();
  return operator === null || address === null ? undefined : isAllowedFrame(address, operator);
}

/**
 * Third-party pages in frames. Only those that the content security policy permits, which is made from the same
 * settings. Returns true for https addresses of the tracker's origin or a video provider's; never for our own origin.
 */
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
