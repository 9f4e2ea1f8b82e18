/** The chosen coupon beside the list, at 1280 px: keyboard, history, the list's place, and without a network. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { untilDetailsKept, untilPrefetched } from '../support/coupon-copies.ts';
import { cards, listPath } from '../support/coupon-lists.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { painted } from '../support/painted.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { addressOf, endsAt } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();
const WAITING = listPath('bekleyen');
const PLAYED = listPath('oynadiklarim');
/** List whose cards keep their heights, because none of its matches runs. */
const ARCHIVE = listPath('arsiv');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Seçili kupon' });
const summary = (page: Page) => panel(page).getByRole('region', { name: 'Kupon özeti' });
const card = (page: Page, id: string) => page.locator(`main a[data-coupon="${id}"]`);

test('the keyboard chooses a coupon and closes it, and the focus goes with it: rule coupon-36', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 40 });
  const page = await open(PLAYED);
  await cards(page).first().waitFor();
  const id = (await cards(page).nth(1).getAttribute('data-coupon')) ?? '';
  await card(page, id).focus();
  await page.keyboard.press('Enter');
  await summary(page).waitFor();
  expect(await panel(page).evaluate((aside) => aside.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toMatch(/sayfası$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await endsAt(page, PLAYED);
  await expect.poll(() => focusedCoupon(page)).toBe(id);

  await page.keyboard.press('Enter');
  await summary(page).waitFor();
  // A menu of the page takes Esc before the panel does.
  const other = page.getByRole('link', { name: 'Nakit ödenen' });
  await page.getByRole('button', { name: /^Diğer listeler/ }).click();
  await other.waitFor();
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'hidden' });
  expect(addressOf(page)).not.toBe(PLAYED);
  await summary(page)
    .getByText(/Kupon no|Çoklu kupon no/)
    .click();
  await page.keyboard.press('Escape');
  await endsAt(page, PLAYED);
  await expect.poll(() => focusedCoupon(page)).toBe(id);
});

test('the list keeps its place and its width while coupons are chosen and closed; "back" and "forward" follow the choice', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 120 });
  const page = await open(ARCHIVE);
  await cards(page).first().waitFor();
  await untilLoaded(page, 'main');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await painted(page);
  const id = await cardInSight(page);
  const place = await card(page, id).boundingBox();
  await card(page, id).click();
  await summary(page).waitFor();
  expect(await card(page, id).boundingBox()).toEqual(place);
  const chosen = addressOf(page);
  await panel(page).getByRole('button', { name: 'Kuponu kapat' }).click();
  await panel(page).getByText('Bir kupon seç').waitFor();
  expect(await card(page, id).boundingBox()).toEqual(place);

  await card(page, id).click();
  await summary(page).waitFor();
  await page.goBack();
  await endsAt(page, ARCHIVE);
  await panel(page).getByText('Bir kupon seç').waitFor();
  await page.goForward();
  await summary(page).waitFor();
  expect(addressOf(page)).toBe(chosen);
  await expect.poll(async () => (await card(page, id).boundingBox())?.y).toBe(place?.y);
  await expectStill(page);
  await page.reload();
  await summary(page).waitFor();
  expect(addressOf(page)).toBe(chosen);
  await expect.poll(async () => (await card(page, id).boundingBox())?.y).toBe(place?.y);
});

test('nothing moves while a page with a chosen coupon loads', async () => {
  const { open, server, player } = await setMemberStage(browser(), { balance: 100_000 });
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 2));
  await server.fault({ method: 'GET', path: `played_betslips_detail/${id}/own`, delayMs: 700 });
  const page = await open(`${WAITING}?kupon=${id}`);
  await summary(page).waitFor();
  await untilLoaded(page, 'main');
  await expectStill(page);
});

test('without a network a stored coupon is shown beside the stored list', async () => {
  const { server, player, open } = await setMemberStage(browser(), { balance: 100_000 }, { offline: true });
  const spots = spotsOf(preMatch(server, FOOTBALL), 2);
  const [one, other] = [await play(server, player, spots), await play(server, player, spots)];
  const page = await open('/');
  await untilPrefetched(page);
  await untilDetailsKept(page, [one.id, other.id]);
  await server.close();
  await page.goto(`${WAITING}?kupon=${one.id}`, { waitUntil: 'domcontentloaded' });
  await summary(page).getByText(`Kupon no ${one.id}`).waitFor();
  await card(page, other.id).click();
  await summary(page).getByText(`Kupon no ${other.id}`).waitFor();
  await panel(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
});

async function expectStill(page: Page): Promise<void> {
  const { sum, of } = await layoutShift(page);
  expect(sum, of.join()).toBeLessThanOrEqual(0.005);
}

const focusedCoupon = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['coupon'] : ''));

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

/** Id of the first card whose top is well within the window. */
const cardInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main a[data-coupon]')];
    return all.find((each) => each.getBoundingClientRect().top > 100)?.dataset['coupon'] ?? '';
  });
