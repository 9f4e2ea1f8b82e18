/** The state of a copy at the time a response for it was requested; the response is compared with this state. */
import type { ProgramEvent, Score } from '../../../src/model/event.ts';
import { type EventVersions, eventVersionsOf } from '../../../src/domain/program/merge-response.ts';

export interface CopySnapshot extends EventVersions {
  /** A clone, because messages keep changing the copy's own score and a score has no version. */
  score: Score | null;
}

export function snapshotCopy(event: ProgramEvent): CopySnapshot {
  return { ...eventVersionsOf(event), score: structuredClone(event.score) };
}
