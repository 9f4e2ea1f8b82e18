/** axe-core on a page as it stands. */
import axe from 'axe-core';
import type { Page } from 'playwright';

/** "rule: where", one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  await untilStill(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    // `axe` is the page's own now.
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary = '' }) =>
          `${id}: ${target.join(' ')} (${failureSummary.split('\n').at(1)?.trim() ?? ''})`,
      ),
  );
}

/** The same in both themes; the page follows the system's. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // One theme after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.emulateMedia({ colorScheme });
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await violationsOf(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** A list that is being measured is hidden, a colour on its way is neither: axe finds fault with both. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main [style*="visibility: hidden"]') === null &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
