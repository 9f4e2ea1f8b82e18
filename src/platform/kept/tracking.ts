/** The two keys the operator's scripts read from storage (rule content-16). They stand there with consent alone. */
import { TRACKED_PLAYER } from '../../contract/names.ts';

const SETTINGS = 'settings';

/** Of a player who is signed in; '' for what is not known. */
export interface TrackedPlayer {
  ActiveDealerId: string;
  externalMemberId: string;
  UserCity: string;
  UserDistrict: string;
}

export interface TrackedSettings {
  /** Of what the browser keeps (rule storage-2). */
  version: string;
  platform: number;
}

/** Null takes it away. */
export const writeTrackedPlayer = (player: TrackedPlayer | null): void => write(TRACKED_PLAYER, player);
export const writeTrackedSettings = (settings: TrackedSettings | null): void => write(SETTINGS, settings);

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
