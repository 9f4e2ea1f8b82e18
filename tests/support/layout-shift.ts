/** Elements that moved on a page by themselves: CLS as the browser sums it, and the elements that caused it. */
import type { Page } from 'playwright';

export interface LayoutShift {
  sum: number;
  /** Elements that moved most, the worst first. */
  of: string[];
}

/** Largest shift that a player does not notice. */
export const LEAST_SHIFT = 0.01;

/** Returns the shift since navigation; movement caused by input is not counted. */
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
        // Buffered entries are delivered in tasks of their own.
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
