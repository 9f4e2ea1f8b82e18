/** What of `/environment.json` a page needs itself; the rest is the engine's. */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import { isFields } from '../../lib/guards.ts';

/** Address of the tracker of a match in another's frame; '' where none is configured, or what is says cannot be read. */
export async function trackerAddress(matchId: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(ENVIRONMENT_PATH, { signal });
    const environment: unknown = answer.ok ? await answer.json() : null;
    return isFields(environment) ? frameAddress(environment['tracker'], matchId) : '';
  } catch {
    // Without a network there is no frame either.
    return '';
  }
}

/** An address of the web with the match in its place. */
export function frameAddress(template: unknown, matchId: string): string {
  if (typeof template !== 'string' || !/^https:\/\/[^/]/.test(template)) return '';
  return template.replaceAll('{id}', encodeURIComponent(matchId));
}
