/**
 * Facts of the signed-in player that are stored until the session ends (rule storage-4): no phone number, e-mail address
 * or hash.
 */
import { STORAGE_PREFIX, ANALYTICS_PLAYER_KEY } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { ifStored, storedList, storedString, storedText, storedValue } from './stored-value.ts';

interface StoredPlayer {
  player: Player;
  balances: PlayerBalances | null;
}

export interface HiddenBalance {
  playerNo: number;
  hidden: boolean;
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

/** Setting of a player who hides the balance, so that a start never shows it briefly; null if unknown on this device. */
export const storedHiddenBalance = storedText<HiddenBalance | null>({
  key: keyOf('hiddenBalance'),
  parse: (text) => {
    const [, playerNo, hidden] = /^(\d+):(true|false)$/.exec(text) ?? [];
    return playerNo === undefined ? null : { playerNo: Number(playerNo), hidden: hidden === 'true' };
  },
  serialize: (stored) => (stored === null ? '' : `${stored.playerNo}:${stored.hidden}`),
});

/** The last withdrawal news that the player has read in any tab, so that other tabs do not show it again. */
export const storedSeenWithdrawal = storedString({ key: keyOf('toldWithdrawal') });

export const MOST_UNSEEN_COUPONS = 99;

/** Ids of settled coupons whose news the player has not seen, newest last. */
export const storedUnseenCoupons = storedList(
  'unseenCoupons',
  MOST_UNSEEN_COUPONS,
  (id): id is string => typeof id === 'string',
);

const storedKeys = [
  ...['player', 'hiddenBalance', 'toldWithdrawal', 'unseenCoupons'].map(keyOf),
  // Skew: written by older builds.
  keyOf('loginInfo'),
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
