/** Two storage keys that the operator's scripts read (rule content-16). Written only with consent. */
import { ANALYTICS_PLAYER_KEY } from '../../contract/names.ts';

const SETTINGS = 'settings';

/** Facts of the signed-in player; '' if unknown. */
export interface TrackedPlayer {
  ActiveDealerId: string;
  externalMemberId: string;
  UserCity: string;
  UserDistrict: string;
}

export interface TrackedSettings {
  /** Version of the stored data (rule storage-2). */
  version: string;
  platform: number;
}

/** Stores the player; null removes the key. */
export const writeTrackedPlayer = (player: TrackedPlayer | null): void => write(ANALYTICS_PLAYER_KEY, player);
export const writeTrackedSettings = (settings: TrackedSettings | null): void => write(SETTINGS, settings);

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
