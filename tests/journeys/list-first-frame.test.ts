/** No frame between the skeletons of a list and its rows is blank, though the list measures its rows first. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { listPath } from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const WITHOUT_LIST = '/yardim/detay/sorumlu-oyun-hakkinda';
const LISTS = ['/profil/mesajlar', listPath('arsiv'), '/program/futbol', '/canli-skor'];

test('a list shows skeletons or rows in every frame, also when it is opened again', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 30, messages: 30 });
  const page = await open(WITHOUT_LIST);
  for (const path of [...LISTS, ...LISTS]) {
    // Lists are opened in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate((to) => history.pushState(null, '', to), WITHOUT_LIST);
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('main [data-virtuoso-scroller]').waitFor({ state: 'detached' });
    // oxlint-disable-next-line no-await-in-loop
    const frames = await framesOf(page, path);
    expect(frames.at(-1), path).toBe('rows');
    expect(frames, path).not.toContain('blank');
  }
});

type Frame = 'other' | 'skeletons' | 'rows' | 'blank';

/** Contents of each painted frame, until ten frames in a row show rows. */
function framesOf(page: Page, path: string): Promise<Frame[]> {
  return page.evaluate(async (to) => {
    const seen = (selector: string): boolean =>
      [...document.querySelectorAll(`main ${selector}`)].some((place) =>
        place.checkVisibility({ visibilityProperty: true }),
      );
    const look = (): Frame => {
      if (seen('[data-virtuoso-scroller] :is(li, [data-item-index], article, [class*="_skeleton_"])')) return 'rows';
      if (seen('[class*="_skeleton_"]')) return 'skeletons';
      return document.querySelector('main [data-virtuoso-scroller]') === null ? 'other' : 'blank';
    };
    /** Resolves right after the next frame is painted. */
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        requestAnimationFrame(() => port2.postMessage(null));
      });
    history.pushState(null, '', to);
    const frames: Frame[] = [];
    const late = performance.now() + 8_000;
    while (frames.slice(-10).join('') !== 'rows'.repeat(10) && performance.now() < late) {
      await frame();
      frames.push(look());
    }
    return frames;
  }, path);
}
