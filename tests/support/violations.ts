/** axe-core on a page as it stands. */
import axe from 'axe-core';
import type { Page } from 'playwright';
import { DESKTOP, PHONE } from './screens.ts';

/** What of a page a theme decides. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** "rule: where", one line each; of all rules unless told. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  // A page that is walked from address to address has it from the first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      // `axe` is the page's own now.
      (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], ...runOnly }),
    rules === undefined ? {} : { runOnly: [...rules] },
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

/** The same in both themes; the page follows the system's. The second one differs in its colours alone. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(drawAll);
  for (const [colorScheme, rules] of [['light'], ['dark', ofColors]] as const) {
    // One theme after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.emulateMedia({ colorScheme });
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await violationsOf(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** On a phone and on a desktop, in both themes. */
export async function violationsInSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    // One size after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await violationsInThemes(page)).map((violation) => `${size.width} px, ${violation}`));
  }
  return found;
}

/** Runs in the page. What is skipped out of sight would keep the colours of the theme it was last drawn in. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
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
