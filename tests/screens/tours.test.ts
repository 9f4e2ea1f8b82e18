/** First-use tours: once a device, at a good moment, never over a dialog, and out of the way with one key. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { choose, items, playButton, slipOf } from '../support/slip.ts';
import { type TourFlag, tourKey } from '../support/tours-seen.ts';
import { closeTip, comes, heading, next, slipSteps, slipTargets, tour } from '../support/tours.ts';

/** On this device, from the next page on. */
const seen = (flag: TourFlag): void => localStorage.setItem(tourKey(flag), '1');

/** Where a tour looks: what it speaks of has a place of its own in the window, and an open dialog lies over all else. */
beforeEach(() => {
  const explained = [...slipTargets, 'king-highlight', 'king-crown', 'king-filter'];
  const topOf = (element: HTMLElement): number => 200 + 60 * (explained.indexOf(element.dataset['tour'] ?? '') + 1);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: HTMLElement,
  ) {
    return new DOMRect(0, topOf(this), innerWidth, 60);
  });
  document.elementFromPoint = (_x, y) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-tour]')];
    const there = all.find((each) => topOf(each) === y - 30) ?? null;
    const over = document.querySelector('dialog:modal');
    return over === null || over.contains(there) ? there : over;
  };
  onTestFinished(() => place.mockRestore());
});

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', ([, viewport]) => {
  test('the king odds are explained on the first visit of the program, after the note about the MBS', async () => {
    const { open } = await setScreen({ tours: true, viewport });
    const page = await open('/program/futbol');
    expect(await comes(page)).toBe(false);
    await closeTip(page);
    await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
    await next(page).click();
    await next(page).click();
    await tour(page).getByRole('button', { name: 'Anladım' }).click();
    await expect.poll(() => tour(page).count()).toBe(0);
  });

  test('the slip is explained step by step, when it first has something in it', async () => {
    const { open } = await setScreen({ tours: true, viewport });
    seen('kingOddTour');
    const page = await open('/program/futbol');
    await closeTip(page);
    await choose(page, 3);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    for (const [place, title] of slipSteps.entries()) {
      // One step after the other.
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => heading(page)).toBe(title);
      // oxlint-disable-next-line no-await-in-loop
      await tour(page)
        .getByRole('button', { name: place === slipSteps.length - 1 ? 'Anladım' : 'Devam' })
        .click();
    }
    await expect.poll(() => tour(page).count()).toBe(0);
  });
});

test('“Geç” ends it, and so does Esc; neither begins again', async () => {
  const { open } = await setScreen({ tours: true });
  const page = await open('/program/futbol');
  await closeTip(page);
  await tour(page).getByRole('button', { name: 'Geç' }).click();
  await expect.poll(() => tour(page).count()).toBe(0);
  await page.reload();
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await comes(page)).toBe(false);
  await choose(page, 1);
  await expect.poll(() => heading(page)).toBe(slipSteps[0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tour(page).count()).toBe(0);
  await page.reload();
  await items(slipOf(page)).first().waitFor();
  expect(await comes(page)).toBe(false);
});

test('a dialog is never covered; when it closes the tour comes', async () => {
  const { open } = await setScreen({ tours: true });
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
  const { server, open } = await setMemberScreen({ balance: 1_000 }, { tours: true });
  const page = await open('/program/futbol');
  await closeTip(page);
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
  await page.evaluate(() => history.pushState(null, '', '/kolay-kuponlar'));
  await expect.poll(() => tour(page).count()).toBe(0);
  seen('kingOddTour');
  await page.goto('/program/futbol');
  await server.fault({ method: 'POST', path: 'sendCoupon', delayMs: 4_000, times: 1 });
  await choose(page, 3);
  await playButton(slipOf(page)).click();
  expect(await comes(page)).toBe(false);
  await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
});
