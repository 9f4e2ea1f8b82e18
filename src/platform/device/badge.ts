/** Badge with a number on the installed app's icon. */

/** Sets the badge; 0 clears it. Does nothing in browsers without badges. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // Rejected if the app is not installed or not allowed; the badge is optional.
  done.catch(() => undefined);
}
