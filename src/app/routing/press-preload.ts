/**
 * Loads the page of a link while it is pressed: a finger that taps rests for 50 to 90 ms before the browser reports the
 * click (first-load-13). The data of a match is requested as well, unless the player saves data.
 */
import { sportBySlug } from '../../domain/sports.ts';
import { shouldSaveData } from '../../lib/should-save-data.ts';
import { eventIdOfPath, sportSlugOfPath } from '../../routes/parse-path.ts';
import { topicView } from '../../state/engine/topic-view.ts';
import type { RouteRow } from '../pages/page-row.ts';
import { entryRows } from '../pages/pages.ts';
import { findArea, findRow } from '../pages/use-current-page.ts';

/** Time in ms in which a finger that begins to scroll has moved: nothing is loaded for it. */
const STILL_MS = 30;

/** @param signal ends it; without one it lasts as long as the page */
export function startPressPreload(signal?: AbortSignal): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => clearTimeout(pending);
  const options = { passive: true, capture: true, ...(signal === undefined ? {} : { signal }) };
  document.addEventListener(
    'pointerdown',
    (event) => {
      drop();
      const path = pressedPath(event);
      if (path === undefined) return;
      if (event.pointerType === 'touch') pending = setTimeout(() => preload(path), STILL_MS);
      else preload(path);
    },
    options,
  );
  // The browser takes the pointer over as soon as the page scrolls.
  document.addEventListener('pointercancel', drop, options);
}

/** Returns the path a click would lead to within this tab; undefined for all other presses. */
function pressedPath({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent): string | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  // An odd within the link of its match is pressed for itself.
  const link = target.closest('a[href], button');
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname : undefined;
}

function preload(path: string): void {
  const preloadFrom = (rows: readonly RouteRow[]): boolean => {
    const row = findRow(rows, path)?.row;
    if (row !== undefined && 'Page' in row) row.Page.preload();
    return row !== undefined;
  };
  if (!preloadFrom(entryRows)) {
    const { rows } = findArea(path);
    const loaded = rows.peek();
    if (loaded === undefined) rows.load();
    else preloadFrom(loaded);
  }
  const eventId = eventIdOfPath(path);
  const sport = sportBySlug(sportSlugOfPath(path) ?? '');
  if (eventId === undefined || sport === undefined || shouldSaveData(navigator)) return;
  // Released at once: the watch stays open long enough for the page to join it.
  topicView({ kind: 'event', eventId, sportId: sport.id }).retain()();
}
