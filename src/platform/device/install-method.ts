/** Device and window facts that decide whether and how the product can be installed. */

/**
 * Installation method of this browser: it offers a prompt (`prompt`), the player uses the share menu (`steps`), or an
 * entry of the browser's own menu that a page cannot open (`menu`).
 */
export type InstallMethod = 'prompt' | 'steps' | 'menu';

/** Returns true when the page runs in a window of its own, as an installed app. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
