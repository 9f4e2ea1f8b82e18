/** The state of a copy at the time a response for it was requested; the response is compared with this state. */
import type { ProgramEvent, Score } from '../../../src/model/event.ts';
import { type Versions, versionsOf } from '../../../src/domain/program/merge-answer.ts';

export interface Asked extends Versions {
  /** A clone, because messages keep changing the copy's own score and a score has no version. */
  score: Score | null;
}

export function whenAsked(event: ProgramEvent): Asked {
  return { ...versionsOf(event), score: structuredClone(event.score) };
}
