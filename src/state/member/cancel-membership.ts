/** Cancels a membership. All sessions of the player end with it; the engine ends this one. */
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import type { Result } from '../../model/failure.ts';
import { writeService } from '../engine/call-service.ts';
import { onAfterSessionEnd } from './session.ts';
import { refreshSession } from './session-calls.ts';

/** @param onGone called once nothing of the member is on screen any more */
export async function cancelMembership(reasonCode: string, onGone: () => void): Promise<Result<unknown>> {
  const result = await writeService('cancelMembership', { query: { reasonCode }, body: {} });
  if (result.ok) {
    const leave = onAfterSessionEnd(() => {
      leave();
      onGone();
    });
  } else if (isOutcomeUnknown(result.failure)) {
    // If the membership was cancelled, the session is over: the service reports that on the next call, and this tab
    // goes home.
    await refreshSession();
  }
  return result;
}
