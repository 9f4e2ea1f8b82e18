/** The tours in every theme and size: their target is highlighted, and axe finds no violation. */
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { choose, playButton } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import {
  expectLit,
  heading,
  next,
  openKingTour,
  openSlipTour,
  slipSteps,
  slipTargets,
  tour,
} from '../support/tours.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };

  describe(`at ${viewport.width} × ${viewport.height}, dark and light`, () => {
    test('the tour of the king odds opens on request and has no violation', async () => {
      const { open } = await setStage(browser(), { context });
      const page = await open('/program/futbol');
      await openKingTour(page);
      await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
      expect(await violationsInThemes(page)).toEqual([]);
      await expectLit(page, 'king-highlight');
      await next(page).click();
      await expectLit(page, 'king-crown');
      await next(page).click();
      await expectLit(page, 'king-filter');
      await tour(page).getByRole('button', { name: 'Anladım' }).click();
      await expect.poll(() => tour(page).count()).toBe(0);
    });

    test('the tour of the slip opens on request, highlights its targets and has no violation', async () => {
      const { open } = await setStage(browser(), { context });
      const page = await open('/program/futbol');
      await choose(page, 3);
      if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
      await openSlipTour(page);
      for (const [place, title] of slipSteps.entries()) {
        // Steps are shown in sequence.
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => heading(page)).toBe(title);
        // oxlint-disable-next-line no-await-in-loop
        await expectLit(page, slipTargets[place]!);
        // oxlint-disable-next-line no-await-in-loop
        if (place === 1) expect(await violationsInThemes(page)).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop
        await tour(page)
          .getByRole('button', { name: place === slipSteps.length - 1 ? 'Anladım' : 'Devam' })
          .click();
      }
      await expect.poll(() => tour(page).count()).toBe(0);
      expect(await playButton(page).first().isVisible()).toBe(true);
    });
  });
}
