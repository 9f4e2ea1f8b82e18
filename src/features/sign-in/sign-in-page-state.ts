/**
 * What pages of signing in hand each other in the history entry: never in the address, which is logged and shared. A name
 * may be an identity number, and stands in neither: it is handed over in memory (`handedName`).
 */
import { useHistoryState } from 'wouter/use-browser-location';

export interface SignInPageState {
  from?: string;
  /** A new password was just set. */
  renewed?: boolean;
}

export function useSignInPageState(): SignInPageState {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null) return {};
  const { from, renewed }: { from?: unknown; renewed?: unknown } = state;
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(renewed === true ? { renewed } : {}),
  };
}
