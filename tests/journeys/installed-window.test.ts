/** The installed product in its own window: launches into it, and pulling a list down (rules installed-1, installed-5). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { PHONE } from '../support/screens.ts';
import { choose, items, slipOf } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** Runs in the page: a window of its own, whose launches the test makes. */
function standalone(): void {
  Object.defineProperty(navigator, 'standalone', { value: true });
  const launchQueue = { setConsumer: (consumer: unknown) => void Object.assign(window, { launch: consumer }) };
  Object.defineProperty(window, 'launchQueue', { value: launchQueue });
}

test('a shared coupon opens in the running window without a reload, and the composed slip stays', async () => {
  const { server, context, open } = await setMemberStage(browser());
  await context.addInitScript(standalone);
  const page = await open('/program/futbol');
  await choose(page, 2);
  await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
  const spoken = page.getByRole('dialog').getByText(/Kupon kodu: \d( \d){5}/);
  const code = (await spoken.innerText()).replace(/\D/g, '');
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.waitForFunction(() => 'launch' in window);
  await page.evaluate(
    (targetURL) => {
      (window as unknown as { launch: (params: object) => void }).launch({ targetURL });
    },
    `${server.url}/paylasilan-kuponlar?title=&text=${encodeURIComponent(`Kodum ${code}`)}`,
  );
  await page.getByRole('list', { name: 'Kuponun seçimleri' }).waitFor();
  expect(new URL(page.url()).search).toBe(`?kod=${code}`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await items(slipOf(page)).count()).toBe(2);
});

test('a list is refreshed by pulling it down from its top; a swipe to the side and a page without one are not', async () => {
  const options = { context: { viewport: PHONE, hasTouch: true, isMobile: true } };
  const { server, context, open } = await setMemberStage(browser(), { messages: 3 }, options);
  await context.addInitScript(standalone);
  const page = await open('/profil/mesajlar');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await expect.poll(() => overscroll(page)).toBe('contain');
  const requests = async (): Promise<number> => {
    const { requests: counts } = await server.stats();
    return Object.entries(counts).reduce(
      (sum, [path, count]) => sum + (/inbox\/.*messages/i.test(path) ? count : 0),
      0,
    );
  };
  const before = await requests();
  // To the left, because a swipe to the right goes back in this browser.
  await drag(page, { right: -200, down: 130 });
  await drag(page, { right: 0, down: 100 });
  expect(await requests()).toBe(before);
  await drag(page, { right: 0, down: 240 });
  await expect.poll(requests).toBe(before + 1);
  await expect.poll(() => page.locator('[data-phase]').getAttribute('data-phase')).toBe('idle');

  await page.goto('/yardim');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => 'launch' in window);
  expect(await page.locator('[data-phase]').count()).toBe(0);
  expect(await overscroll(page)).toBe('auto');
});

const overscroll = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);

/** Moves a finger over the page, from below its header, and lifts it. */
async function drag(page: Page, { right, down }: { right: number; down: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 300 + part * right, y: 300 + part * down }],
    });
  await send('touchStart', 0);
  for (let move = 1; move <= 10; move += 1) {
    // Moves are sent in sequence, as a finger makes them.
    // oxlint-disable-next-line no-await-in-loop
    await send('touchMove', move / 10);
  }
  await send('touchEnd', 1);
  await devtools.detach();
}
