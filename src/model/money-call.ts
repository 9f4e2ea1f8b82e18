/**
 * State of a call that moves money, as a player sees it (money-2 to money-6). Playing and withdrawing have only these
 * states: a request is confirmed, refused, or unresolved until reading resolves it.
 */
import type { Failure } from './failure.ts';

/**
 * Reason why the outcome of a request is unresolved. `checking`: the check is running. The other values are set once
 * enough time has passed. `unread`: the list could not be read completely. `alike`: an entry of the list may be this
 * request. `notListed`: the list has no such entry, and the earlier balance is unknown. `balanceMoved`: the list has
 * no such entry, but the balance has changed.
 */
export type Doubt = 'checking' | 'unread' | 'alike' | 'notListed' | 'balanceMoved';

/** States with the same data for every use; `idle` once the player has seen the result. */
export type CommonMoneyState =
  | { phase: 'idle' }
  | { phase: 'sending'; intent: string }
  | { phase: 'rejected'; intent: string; failure: Failure }
  /** The request was unresolved, but the complete list has no such entry, and the balance is unchanged. */
  | { phase: 'notMade'; intent: string };

/** States with further data per use. */
export type DetailedMoneyState =
  /** The request was not sent: the player must confirm first. */
  | { phase: 'ask'; intent: string }
  | { phase: 'confirmed'; intent: string }
  /** Sent (epoch seconds), with an unknown outcome. */
  | { phase: 'unknown'; intent: string; sentAt: number; doubt: Doubt };

export type MoneyState<Told extends DetailedMoneyState> = CommonMoneyState | Told;
