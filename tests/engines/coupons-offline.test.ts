/** Coupons without a network in the other browsers. A browser that is not installed is reported as skipped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponLinks } from '../../src/routes/coupon-routes.ts';
import { MEMBER_DATABASE_PREFIX } from '../../src/contract/names.ts';
import { trueCoupons } from '../support/coupon-copies.ts';
import { readKept } from '../support/read-kept.ts';
import { hosts, inHost } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser, OtherTab } from './other-browser.ts';
import { signIn } from './sign-in.ts';

const AGE = /Çevrimdışı · son güncelleme \d\d:\d\d/;

describeEach((kind) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());

  test.each(hosts)('a coupon that was never opened opens with the server stopped, in the %s host', async (host) => {
    const server = await startServer();
    const player = await server.player({ coupons: 20 });
    const waiting = (await trueCoupons(server, player)).filter(({ status, gi }) => status === -1 && gi === null);
    const id = waiting[0]?.bsid ?? '';
    // The host ends with its page.
    const tab = await browser.open(server.url + inHost('/', 'solo'));
    try {
      await signIn(tab, player);
      // A WebKit worker that started before the service worker bypasses it as long as it lives.
      await tab.evaluate(untilServed);
      await tab.goto(server.url + inHost('/', host));
      const isKept = async (): Promise<boolean> => {
        const kept = await tab.evaluate(readKept, MEMBER_DATABASE_PREFIX);
        return kept.some((key) => key.includes(`/played_betslips_detail/${id}/own`));
      };
      await expect.poll(isKept, { timeout: 40_000 }).toBe(true);
      await server.close();
      await tab.goto(server.url + inHost('/profil/kuponlarim/bekleyen', host));
      await expect.poll(() => mainOf(tab)).toMatch(AGE);
      await expect.poll(() => tab.evaluate(hasCoupon, id)).toBe(true);
      await tab.goto(server.url + inHost(couponLinks.couponDetail(id), host));
      await expect.poll(() => mainOf(tab)).toMatch(AGE);
      expect(await mainOf(tab)).toContain(id);
    } finally {
      await tab.close();
      await server.close();
    }
  });
});

/** The functions below run in the page. */
const untilServed = async (): Promise<void> => {
  await navigator.serviceWorker.ready;
};

const hasCoupon = (id: string): boolean => document.querySelector(`[data-coupon="${id}"]`) !== null;

const mainOf = (tab: OtherTab): Promise<string> =>
  tab.evaluate(() => document.querySelector<HTMLElement>('main')?.innerText ?? '');
