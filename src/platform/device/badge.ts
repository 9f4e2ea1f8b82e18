/** The number on the installed app's icon. */

/** 0 takes it away. Without an icon to put it on, nothing happens. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // Not installed, or not allowed: the number is a comfort.
  done.catch(() => undefined);
}
