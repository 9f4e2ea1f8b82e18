/**
 * Last withdrawal news that the player has read in any tab, so that other tabs do not show it again. Removed with the
 * session.
 */
import { TOLD_WITHDRAWAL } from './stored-player.ts';

/** Returns '' for none. */
export function readToldWithdrawal(): string {
  try {
    return localStorage.getItem(TOLD_WITHDRAWAL) ?? '';
  } catch (error) {
    // Storage is refused, so each tab shows the news.
    if (error instanceof DOMException) return '';
    throw error;
  }
}

export function writeToldWithdrawal(news: string): void {
  try {
    localStorage.setItem(TOLD_WITHDRAWAL, news);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * Calls back when another tab changes it.
 * @returns a function that stops listening
 */
export function watchToldWithdrawal(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === TOLD_WITHDRAWAL) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
