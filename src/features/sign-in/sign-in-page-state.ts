/**
 * History state passed between sign-in pages, which keeps it out of the address, because addresses are logged and
 * shared. A name may be an identity number and is in neither: it is passed in memory (`passedUserName`).
 */
import { useHistoryState } from 'wouter/use-browser-location';

export interface SignInPageState {
  from?: string;
  /** True when a new password was just set. */
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
