/** What pages of signing in hand each other in the history entry: never in the address, which is logged and shared. */
import { useHistoryState } from 'wouter/use-browser-location';

export interface SignInPageState {
  userInfo?: string;
  from?: string;
  /** A new password was just set. */
  renewed?: boolean;
}

export function useSignInPageState(): SignInPageState {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null) return {};
  const { userInfo, from, renewed }: { userInfo?: unknown; from?: unknown; renewed?: unknown } = state;
  return {
    ...(typeof userInfo === 'string' ? { userInfo } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(renewed === true ? { renewed } : {}),
  };
}
