/**
 * Walks every screen at every width: no element is cut, covered, overlapping, too small for a finger, or moves while
 * the screen loads. Each screen is loaded in one size and resized to the others. One file for phones and one for wider
 * windows run in parallel.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, everyScreen, settled } from './every-screen.ts';
import { layoutFaults } from './layout-faults.ts';
import { LEAST_SHIFT, layoutShift } from './layout-shift.ts';
import { setStage, openContext, sharedBrowser } from './stage.ts';

interface Size {
  width: number;
  height: number;
}

/** `touch` is true for fingers, false for a mouse. */
export function walkEveryScreen(sizes: readonly Size[], touch: boolean): void {
  const browser = sharedBrowser();
  test.each([
    ['a visitor', false],
    ['a member', true],
  ])(
    `the screens of %s, ${sizes.map(({ width }) => width).join(', ')} px wide`,
    async (_, member) => {
      const { server } = await setStage(browser(), { server: { events: 300 } });
      const { screens, asMember } = await everyScreen(server);
      const { context } = await openContext(browser(), server.url, {
        context: { hasTouch: touch, reducedMotion: 'reduce' },
      });
      if (member) await asMember(context);
      const page = await context.newPage();
      const found: Record<string, string[]> = {};
      for (const screen of screens.filter((each) => (each.member === true) === member)) {
        for (const [place, size] of inTurn(sizes, screen).entries()) {
          await page.setViewportSize(size);
          const faults =
            place === 0
              ? [...(await load(page, screen)), ...(await lastingFaults(page, touch))]
              : (await turned(page), await lastingFaults(page, touch));
          if (faults.length > 0) found[`${screen.name} ${size.width}`] = faults;
        }
      }
      expect(found).toEqual({});
    },
    900_000,
  );
}

/** Rotates the sizes by the length of the screen's name, so that every size has its share of first loads. */
function inTurn(sizes: readonly Size[], { name }: Screen): Size[] {
  const first = name.length % sizes.length;
  return [...sizes.slice(first), ...sizes.slice(0, first)];
}

/** Loads a screen. Returns the elements that shifted. */
async function load(page: Page, screen: Screen): Promise<string[]> {
  await page.goto(screen.path);
  await settled(page);
  const { sum, of } = await layoutShift(page);
  await screen.then?.(page);
  return sum > LEAST_SHIFT ? [`moves by ${sum.toFixed(4)} while it loads: ${of.join(', ')}`] : [];
}

async function turned(page: Page): Promise<void> {
  // The page handles its new size in a frame and has rendered the consequences when it is idle again. Chromium 156 has
  // reported an idle page as such only after 28 and 59 s.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1_000 }));
      }),
  );
  await settled(page);
}

/**
 * A list that is rebuilt for another width, or loads its next page at its end, is measured over some frames, long ones
 * on a busy machine, so its first faults do not count.
 */
async function lastingFaults(page: Page, touch: boolean): Promise<string[]> {
  let faults = await layoutFaults(page, { touch });
  for (let look = 0; faults.length > 0 && look < LOOKS; look += 1) {
    await turned(page);
    faults = await layoutFaults(page, { touch });
  }
  return faults;
}

const LOOKS = 5;
