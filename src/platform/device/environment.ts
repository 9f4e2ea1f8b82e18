/** What of `/environment.json` a page needs itself; the rest is the engine's. */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import { type Operator, operatorOf } from '../../contract/operator.ts';

/** Address of the tracker of a match for a frame; '' where none is configured, or what is says cannot be read. */
export async function trackerAddress(matchId: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(ENVIRONMENT_PATH, { signal });
    return answer.ok ? frameAddress(operatorOf(await answer.json()).tracker, matchId) : '';
  } catch {
    // Without a network there is no frame either.
    return '';
  }
}

/** Whether the content policy lets a page into a frame; false where nobody can say. */
export async function mayFrame(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(ENVIRONMENT_PATH, { signal });
    return answer.ok && isFramed(address, operatorOf(await answer.json()));
  } catch {
    // A way to it is left.
    return false;
  }
}

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
