/** What kind of device and window this is, where the product is installed or could be. */

/**
 * How this browser installs: it asks itself (`prompt`), the player does it in the share menu (`steps`), or somewhere in
 * the browser's own menu, which we cannot lead to (`menu`).
 */
export type InstallWay = 'prompt' | 'steps' | 'menu';

/** The page stands in a window of its own. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPhone and iPad; an iPad calls itself a Mac, and is one that is touched. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
