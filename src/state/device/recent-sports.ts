/** Sports opened on this device: the navigation lists the most used ones first (rule program-31). */
import { storeUi, storedUi } from './stored-ui.ts';

/** Older entries are dropped, because habits change. */
const MOST_LOOKS = 30;

/** Records that a sport's program was opened; the same sport again is recorded once. */
export function noteSport(slug: string): void {
  const { recentSports } = storedUi;
  if (recentSports.at(-1) !== slug) storeUi('recentSports', [...recentSports, slug].slice(-MOST_LOOKS));
}
