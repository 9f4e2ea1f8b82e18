/** Every place where a score appears: shown while scores are shown, and not once they are hidden (rule cover-1). */
import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import { play } from '../support/played-coupons.ts';
import { detailPath } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { type Place, hideScores, tellingMatch, walk } from '../support/telling-match.ts';

test('no place shows a score once scores are hidden', { timeout: 120_000 }, async () => {
  const { server, player, open } = await setMemberScreen({ balance: 1_000 }, { server: { events: 300 } });
  const { event, market, spot, result } = await tellingMatch(server);
  const { i } = event;
  const coupon = await play(server, player, [spot]);

  const row = (page: Page) => page.locator(`main article[data-event="${i}"]`);
  const head = (page: Page) => page.locator('main header[data-event]');
  const leg = (page: Page) =>
    main(page)
      .getByText(/Kalanını Kim Kazanır/)
      .first();
  /** Everything on screen, with the two figures of a row joined by a hyphen, and the title of the tab. */
  const seen = async (page: Page): Promise<string> => {
    const rows = await row(page).locator('.num b').allInnerTexts();
    return [await page.locator('body').innerText(), await page.title(), rows.slice(0, 2).join('-')].join('\n');
  };
  const at = (name: string, path: string, ready: (page: Page) => Locator): Place => ({
    ...{ name, path, seen },
    ready: (page) => ready(page).waitFor(),
  });
  const places = [
    at('program', '/program/canli/futbol', row),
    at('live scores', '/canli-skor/futbol?durum=canli', row),
    at('odds', detailPath('futbol', i), leg),
    at('summary', `${detailPath('futbol', i)}/ozet`, head),
    at('commentary', `${detailPath('futbol', i)}/canli-anlatim`, head),
    at('waiting coupons', '/profil/kuponlarim/bekleyen', leg),
    at('a coupon', `/kupon-detay/${coupon.id}?type=1&status=-1`, leg),
  ];
  const page = await open(detailPath('futbol', i));
  await page.locator(`main button[data-market="${market.i}"]`).first().click();
  await walk(page, places, result, true);
  await hideScores(page);
  await walk(page, places, result, false);
});
