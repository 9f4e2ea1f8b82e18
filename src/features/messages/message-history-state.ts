/** History state that an inbox row passes to the page of its message. */
import { useHistoryState } from 'wouter/use-browser-location';

export interface MessageHistoryState {
  /** Read flag of the row. */
  read: boolean;
}

/** Returns the row's state. A message opened by its address counts as unread. */
export function useMessageHistoryState(): MessageHistoryState {
  const state: unknown = useHistoryState();
  return { read: typeof state === 'object' && state !== null && 'read' in state && state.read === true };
}
