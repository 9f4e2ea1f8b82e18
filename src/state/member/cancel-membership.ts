/** The end of a membership. With it every session of the player ends; the engine ends this one. */
import { leavesDoubt } from '../../contract/errors.ts';
import type { Result } from '../../model/failure.ts';
import { writeService } from '../engine/services.ts';
import { onFarewell } from './session.ts';
import { refreshSession } from './session-calls.ts';

/** @param onGone once nothing of the member is on screen any more */
export async function cancelMembership(reasonCode: string, onGone: () => void): Promise<Result<unknown>> {
  const result = await writeService('cancelMembership', { query: { reasonCode }, body: {} });
  if (result.ok) {
    const leave = onFarewell(() => {
      leave();
      onGone();
    });
  } else if (leavesDoubt(result.failure)) {
    // Where it was done there is no session: the service says so to the next question, and this tab goes home.
    await refreshSession();
  }
  return result;
}
