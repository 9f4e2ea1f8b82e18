/** Questions about the state of money on its way, and the state of what was refused. */
import type { Failure } from '../../../src/model/failure.ts';
import type { Doubt, MoneyState, PlainState, ToldState } from '../../../src/model/money-call.ts';

type AnyState = MoneyState<ToldState>;

/** Nothing else may be sent. */
export const isLocked = ({ phase }: AnyState): boolean => phase === 'sending' || phase === 'unknown';
export const intentOf = (state: AnyState): string | undefined => (state.phase === 'idle' ? undefined : state.intent);
export const doubtOf = (state: AnyState): Doubt | undefined => (state.phase === 'unknown' ? state.doubt : undefined);

/** The service, or the product itself, said no. */
export function rejected(intent: string, failure: Failure): PlainState {
  return { phase: 'rejected', intent, failure };
}
