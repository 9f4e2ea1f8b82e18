/**
 * The signed-in player as last shown, so that a start without a network greets them (rule storage-4): no phone number, no
 * address, no hash. Goes with the session.
 */
import { STORAGE_PREFIX, TRACKED_PLAYER } from '../../contract/names.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { writeUnseenCoupons } from './unseen-coupons.ts';
import { markVersion } from './version-mark.ts';

export interface StoredPlayer {
  player: Player;
  balances: PlayerBalances | null;
}

const KEY = `${STORAGE_PREFIX}:player`;
export const HIDDEN_BALANCE = `${STORAGE_PREFIX}:hiddenBalance`;
export const TOLD_WITHDRAWAL = `${STORAGE_PREFIX}:toldWithdrawal`;

/** What is stored, or null when there is nothing readable. */
export function readStoredPlayer(): StoredPlayer | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredPlayer(stored) ? { ...stored, player: { ...unknownFacts, ...told(stored.player) } } : null;
  } catch (error) {
    // Refused storage, or a damaged text: the player is asked of the service.
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function writeStoredPlayer(stored: StoredPlayer): void {
  try {
    markVersion();
    localStorage.setItem(KEY, JSON.stringify({ ...stored, player: keptOf(stored.player) }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The player as stored, and what was not seen yet of theirs. What a visitor typed into a form of this tab is another matter, and survives a reload. */
export function wipeStoredPlayer(): void {
  writeUnseenCoupons([]);
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(HIDDEN_BALANCE);
    localStorage.removeItem(TOLD_WITHDRAWAL);
    localStorage.removeItem(`${STORAGE_PREFIX}:loginInfo`);
    localStorage.removeItem(TRACKED_PLAYER);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What this tab keeps over its reloads: with the end of a session it is somebody's who is gone. */
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

/** What is not written, or was not by an older build. */
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

/** An older build wrote these. */
const unkept = ['hashedPlayer', 'phoneNumber', 'email'];
