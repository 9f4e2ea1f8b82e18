/** Returns true on iPhone and iPad. iPads report themselves as Macs, so a Mac with a touch screen counts as one. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
