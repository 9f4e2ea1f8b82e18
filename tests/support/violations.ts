/** Runs axe-core on a page in its current state. */
import axe from 'axe-core';
import type { Page } from 'playwright';
import { DESKTOP, PHONE } from './screens.ts';

/** Rules whose result depends on the theme. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** Returns "rule: where" lines; by default of all rules. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  // A page that navigates without a reload already has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      // `axe` is now a global of the page.
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

/** Checks the page in both themes; it follows the system's. The second theme differs only in colours. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(drawAll);
  for (const [colorScheme, rules] of [['light'], ['dark', ofColors]] as const) {
    // Themes are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.emulateMedia({ colorScheme });
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await violationsOf(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Checks on a phone and on a desktop, in both themes. */
export async function violationsInSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    // Sizes are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await violationsInThemes(page)).map((violation) => `${size.width} px, ${violation}`));
  }
  return found;
}

/**
 * Draws skipped content; runs in the page. Content skipped out of sight would keep the colours of the previous theme.
 */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Waits until no list is hidden for measuring and no colour is in transition: axe reports both as faults. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main [style*="visibility: hidden"]') === null &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
