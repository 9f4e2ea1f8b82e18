/** A copy at the moment an answer for it was asked for: what it knew then is what the answer is measured by. */
import type { ProgramEvent, Score } from '../../../src/model/event.ts';
import { type Versions, versionsOf } from '../../../src/domain/program/merge-answer.ts';

export interface Asked extends Versions {
  /** Whole, as messages go on changing the copy's own: a score has no version. */
  score: Score | null;
}

export function whenAsked(event: ProgramEvent): Asked {
  return { ...versionsOf(event), score: structuredClone(event.score) };
}
