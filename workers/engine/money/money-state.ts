/** Helpers for the state of a money request. */
import type { Failure } from '../../../src/model/failure.ts';
import type { Doubt, MoneyState, CommonMoneyState, DetailedMoneyState } from '../../../src/model/money-call.ts';

type AnyState = MoneyState<DetailedMoneyState>;

/** True while no other request may be sent. */
export const blocksRequests = ({ phase }: AnyState): boolean => phase === 'sending' || phase === 'unknown';
export const intentOf = (state: AnyState): string | undefined => (state.phase === 'idle' ? undefined : state.intent);
export const doubtOf = (state: AnyState): Doubt | undefined => (state.phase === 'unknown' ? state.doubt : undefined);

/** The state after a refusal by the service or by the product itself. */
export function rejectedState(intent: string, failure: Failure): CommonMoneyState {
  return { phase: 'rejected', intent, failure };
}
