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

/** An address of the web or a path of this origin, with the match in its place; '' for any other scheme. */
export function frameAddress(template: string, matchId: string): string {
  if (!/^(?:https?:\/\/[^/]|\/(?![/\\]))/.test(template)) return '';
  return template.replaceAll('{id}', encodeURIComponent(matchId));
}
