/** Where on the page a tour or a hint points, and whether the player can see it there. */

/** Of several the first: a list's first row. */
export function tourTarget(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${name}"]`);
}

/** Of several the first that is in sight: a hint never scrolls. */
export function hintTarget(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isUncovered) ?? null;
}

/** In sight and under nothing: no dialog, sheet, menu or bar lies on its middle. */
export function isUncovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}
