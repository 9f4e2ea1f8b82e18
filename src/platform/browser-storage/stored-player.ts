/**
 * The signed-in player as last shown, so that a start without a network can show them (rule storage-4). Contains no
 * phone number, e-mail address or hash. Removed with the session.
 */
import { STORAGE_PREFIX, ANALYTICS_PLAYER_KEY } from '../../contract/names.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { writeUnseenCoupons } from './unseen-coupons.ts';
import { ensureStoredVersion } from './stored-version.ts';

export interface StoredPlayer {
  player: Player;
  balances: PlayerBalances | null;
}

const KEY = `${STORAGE_PREFIX}:player`;
export const HIDDEN_BALANCE_KEY = `${STORAGE_PREFIX}:hiddenBalance`;
export const SEEN_WITHDRAWAL_KEY = `${STORAGE_PREFIX}:toldWithdrawal`;

/** Returns the stored player; null if there is none or it is unreadable. */
export function readStoredPlayer(): StoredPlayer | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredPlayer(stored) ? { ...stored, player: { ...unknownFacts, ...told(stored.player) } } : null;
  } catch (error) {
    // Refused storage, or a damaged text: the player is loaded from the service.
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function writeStoredPlayer(stored: StoredPlayer): void {
  try {
    ensureStoredVersion();
    localStorage.setItem(KEY, JSON.stringify({ ...stored, player: keptOf(stored.player) }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Removes the stored player and their unseen news. Form drafts of this tab are not affected and survive a reload. */
export function wipeStoredPlayer(): void {
  writeUnseenCoupons([]);
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(HIDDEN_BALANCE_KEY);
    localStorage.removeItem(SEEN_WITHDRAWAL_KEY);
    localStorage.removeItem(`${STORAGE_PREFIX}:loginInfo`);
    localStorage.removeItem(ANALYTICS_PLAYER_KEY);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Removes this tab's notes that survive reloads; they belong to the player whose session ended. */
export function wipeTabNotes(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(STORAGE_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function isStoredPlayer(value: unknown): value is StoredPlayer {
  if (typeof value !== 'object' || value === null || !('player' in value)) return false;
  const { player } = value;
  return (
    typeof player === 'object' &&
    player !== null &&
    'playerNo' in player &&
    typeof player.playerNo === 'number' &&
    'playerStatus' in player &&
    'name' in player &&
    typeof player.name === 'string'
  );
}

function keptOf({ hashedPlayer: _h, phoneNumber: _p, email: _e, ...kept }: Player): object {
  return kept;
}

/** Defaults for facts that are not stored, or were not by an older build. */
const unknownFacts = {
  hashedPlayer: '',
  memberId: '',
  login: null,
  isMailVerified: false,
  retailer: null,
  unreadMessageCount: null,
  isCustomRetailer: false,
  termsOfUseDue: false,
  surveys: null,
};

function told(player: Player): Player {
  const facts = Object.entries(player).filter(([name, value]) => value !== null && !unkept.includes(name));
  return { ...(Object.fromEntries(facts) as unknown as Player), phoneNumber: null, email: null };
}

/** Facts that an older build stored; they are dropped. */
const unkept = ['hashedPlayer', 'phoneNumber', 'email'];
