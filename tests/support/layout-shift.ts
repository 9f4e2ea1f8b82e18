/** What moved on a page by itself: CLS as the browser sums it, and what it was. */
import type { Page } from 'playwright';

export interface LayoutShift {
  sum: number;
  /** What moved most, the worst first. */
  of: string[];
}

/** Nobody has to feel it. */
export const LEAST_SHIFT = 0.01;

/** Of everything so far; what a hand caused is no shift. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift>((done) => {
        const moved: { by: number; of: string }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue;
            moved.push({ by: entry.value, of: entry.sources.map(({ node }) => nameOf(node)).join(' ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries before now are told in tasks of their own.
        setTimeout(() => {
          moved.sort((a, b) => b.by - a.by);
          done({ sum: moved.reduce((sum, { by }) => sum + by, 0), of: moved.map(({ of }) => of).slice(0, 3) });
        }, 100);
        function nameOf(node: Node | null): string {
          const element = node instanceof Element ? node : node?.parentElement;
          return element === null || element === undefined ? 'gone' : `${element.tagName}.${element.className}`;
        }
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
      }),
  );
}
