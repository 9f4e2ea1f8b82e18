/** Facts of the signed-in player that the first screen does not need; `wipeStoredPlayer` removes them (rule storage-4). */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedList, storedString, storedText } from './stored-value.ts';

export interface HiddenBalance {
  playerNo: number;
  hidden: boolean;
}

/** Setting of a player who hides the balance, so that a start never shows it briefly; null if unknown on this device. */
export const storedHiddenBalance = storedText<HiddenBalance | null>({
  key: `${STORAGE_PREFIX}:hiddenBalance`,
  parse: (text) => {
    const [, playerNo, hidden] = /^(\d+):(true|false)$/.exec(text) ?? [];
    return playerNo === undefined ? null : { playerNo: Number(playerNo), hidden: hidden === 'true' };
  },
  serialize: (stored) => (stored === null ? '' : `${stored.playerNo}:${stored.hidden}`),
});

/** The last withdrawal news that the player has read in any tab, so that other tabs do not show it again. */
export const storedSeenWithdrawal = storedString({ key: `${STORAGE_PREFIX}:toldWithdrawal` });

export const MOST_UNSEEN_COUPONS = 99;

/** Ids of settled coupons whose news the player has not seen, newest last. */
export const storedUnseenCoupons = storedList(
  'unseenCoupons',
  MOST_UNSEEN_COUPONS,
  (id): id is string => typeof id === 'string',
);
