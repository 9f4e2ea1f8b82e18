/**
 * Hidden state of a player's balance, stored so that a start never shows a hidden balance briefly. Removed with the
 * session.
 */
import { HIDDEN_BALANCE_KEY } from './stored-player.ts';

export interface HiddenBalance {
  playerNo: number;
  hidden: boolean;
}

/** Returns null if unknown on this device. */
export function readHiddenBalance(): HiddenBalance | null {
  try {
    return parsed(localStorage.getItem(HIDDEN_BALANCE_KEY));
  } catch (error) {
    // Storage is refused, so the setting is loaded from the service.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function writeHiddenBalance(kept: HiddenBalance): void {
  try {
    localStorage.setItem(HIDDEN_BALANCE_KEY, `${kept.playerNo}:${kept.hidden}`);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function forgetHiddenBalance(): void {
  try {
    localStorage.removeItem(HIDDEN_BALANCE_KEY);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * Calls back when another tab changes it.
 * @returns a function that stops listening
 */
export function watchHiddenBalance(onChange: (kept: HiddenBalance | null) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === HIDDEN_BALANCE_KEY) onChange(parsed(newValue));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function parsed(text: string | null): HiddenBalance | null {
  const [, playerNo, hidden] = /^(\d+):(true|false)$/.exec(text ?? '') ?? [];
  return playerNo === undefined ? null : { playerNo: Number(playerNo), hidden: hidden === 'true' };
}
