/** Movements of odds by match while its page is open; released together with the view. */
import type { OddsMovement } from '../../../domain/program/odds-movement.ts';
import type { TopicView } from '../../../state/engine/topic-view.ts';

const kept = new WeakMap<TopicView<'event'>, OddsMovement>();

export function getOddsMovement(view: TopicView<'event'>): OddsMovement | undefined {
  return kept.get(view);
}

export function setOddsMovement(view: TopicView<'event'>, movement: OddsMovement): void {
  kept.set(view, movement);
}
