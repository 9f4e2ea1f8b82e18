/**
 * A call that moves money, as a player sees it (money-2 to money-6). Playing and withdrawing have these states and no
 * others: what comes of a tap is told, refused, or in doubt until reading settles it.
 */
import type { Failure } from './failure.ts';

/**
 * Why nobody can say yet what became of it. `checking`: it is being looked for. The others are told once there was time
 * enough to know: the list cannot be read whole; something in it may be this one; it has none, and what the balance was
 * before is not known; it has none, and the balance is another one.
 */
export type Doubt = 'checking' | 'unread' | 'alike' | 'notListed' | 'balanceMoved';

/** The states of which every use says the same; `idle` after the player has seen what came of it. */
export type PlainState =
  | { phase: 'idle' }
  | { phase: 'sending'; intent: string }
  | { phase: 'rejected'; intent: string; failure: Failure }
  /** It was in doubt; the whole list has none like it, and the balance was read and is what it was before. */
  | { phase: 'notMade'; intent: string };

/** The states of which a use says more. */
export type ToldState =
  /** Nothing was sent: the player is asked first. */
  | { phase: 'ask'; intent: string }
  | { phase: 'confirmed'; intent: string }
  /** Sent (epoch seconds), and nobody knows yet what became of it. */
  | { phase: 'unknown'; intent: string; sentAt: number; doubt: Doubt };

export type MoneyState<Told extends ToldState> = PlainState | Told;
