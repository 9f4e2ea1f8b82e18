/** Finds layout faults of a page: elements that are cut, covered, overlapping, or too small for a finger. */
import type { Page } from 'playwright';

export interface Look {
  /** True for touch screens: every control must respond to taps 22 px around its middle. */
  touch: boolean;
}

/** Returns one line for each fault, at the top of the page and at its end. */
export async function layoutFaults(page: Page, { touch }: Look): Promise<string[]> {
  const top = await page.evaluate(faultsHere, { touch, atTop: true });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const end = await page.evaluate(faultsHere, { touch, atTop: false });
  await page.evaluate(() => scrollTo(0, 0));
  return [...new Set([...top, ...end])];
}

/** Runs in the page, on what is in the window. */
function faultsHere({ touch, atTop }: { touch: boolean; atTop: boolean }): string[] {
  // Half of 44 px, less what neighbours share at their edges; the target need not be centred.
  const REACH = 19;
  const faults: string[] = [];
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope: Element = open ?? document.body;
  const words = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 50);
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const inWindow = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
    width > 1 && height > 1 && left < innerWidth && top < innerHeight && right > 0 && bottom > 0;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && inWindow(boxOf(element));
  const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

  if (document.documentElement.scrollWidth > innerWidth + 1) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }

  // Cut text ends outside of the visible part of its box, or of a box around it.
  const clipper = (element: Element): Element | null => {
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return each;
    }
    return null;
  };
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: element } = node;
    if (element === null || node.nodeValue?.trim() === '' || !isShown(element)) continue;
    // A market's name and a league in a row of its own may be shortened, outcomes and sides never (rule text-9).
    if (element.closest('[aria-hidden="true"], [class*="market"], [class*="note"], script, style, option') !== null)
      continue;
    const cutter = clipper(element);
    if (cutter === null || boxOf(cutter).width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const shown = boxOf(cutter);
    if (text.right > shown.right + 1.5 || text.left < shown.left - 1.5) faults.push(`cut: "${words(element)}"`);
  }

  // A phone zooms in on a field with smaller text.
  for (const field of touch ? scope.querySelectorAll('input, select, textarea') : []) {
    const isText = !/^(checkbox|radio|range|file|hidden)$/.test(field.getAttribute('type') ?? '');
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (isText && isShown(field) && size < 16) faults.push(`zooms in: "${words(field)}" has ${size} px`);
  }

  // Covered headings. A heading that was scrolled away may be under the header.
  for (const heading of atTop ? scope.querySelectorAll('h1, h2') : []) {
    const { left, top, width, height } = boxOf(heading);
    const y = top + height / 2;
    const isOutside = y < 0 || y > innerHeight || left < 0;
    if (!isShown(heading) || isOutside || heading.closest('[class*="hidden"]') !== null) continue;
    const above = at(left + Math.min(width / 2, 8), y);
    // An element covered by the bar at the bottom can be scrolled up.
    const isBelow = above !== null && boxOf(above).bottom > innerHeight - 100;
    if (above !== null && !isBelow && !related(above, heading) && scope.contains(above) && isPinned(above)) {
      faults.push(`covered by "${words(above)}": heading "${words(heading)}"`);
    }
  }

  // Fixed elements that overlap each other.
  const pinned = [...scope.querySelectorAll('*')].filter(
    (each) => getComputedStyle(each).position === 'fixed' && isShown(each),
  );
  for (const [index, one] of pinned.entries()) {
    for (const other of pinned.slice(index + 1)) {
      if (related(one, other)) continue;
      const [a, b] = [boxOf(one), boxOf(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`over each other: "${words(one)}" and "${words(other)}"`);
    }
  }

  if (touch) {
    for (const element of scope.querySelectorAll('a[href], button, input, select, summary, [role="tab"]')) {
      const box = boxOf(element);
      if (!isShown(element) || isInline(element) || isNarrow(element) || element.matches(':disabled, [type="hidden"]'))
        continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const label = element.closest('label') ?? (element as Partial<HTMLInputElement>).labels?.[0];
      const isHit = (px: number, py: number): boolean => {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
        const hit = at(px, py);
        if (hit === null) return false;
        const isBehind = isPinned(hit) && !isPinned(element);
        const leadsThere = element.matches('a') && hit.closest('a')?.href === element.href;
        return isBehind || leadsThere || related(hit, element) || label?.contains(hit) === true;
      };
      // A partly covered element is scrolled into sight, and so is one at the edge of a part that scrolls.
      if (![x, box.left + 2, box.right - 2].every((px) => isHit(px, y)) || isAtEdge(element, y)) continue;
      const reaches = (hits: (by: number) => boolean): boolean =>
        (hits(-REACH) && hits(REACH)) || hits(-2 * REACH) || hits(2 * REACH);
      if (!reaches((by) => isHit(x + by, y)) || !reaches((by) => isHit(x, y + by))) {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
        faults.push(`too small for a finger: "${words(element)}" ${size}`);
      }
    }
  }
  return faults;

  function isPinned(element: Element): boolean {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  }

  /** Returns true when the part that scrolls the element ends within the reach of a finger. */
  function isAtEdge(element: Element, y: number): boolean {
    for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
      const isScroller = /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight;
      if (isScroller) return y - boxOf(each).top < REACH || boxOf(each).bottom - y < REACH;
    }
    return false;
  }

  /** Returns true for elements that may be smaller because of their place: a star in a band of 36 px. */
  function isNarrow(element: Element): boolean {
    return element.matches('[aria-label$="favori lig"]');
  }

  /** A link within a sentence is as high as its line. */
  function isInline(element: Element): boolean {
    return getComputedStyle(element).display === 'inline' && element.matches('p *, li p *, label *, small *');
  }
}
