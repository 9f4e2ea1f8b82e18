/** Launches of the installed product that the browser hands to its running window (`launch_handler` of the manifest). */

/** The part of the Launch Handler API that is used; TypeScript's DOM types lack it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
}

/** Start of this document, which is a launch itself. */
export interface DocumentStart {
  /** The address the document was requested with. */
  href: string;
  /** True when the player reloaded the window: the browser then hands over its last launch again. */
  isReload: boolean;
}

/**
 * Calls back with the path that a launch opens: of a link, a shortcut or a shared text. Does nothing where the browser
 * opens another window for each launch.
 */
export function onLaunch(open: (path: string) => void, start = documentStart()): void {
  const queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue;
  if (queue === undefined) return;
  // Launches that came before are handed over during the call; among them is the one that opened this document.
  let queued = true;
  queue.setConsumer(({ targetURL }) => {
    if (queued && (start.isReload || targetURL === start.href)) return;
    const path = launchPath(targetURL ?? '', location.origin);
    if (path !== undefined) open(path);
  });
  queued = false;
}

/**
 * Returns the path of a launch; undefined for another origin, and for the start address: the icon of a running product
 * brings its window to the front and leaves the page as it is.
 */
export function launchPath(target: string, origin: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "//elsewhere" would be an address of another origin.
  return path === '/' || path.startsWith('//') ? undefined : path;
}

function documentStart(): DocumentStart {
  const [entry] = performance.getEntriesByType('navigation');
  const isNavigation = entry instanceof PerformanceNavigationTiming;
  return { href: entry?.name ?? location.href, isReload: isNavigation && entry.type === 'reload' };
}
