/**
 * Last withdrawal news that the player has read in any tab, so that other tabs do not show it again. Removed with the
 * session.
 */
import { SEEN_WITHDRAWAL_KEY } from './stored-player.ts';

/** Returns '' for none. */
export function readSeenWithdrawal(): string {
  try {
    return localStorage.getItem(SEEN_WITHDRAWAL_KEY) ?? '';
  } catch (error) {
    // Storage is refused, so each tab shows the news.
    if (error instanceof DOMException) return '';
    throw error;
  }
}

export function writeSeenWithdrawal(news: string): void {
  try {
    localStorage.setItem(SEEN_WITHDRAWAL_KEY, news);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * Calls back when another tab changes it.
 * @returns a function that stops listening
 */
export function watchSeenWithdrawal(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === SEEN_WITHDRAWAL_KEY) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
