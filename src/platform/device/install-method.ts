/** Device and window facts that decide whether and how the product can be installed. */

/**
 * Installation method of this browser: it offers a prompt (`prompt`), the player uses the share menu (`steps`), or an
 * entry of the browser's own menu that a page cannot open (`menu`).
 */
export type InstallMethod = 'prompt' | 'steps' | 'menu';

/** Returns true when the page runs in a window of its own, as an installed app. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Returns true on iPhone and iPad. iPads report themselves as Macs, so a Mac with a touch screen counts as one. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
