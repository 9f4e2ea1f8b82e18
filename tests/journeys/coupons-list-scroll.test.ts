/** Long lists of coupons: endless scrolling, few rows, scroll restoration, and messages for pages that fail to load. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, running } from '../support/program.ts';
import { painted } from '../support/painted.ts';
import { addressOf, main } from '../support/sign-in.ts';
import { sharedBrowser, untilConnection } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const LIST_FAULT = { method: 'GET', path: '/api/wager/played-betslips-and-pendings' };
const ARCHIVE = listPath('arsiv');
/** Window without room for a coupon beside the list (rule coupon-36), where a card opens its page. */
const NARROW = { context: { viewport: { width: 1270, height: 800 } } };

test('the next page is loaded near the end of the list, and not before', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 120 }, NARROW);
  const page = await open(ARCHIVE);
  await cards(page).first().waitFor();
  await untilLoaded(page, 'main');
  expect(await shownTo(page)).toBe(10);
  const short = 90;
  await page.evaluate((rest) => {
    const end = document.querySelector('main section :is(ul, [role="list"])')?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: end - innerHeight - rest, behavior: 'instant' });
  }, short);
  await painted(page);
  expect(await shownTo(page)).toBe(10);
  await page.evaluate(() => window.scrollBy({ top: 30, behavior: 'instant' }));
  await expect.poll(() => shownTo(page)).toBe(20);
});

test('"back" from a coupon restores the scroll position of the list, below a line of the header that came meanwhile', async () => {
  const { server, player, open } = await setMemberStage(browser(), { coupons: 120, balance: 10_000 }, NARROW);
  await play(server, player, spotsOf(running(server, FOOTBALL), 1));
  const page = await open(listPath('oynadiklarim', '?sirala=3'));
  await cards(page).first().waitFor();
  await scrollDeep(page);
  await page.locator('section[aria-label="Benim maçlarım"][data-over]').waitFor();
  await painted(page);
  const place = await inSight(page);
  await cards(page)
    .and(page.locator(`[data-coupon="${place.id}"]`))
    .click();
  await expect.poll(() => addressOf(page)).not.toContain('oynadiklarim');
  await page.locator('section[aria-label="Benim maçlarım"]:not([data-over])').waitFor();
  await page.goBack();
  await expect.poll(() => inSight(page)).toEqual(place);
});

test('a reload restores the scroll position, and nothing of the page jumps into view meanwhile', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 120 }, NARROW);
  const page = await open(ARCHIVE);
  await cards(page).first().waitFor();
  await scrollDeep(page);
  await painted(page);
  const place = await inSight(page);
  await page.reload();
  await expect.poll(async () => (await inSight(page)).id).toBe(place.id);
  await untilLoaded(page, 'main');
  const { id, top } = await inSight(page);
  expect(id).toBe(place.id);
  // Rows above are not measured anew.
  expect(Math.abs(top - place.top)).toBeLessThan(100);
  const { sum, of } = await layoutShift(page);
  expect(sum, of.join(', ')).toBeLessThan(LEAST_SHIFT);
});

