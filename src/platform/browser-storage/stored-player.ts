/**
 * Facts of the signed-in player that are stored until the session ends (rule storage-4): no phone number, e-mail address
 * or hash.
 */
import { STORAGE_PREFIX, ANALYTICS_PLAYER_KEY } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { ifStored, storedValue } from './stored-value.ts';

interface StoredPlayer {
  player: Player;
  balances: PlayerBalances | null;
}

const keyOf = (name: string): string => `${STORAGE_PREFIX}:${name}`;

/** The player as last shown, so that a start without a network can show them. */
export const storedPlayer = storedValue<StoredPlayer | null>({
  key: keyOf('player'),
  isVersioned: true,
  parse: (stored) =>
    isStoredPlayer(stored) ? { ...stored, player: { ...unknownFacts, ...knownFacts(stored.player) } } : null,
  serialize: (stored) => stored && { ...stored, player: storedFacts(stored.player) },
});

/** Keys of this file and of `stored-player-notes.ts`. */
const storedKeys = [
  // `following` and `seen` belong to `state/following`; older builds wrote `loginInfo` (skew).
  ...['player', 'hiddenBalance', 'toldWithdrawal', 'unseenCoupons', 'loginInfo', 'following', 'seen'].map(keyOf),
  ANALYTICS_PLAYER_KEY,
];

/** Removes the stored player. Form drafts of this tab are not affected and survive a reload. */
export function wipeStoredPlayer(): void {
  ifStored(() => {
    for (const key of storedKeys) localStorage.removeItem(key);
  });
}

/** Removes this tab's notes that survive reloads; they belong to the player whose session ended. */
export function wipeTabNotes(): void {
  ifStored(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(STORAGE_PREFIX)) sessionStorage.removeItem(key);
    }
  });
}

function isStoredPlayer(stored: unknown): stored is StoredPlayer {
  if (!isPlainObject(stored) || !isPlainObject(stored['player'])) return false;
  const { playerNo, name } = stored['player'];
  return typeof playerNo === 'number' && 'playerStatus' in stored['player'] && typeof name === 'string';
}

function storedFacts({ hashedPlayer: _h, phoneNumber: _p, email: _e, ...facts }: Player): object {
  return facts;
}

/** Defaults for facts that are not stored, under skew as well. */
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

/** The facts with a value, without those that only an older build stored (skew). */
function knownFacts(player: Player): Player {
  const facts = Object.entries(storedFacts(player)).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(facts) as unknown as Player), phoneNumber: null, email: null };
}
