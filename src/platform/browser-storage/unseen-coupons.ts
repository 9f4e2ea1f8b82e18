/** Ids of decided coupons whose news the player has not seen; shared by all tabs, removed with the session. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const KEY = `${STORAGE_PREFIX}:unseenCoupons`;
const MOST = 99;

export function readUnseenCoupons(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Stores the ids and returns their number, at most 99. */
export function writeUnseenCoupons(ids: readonly string[]): number {
  const kept = [...new Set(ids)].slice(-MOST);
  try {
    if (kept.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    // If refused or full, the badge counts the latest news only.
    if (!(error instanceof DOMException)) throw error;
  }
  return kept.length;
}
