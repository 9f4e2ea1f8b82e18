/** Hints of the first use, one at a time and covering nothing; and whole tours on request only. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { passTime } from '../support/screen/clock.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { choose, items, playButton, slipOf } from '../support/slip.ts';
import { type TourFlag, allTours, tourKey } from '../support/tours-seen.ts';
import { heading, hint, next, openKingTour, openSlipTour, slipSteps, slipTargets, tour } from '../support/tours.ts';

/** Marks tours as seen on this device, from the next page on. */
const seen = (...flags: TourFlag[]): void => {
  for (const flag of flags) localStorage.setItem(tourKey(flag), '1');
};
/** Longer than the pause between two hints. */
const AFTER_A_PAUSE_MS = 61_000;
/** No hint would wait this long, so none appears afterwards. */
const LONGER_THAN_A_REST_MS = 2_500;

const explained = [...slipTargets, 'king-highlight', 'king-crown', 'king-filter', 'mbs'];
const nameOf = (element: HTMLElement): string =>
  element.dataset['tour'] ?? (element.dataset['mbs'] === undefined ? '' : 'mbs');

/** Mocks the layout: each target has a place of its own in the window, and an open dialog covers everything else. */
beforeEach(() => {
  const topOf = (element: HTMLElement): number => 100 + 60 * (explained.indexOf(nameOf(element)) + 1);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: HTMLElement,
  ) {
    return new DOMRect(0, topOf(this), innerWidth, 60);
  });
  document.elementFromPoint = (_x, y) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-tour], [data-mbs]')];
    const there = all.find((each) => topOf(each) === y - 30) ?? null;
    const over = document.querySelector('dialog:modal');
    return over === null || over.contains(there) ? there : over;
  };
  onTestFinished(() => place.mockRestore());
});

const tapElsewhere = (page: Page): Promise<void> => page.locator('main').dispatchEvent('click');

/** True if a hint or tour is shown after the time in which it would have appeared. */
async function comes(page: Page): Promise<boolean> {
  await passTime(LONGER_THAN_A_REST_MS);
  return (await hint(page).count()) + (await tour(page).count()) > 0;
}