describe('pages that fail to load', () => {
  test('the first page shows the reason and loads after "Tekrar dene"', async () => {
    const { server, open } = await setMemberStage(browser(), { coupons: 40 });
    const refusal = { isSuccess: false, error: { code: 1, name: 'Broken', message: 'Kuponlar şu anda okunamıyor.' } };
    await server.fault({ ...LIST_FAULT, body: refusal });
    const page = await open(listPath('kaybeden'));
    await main(page).getByRole('alert').getByText('Kuponlar şu anda okunamıyor.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await server.clearFaults();
    await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await cards(page).first().waitFor();
  });

  test('the next page leaves the loaded coupons in place and loads after "Tekrar dene"', async () => {
    const { server, open } = await setMemberStage(browser(), { coupons: 120 });
    const page = await open(ARCHIVE);
    await cards(page).first().waitFor();
    await server.fault({
      ...LIST_FAULT,
      body: { isSuccess: false, error: { code: 1, name: 'Broken', message: 'Olmadı.' } },
    });
    await toEnd(page);
    await main(page).getByRole('alert').getByText('Olmadı.').waitFor();
    expect(await shownTo(page)).toBe(10);
    await server.clearFaults();
    await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.poll(() => shownTo(page)).toBeGreaterThanOrEqual(20);
  });

  test('without a network the list shows its age and that the rest is not available, and loads it by itself on reconnect', async () => {
    const { server, open } = await setMemberStage(browser(), { coupons: 120 });
    const page = await open(ARCHIVE);
    await cards(page).first().waitFor();
    await cutOff(server, page);
    await toEnd(page);
    await main(page).getByText('Devamı çevrimdışı görülemiyor').waitFor();
    await main(page)
      .getByText(/^Çevrimdışı · son güncelleme/)
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await letThrough(server);
    await main(page).getByText('Devamı çevrimdışı görülemiyor').waitFor({ state: 'hidden' });
    await expect
      .poll(() =>
        main(page)
          .getByText(/^Çevrimdışı/)
          .count(),
      )
      .toBe(0);
    await toEnd(page);
    await expect.poll(() => shownTo(page)).toBeGreaterThanOrEqual(20);
  });

  test('a list that was never opened says so without a network, and loads on reconnect', async () => {
    const { server, open } = await setMemberStage(browser(), { coupons: 40 });
    const page = await open(listPath('bekleyen'));
    await cards(page).first().waitFor();
    await cutOff(server, page);
    await page.getByRole('link', { name: 'Kazanan' }).click();
    await main(page).getByText('Bu liste çevrimdışı görülemiyor').waitFor();
    await letThrough(server);
    await cards(page).first().waitFor();
  });
});

test('the keyboard reaches a tab, the other lists and a coupon', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 40 });
  const page = await open(listPath('bekleyen'));
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: /^Diğer listeler/ }).focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('link', { name: 'Nakit ödenen' });
  await other.waitFor();
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe(listPath('nakit-odendi'));
  await page.setViewportSize(NARROW.context.viewport);
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toContain('/kupon-detay/');
});

/** Loads four pages of the list, and scrolls back to the middle of them. */
async function scrollDeep(page: Page): Promise<void> {
  // Each look scrolls anew: one scroll may come before the list has the height of its new rows.
  const scrollOn = async (): Promise<number> => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    return shownTo(page);
  };
  await expect.poll(scrollOn).toBeGreaterThanOrEqual(40);
  await page.evaluate(() => window.scrollTo({ top: 2_600, behavior: 'instant' }));
}

/** Makes hubs and lists unreachable; chunks that load later still load. */
async function cutOff(server: TestServer, page: Page): Promise<void> {
  await server.fault({ ...LIST_FAULT, drop: 'before' });
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
}

async function letThrough(server: TestServer): Promise<void> {
  await server.clearFaults();
  await server.hubs('accept');
}

/** Number of coupons the list has loaded: the index of its last row, counted from 1, times the cards of a row. */
const shownTo = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('main section [data-index]')].at(-1);
    const list = document.querySelector<HTMLElement>('main section :is(ul, [role="list"])');
    const row = last?.getBoundingClientRect().height ?? 1;
    // Rows that are not rendered below have their height as padding.
    const below = Number.parseFloat(list?.style.paddingBottom ?? '') || 0;
    const columns = document.querySelector('main section [data-index]')?.querySelectorAll('a[data-coupon]').length ?? 1;
    return (Number(last?.dataset['index'] ?? -1) + 1 + Math.round(below / row)) * columns;
  });

const toEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const list = document.querySelector('main section :is(ul, [role="list"])');
    window.scrollBy({ top: (list?.getBoundingClientRect().bottom ?? 0) - innerHeight, behavior: 'instant' });
  });

/** The first card below the header, and its distance from the top in px. */
const inSight = (page: Page): Promise<{ id: string; top: number }> =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll<HTMLElement>('main a[data-coupon]')].find(
      (each) => each.getBoundingClientRect().top > 80,
    );
    return { id: card?.dataset['coupon'] ?? '', top: Math.round(card?.getBoundingClientRect().top ?? 0) };
  });
