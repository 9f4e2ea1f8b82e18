/** What a row of the inbox hands the page of its message in the history entry. */
import { useHistoryState } from 'wouter/use-browser-location';

export interface MessageState {
  /** As its row says. */
  read: boolean;
}

/** By its address a message may be unread. */
export function useMessageState(): MessageState {
  const state: unknown = useHistoryState();
  return { read: typeof state === 'object' && state !== null && 'read' in state && state.read === true };
}
