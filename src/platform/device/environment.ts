/** What of `/environment.json` a page needs itself; the rest is the engine's. */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import { operatorOf } from '../../contract/operator.ts';

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

/** An address of the web, with the match in its place; '' for any other scheme, and for a page of our own. */
export function frameAddress(template: string, matchId: string): string {
  const address = template.replaceAll('{id}', encodeURIComponent(matchId));
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return '';
  return new URL(address).origin === location.origin ? '' : address;
}
