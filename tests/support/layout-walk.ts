/**
 * Every screen at a width: nothing is cut, covered, over another, too small for a finger, or moves while the screen
 * loads. A file for phones and one for wider windows walk at a time.
 */
import { expect, test } from 'vitest';
import { everyScreen, settled } from './every-screen.ts';
import { layoutFaults } from './layout-faults.ts';
import { LEAST_SHIFT, layoutShift } from './layout-shift.ts';
import { setStage, openContext, sharedBrowser } from './stage.ts';

export function walkEveryScreen(sizes: readonly { width: number; height: number }[]): void {
  const browser = sharedBrowser();
  test.each(sizes)(
    '$width × $height',
    async (viewport) => {
      const { server } = await setStage(browser(), { server: { events: 300 } });
      const { screens, asMember } = await everyScreen(server);
      const touch = viewport.width < DESKTOP_FROM;
      const found: Record<string, string[]> = {};
      for (const member of [false, true]) {
        const look = { viewport, hasTouch: touch, reducedMotion: 'reduce' as const };
        const { context } = await openContext(browser(), server.url, { context: look });
        if (member) await asMember(context);
        for (const screen of screens.filter((each) => (each.member === true) === member)) {
          const page = await context.newPage();
          await page.goto(screen.path);
          await settled(page);
          const { sum, of } = await layoutShift(page);
          await screen.then?.(page);
          const faults = await layoutFaults(page, { touch });
          if (sum > LEAST_SHIFT) faults.push(`moves by ${sum.toFixed(4)} while it loads: ${of.join(', ')}`);
          if (faults.length > 0) found[screen.name] = faults;
          await page.close();
        }
      }
      expect(found).toEqual({});
    },
    300_000,
  );
}

/** From here on a mouse points. */
const DESKTOP_FROM = 1100;
