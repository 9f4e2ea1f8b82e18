/** What a player has read of the last withdrawal, in whichever tab: the others need not tell it. Goes with the session. */
import { TOLD_WITHDRAWAL } from './stored-player.ts';

/** '' for nothing. */
export function readToldWithdrawal(): string {
  try {
    return localStorage.getItem(TOLD_WITHDRAWAL) ?? '';
  } catch (error) {
    // Refused storage: each tab tells it.
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

/** Calls back when another tab wrote; the answer stops it. */
export function watchToldWithdrawal(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === TOLD_WITHDRAWAL) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
