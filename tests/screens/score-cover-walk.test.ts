/** Every place a score can be seen in: it tells while scores are shown, and does not once they are hidden (rule cover-1). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { play } from '../support/played-coupons.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

/** "Maçın Kalanını Kim Kazanır 7:1" says the score. */
const REST = { t: 4, st: 23 };

interface Place {
  name: string;
  path: string;
  /** It stands there once the match does. */
  ready: (page: Page) => Locator;
}

test('with scores hidden no place tells one', { timeout: 60_000 }, async () => {
  const { server, player, open } = await setMemberScreen({ balance: 1_000 }, { server: { events: 300 } });
  const hasRest = (eventId: number) => {
    const event = server.world.event(eventId);
    const market = typeof event === 'object' ? event.m.find(({ t, st }) => t === REST.t && st === REST.st) : undefined;
    return market?.s === 1 && market.mbc <= 1 && market.o.every(({ odd }) => odd > 1) ? market : undefined;
  };
  const { i, hn = '' } = firstOf(
    running(server, FOOTBALL).filter((event) => event.ci < 70_611 && hasRest(event.i) !== undefined),
    'football match with a market for the rest of it',
  );
  for (let goals = 0; goals < 6; goals += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await server.act(i, { action: 'goal', side: 'home' });
  }
  await server.act(i, { action: 'open' });
  const market = hasRest(i);
  if (market === undefined) throw new RangeError('the market did not come back');
  const coupon = await play(server, player, [{ eventId: i, marketId: market.i, outcome: market.o[0]?.no ?? 0 }]);
  const { ht, at } = server.world.score(i) ?? {};
  const [own, other] = [ht?.r ?? ht?.c ?? 0, at?.r ?? at?.c ?? 0];
  const result = new RegExp(`(?<!\\d)${own}\\s*[-:–]\\s*${other}(?!\\d)`);

  const row = (page: Page) => page.locator(`main article[data-event="${i}"]`);
  const head = (page: Page) => page.locator('main header[data-event]');
  const leg = (page: Page) =>
    main(page)
      .getByText(/Kalanını Kim Kazanır/)
      .first();
  const places: Place[] = [
    { name: 'program', path: '/program/canli/futbol', ready: row },
    { name: 'live scores', path: '/canli-skor/futbol?durum=canli', ready: row },
    { name: 'odds', path: detailPath('futbol', i), ready: leg },
    { name: 'summary', path: `${detailPath('futbol', i)}/ozet`, ready: head },
    { name: 'commentary', path: `${detailPath('futbol', i)}/canli-anlatim`, ready: head },
    { name: 'waiting coupons', path: '/profil/kuponlarim/bekleyen', ready: leg },
    { name: 'a coupon', path: `/kupon-detay/${coupon.id}?type=1&status=-1`, ready: leg },
  ];
  const page = await open(detailPath('futbol', i));
  await page.locator(`main button[data-market="${market.i}"]`).first().click();

  /** All that is on screen, the two figures of a row side by side, and the title of the tab. */
  const seen = async (): Promise<string> => {
    const rows = await row(page).locator('.num b').allInnerTexts();
    return [await page.locator('body').innerText(), await page.title(), rows.slice(0, 2).join('-')].join('\n');
  };
  const walk = async (tells: boolean): Promise<void> => {
    for (const { name, path, ready } of places) {
      // One after the other: it is one screen.
      // oxlint-disable no-await-in-loop
      await page.goto(path);
      await ready(page).waitFor();
      await expect.poll(async () => result.test(await seen()), { message: `${name}: ${hn} tells` }).toBe(tells);
      // oxlint-enable no-await-in-loop
    }
  };
  await walk(true);
  await page.goto('/canli-skor/futbol');
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skorlar gizli', exact: true }).click();
  await walk(false);
});
