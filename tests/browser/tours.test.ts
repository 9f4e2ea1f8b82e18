/** First-use tours: once a device, at a good moment, never over a dialog, and out of the way with one key. */
import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { choose, items, playButton, slipOf } from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

const tour = (page: Page): Locator => page.getByRole('dialog', { name: 'Kısa tanıtım' });
const next = (page: Page): Locator => tour(page).getByRole('button', { name: 'Devam' });
const heading = (page: Page): Promise<string> => tour(page).getByRole('heading').innerText();

/** The note about the MBS comes first on a device's first visit. */
async function closeTip(page: Page): Promise<void> {
  await page.getByRole('note').getByRole('button', { name: 'Anladım' }).click();
}

/** The slip's was not shown. */
const kingOddSeen = (context: BrowserContext): Promise<void> => toursSeen(context, ['kingOddTour']);

/** So long no tour would wait: nothing comes. */
const LONGER_THAN_A_REST_MS = 2_500;

const slipSteps = ['Seçimlerin burada', 'Tekli ya da sistem', 'Misli ve kupon adedi', 'Kazancın ve Oyna'];

for (const viewport of [PHONE, DESKTOP]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = { viewport, colorScheme, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };

    describe(`at ${viewport.width} × ${viewport.height}, ${colorScheme}`, () => {
      test('the king odds are explained on the first visit of the program, after the note about the MBS', async () => {
        const { open } = await setStage(browser(), { tours: true, context });
        const page = await open('/program/futbol');
        await closeTip(page);
        await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
        expect(await violationsOf(page)).toEqual([]);
        await expectLit(page, 'king-highlight');
        await next(page).click();
        await expectLit(page, 'king-crown');
        await next(page).click();
        await expectLit(page, 'king-filter');
        await tour(page).getByRole('button', { name: 'Anladım' }).click();
        await expect.poll(() => tour(page).count()).toBe(0);
      });

      test('the slip is explained where it stands, when it first has something in it', async () => {
        const { open, context: device } = await setStage(browser(), { tours: true, context });
        await kingOddSeen(device);
        const page = await open('/program/futbol');
        await closeTip(page);
        await choose(page, 3);
        if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
        for (const [place, title] of slipSteps.entries()) {
          // One step after the other.
          // oxlint-disable-next-line no-await-in-loop
          await expect.poll(() => heading(page)).toBe(title);
          // oxlint-disable-next-line no-await-in-loop
          await expectLit(page, ['slip-item', 'slip-kind', 'slip-stake', 'slip-foot'][place]!);
          // oxlint-disable-next-line no-await-in-loop
          if (place === 1) expect(await violationsOf(page)).toEqual([]);
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
}

test('the keyboard leads through it, has it put away with Esc, and is back where it was', async () => {
  const { open, context } = await setStage(browser(), { tours: true });
  await kingOddSeen(context);
  const page = await open('/program/futbol');
  await closeTip(page);
  const odd = page.locator('main article[data-event] button[data-outcome]:enabled').first();
  await odd.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await expect.poll(() => focused(page)).toBe('Devam');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[1]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Geri');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await odd.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await items(slipOf(page)).first().waitFor();
  expect(await comes(page)).toBe(false);
});

test('“Geç” and a tap beside the card end it; another tab does not begin again', async () => {
  const { open, context } = await setStage(browser(), { tours: true });
  const page = await open('/program/futbol');
  await closeTip(page);
  await tour(page).getByRole('button', { name: 'Geç' }).click();
  await expect.poll(() => tour(page).count()).toBe(0);
  await page.reload();
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await comes(page)).toBe(false);
  await choose(page, 1);
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await page.mouse.click(5, 780);
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await items(slipOf(page)).count()).toBe(1);
  const other = await context.newPage();
  await other.goto('/program/futbol');
  await items(slipOf(other)).first().waitFor();
  expect(await comes(other)).toBe(false);
});

test('a dialog is never covered; when it closes the tour comes', async () => {
  const { open } = await setStage(browser(), { tours: true });
  const page = await open('/program/futbol');
  await closeTip(page);
  await page.getByRole('button', { name: /^Ligler/ }).click();
  const leagues = page.getByRole('dialog').first();
  await leagues.waitFor();
  expect(await comes(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
});

test('no tour while a coupon is out; a page that is left takes its tour along', async () => {
  const { server, open, context } = await setMemberStage(browser(), { balance: 1_000 }, { tours: true });
  const page = await open('/program/futbol');
  await closeTip(page);
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
  await page.evaluate(() => history.pushState(null, '', '/kolay-kuponlar'));
  await expect.poll(() => tour(page).count()).toBe(0);
  await kingOddSeen(context);
  await page.goto('/program/futbol');
  await server.fault({ method: 'POST', path: 'sendCoupon', delayMs: 4_000, times: 1 });
  await choose(page, 3);
  await playButton(slipOf(page)).click();
  expect(await comes(page)).toBe(false);
  await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
});

/** Whether one is there within the time in which it would have come. */
async function comes(page: Page): Promise<boolean> {
  const shown = tour(page).waitFor({ timeout: LONGER_THAN_A_REST_MS });
  return shown.then(
    () => true,
    () => false,
  );
}

/** What the step speaks of is in the light, whole and beside the card. */
async function expectLit(page: Page, target: string): Promise<void> {
  const seen = (): Promise<string> =>
    page.evaluate((name) => {
      const box = document.querySelector(`[data-tour="${name}"]`)?.getBoundingClientRect();
      const [light, card] = [...document.querySelectorAll('dialog[aria-label="Kısa tanıtım"] > div')].map((each) =>
        each.getBoundingClientRect(),
      );
      if (box === undefined || light === undefined || card === undefined) return 'nothing';
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const off = Math.hypot(light.left + light.width / 2 - middle.x, light.top + light.height / 2 - middle.y);
      if (off > 4 || light.left < 0 || light.right > innerWidth) return 'light elsewhere';
      if (box.top < 0 || box.bottom > innerHeight) return 'target out of sight';
      const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
      if (!inside) return 'card out of sight';
      const apart =
        card.bottom <= box.top || card.top >= box.bottom || card.right <= box.left || card.left >= box.right;
      return apart ? 'lit' : 'card over it';
    }, target);
  await expect.poll(seen, { message: target }).toBe('lit');
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
