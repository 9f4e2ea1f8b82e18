/** Ids of coupons that were decided and whose news the player has not looked at; of all tabs, and gone with the session. */
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

/** Answers how many there are now. */
export function writeUnseenCoupons(ids: readonly string[]): number {
  const kept = [...new Set(ids)].slice(-MOST);
  try {
    if (kept.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    // Full or forbidden: the number on the icon is of this news alone.
    if (!(error instanceof DOMException)) throw error;
  }
  return kept.length;
}
