/** Which sports this device looks at: the navigation lists the most used ones first (rule program-31). */
import { storeUi, storedUi } from './stored-ui.ts';

/** Habits change: older looks are forgotten. */
const MOST_LOOKS = 30;

/** A sport's program was opened. */
export function noteSport(slug: string): void {
  const { recentSports } = storedUi;
  if (recentSports.at(-1) !== slug) storeUi('recentSports', [...recentSports, slug].slice(-MOST_LOOKS));
}
