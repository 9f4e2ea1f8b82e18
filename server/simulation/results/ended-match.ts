/** A finished match with both its sides. */
import type { WireScore } from '../../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { Competition, MatchForm } from '../model.ts';
import type { MatchFacts } from './event-facts.ts';

export interface EndedMatch {
  /** Event as it was offered, without markets. */
  event: WireEvent;
  competition: Competition;
  home: string;
  away: string;
  startMs: number;
  facts: MatchFacts;
  scorers: MatchForm['scorers'];
  score: WireScore;
}
