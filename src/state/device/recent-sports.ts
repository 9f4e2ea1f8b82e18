/** Sports opened on this device: the navigation lists the most used ones first (rule program-31). */
import { setUiSetting, uiSettings } from './ui-settings.ts';

/** Older entries are dropped, because habits change. */
const MOST_LOOKS = 30;

/** Records that a sport's program was opened; the same sport again is recorded once. */
export function recordRecentSport(slug: string): void {
  const { recentSports } = uiSettings;
  if (recentSports.at(-1) !== slug) setUiSetting('recentSports', [...recentSports, slug].slice(-MOST_LOOKS));
}