describe('hints', () => {
  test('appear one at a time with a pause between, close with a tap, and do not appear again', async () => {
    const { open, pass } = await setScreen({ tours: true });
    const page = await open('/program/futbol');
    await expect.poll(() => hint(page).innerText()).toContain('MBS');
    expect(await tour(page).count()).toBe(0);
    await tapElsewhere(page);
    await expect.poll(() => hint(page).count()).toBe(0);
    expect(await comes(page)).toBe(false);
    await pass(AFTER_A_PAUSE_MS);
    await expect.poll(() => hint(page).innerText()).toContain('Kral Oran');
    await page.keyboard.press('Escape');
    await expect.poll(() => hint(page).count()).toBe(0);
    await page.reload();
    await page.locator('main button[data-outcome]').first().waitFor();
    expect(await comes(page)).toBe(false);
  });

  test('one appears on the slip with its first selection; it blocks nothing, and another tab shows none', async () => {
    const { open } = await setScreen({ tours: true });
    seen('kingOddTour', 'mbsTooltip');
    const page = await open('/program/futbol');
    expect(await comes(page)).toBe(false);
    await choose(page, 1);
    await expect.poll(() => hint(page).innerText()).toContain('Seçimin kuponunda');
    await page.locator('main article[data-event]').nth(1).locator('button[data-outcome]:enabled').first().click();
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
    await expect.poll(() => hint(page).count()).toBe(0);
    const other = await open('/program/futbol');
    await items(slipOf(other)).first().waitFor();
    expect(await comes(other)).toBe(false);
  });

  test('over the sheet of the slip Esc closes the hint only, and then the sheet', async () => {
    const { open } = await setScreen({ tours: true, viewport: PHONE });
    seen('kingOddTour', 'mbsTooltip');
    const page = await open('/program/futbol');
    await choose(page, 1);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Kuponum' });
    await expect.poll(() => hint(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => hint(page).count()).toBe(0);
    expect(await sheet.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  });

  test('never cover a dialog, and do not appear while a coupon is being sent', async () => {
    const { server, open } = await setMemberScreen({ balance: 1_000 }, { tours: true });
    const page = await open('/program/futbol');
    await page.getByRole('button', { name: /^Ligler/ }).click();
    await page.getByRole('dialog').first().waitFor();
    expect(await hint(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => hint(page).count()).toBe(1);
    seen('kingOddTour', 'mbsTooltip');
    await page.goto('/program/futbol');
    await server.fault({ method: 'POST', path: 'sendCoupon', delayMs: 4_000, times: 1 });
    await choose(page, 3);
    await playButton(slipOf(page)).click();
    expect(await comes(page)).toBe(false);
    await page.getByText('Kuponun oluştu', { exact: true }).waitFor();
  });
});

describe.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a requested tour, on %s', ([, viewport]) => {
  test('explains the slip step by step', async () => {
    const { open } = await setScreen({ tours: true, viewport });
    seen(...allTours);
    const page = await open('/program/futbol');
    await choose(page, 3);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    await openSlipTour(page);
    for (const [place, title] of slipSteps.entries()) {
      // Steps are shown in sequence.
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => heading(page)).toBe(title);
      // oxlint-disable-next-line no-await-in-loop
      await tour(page)
        .getByRole('button', { name: place === slipSteps.length - 1 ? 'Anladım' : 'Devam' })
        .click();
    }
    await expect.poll(() => tour(page).count()).toBe(0);
  });

  test('explains the king odds, ends with “Geç” and Esc, and can be requested again', async () => {
    const { open } = await setScreen({ tours: true, viewport });
    const page = await open('/program/futbol');
    await openKingTour(page);
    await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
    await tour(page).getByRole('button', { name: 'Geç' }).click();
    await expect.poll(() => tour(page).count()).toBe(0);
    await openKingTour(page);
    await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
    await next(page).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => tour(page).count()).toBe(0);
  });
});

test('a page that is left closes its tour', async () => {
  const { open } = await setScreen({ tours: true });
  const page = await open('/program/futbol');
  await openKingTour(page);
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
  await page.evaluate(() => history.pushState(null, '', '/kolay-kuponlar'));
  await expect.poll(() => tour(page).count()).toBe(0);
});

test('a list without a crown has its tour without that step', async () => {
  const { open } = await setScreen({ tours: true });
  seen(...allTours);
  const page = await open('/program/futbol?searchTerm=bulunmayan');
  await openKingTour(page);
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
  await next(page).click();
  await expect.poll(() => heading(page)).toBe('Yalnızca Kral Oranlar');
});

test('a requested tour is dropped when its page is left', async () => {
  const { open } = await setScreen({ tours: true });
  seen(...allTours);
  // The tour's targets are not all rendered yet, so it waits.
  const page = await open('/program/futbol?searchTerm=bulunmayan');
  await openKingTour(page);
  await page.evaluate(() => history.pushState(null, '', '/kolay-kuponlar'));
  await expect.poll(() => page.getByRole('button', { name: 'Kral Oran nedir?' }).count()).toBe(0);
  await page.evaluate(() => history.pushState(null, '', '/program/futbol'));
  await page.locator('main button[data-outcome]').first().waitFor();
  expect(await comes(page)).toBe(false);
});

test('the settings lead to the tours', async () => {
  const { open } = await setMemberScreen({}, { tours: true });
  seen(...allTours);
  const page = await open('/profil/ayarlar');
  await page.getByRole('button', { name: 'Başlat (Kral Oran tanıtımı)' }).click();
  await expect.poll(() => heading(page)).toBe('Kral Oran nedir?');
  expect(new URL(page.url()).pathname).toBe('/program/futbol');
});
