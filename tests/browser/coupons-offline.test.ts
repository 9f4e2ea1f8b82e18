/** Coupons open without a network, including coupons that were never opened (the third promise). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { couponLinks } from '../../src/routes/coupon-routes.ts';
import { type TrueCoupon, trueCoupons, untilDetailsKept, untilPrefetched } from '../support/coupon-copies.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { untilAccessExpired } from '../support/members.ts';
import { inHost, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const AGE = /Çevrimdışı · son güncelleme \d\d:\d\d/;
const PENDING = '/profil/kuponlarim/bekleyen';

/** Preloading starts without delay, because no other traffic needs the connection here. */
const atOnce = { prefetchStartMs: 0, prefetchGapMs: 0 };

interface Prepared extends MemberStage {
  pending: TrueCoupon[];
  decided: TrueCoupon[];
}

/** A member whose coupons are stored on the device, though none of their pages was opened. */
async function prepare(): Promise<{ stage: Prepared; page: Page }> {
  const stage = await setMemberStage(browser(), { coupons: 60 }, { offline: true, server: { timing: atOnce } });
  // The coupons of a group are on the device as their group.
  const coupons = (await trueCoupons(stage.server, stage.player)).filter(({ gi }) => gi === null);
  const pending = coupons.filter(({ status }) => status === -1);
  const decided = coupons.filter(({ status }) => status !== -1);
  const page = await stage.open('/');
  await untilDetailsKept(
    page,
    [...pending, ...decided.slice(0, 30)].map(({ bsid }) => bsid),
  );
  await untilPrefetched(page);
  return { stage: { ...stage, pending, decided }, page };
}

/** Stops the server and closes every tab. */
async function endOfTheLine({ server, context }: MemberStage): Promise<void> {
  await server.close();
  await Promise.all(context.pages().map((page) => page.close()));
}

const main = (page: Page): Promise<string> => page.getByRole('main').innerText();

async function goto(stage: MemberStage, path: string): Promise<Page> {
  const page = await stage.context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page;
}

const newestOf = (coupons: readonly TrueCoupon[]): string => coupons[0]?.bsid ?? '';

describe('with the server and all tabs closed', () => {
  test('the list opens with its age, and a coupon never opened in full opens from the list and by its address', async () => {
    const { stage } = await prepare();
    await endOfTheLine(stage);
    const page = await goto(stage, inHost(PENDING));
    await expect.poll(() => main(page)).toMatch(AGE);
    const row = page.locator(`[data-coupon="${newestOf(stage.pending)}"]`);
    await row.click();
    await expect
      .poll(() => page.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem').count())
      .toBeGreaterThan(0);
    expect(await main(page)).toMatch(AGE);

    const deep = await goto(stage, inHost(couponLinks.couponDetail(newestOf(stage.decided))));
    await expect.poll(() => main(deep)).toMatch(AGE);
    expect(await main(deep)).toContain(newestOf(stage.decided));
  });
});

test('the list opens with its age after the access token has expired, with the server and all tabs closed', async () => {
  const { stage } = await prepare();
  await stage.server.tokens({ accessTtlSeconds: 0 });
  await untilAccessExpired(stage.context, stage.server);
  await endOfTheLine(stage);
  const page = await goto(stage, inHost(PENDING));
  await expect.poll(() => main(page)).toMatch(AGE);
  await page.locator(`[data-coupon="${newestOf(stage.pending)}"]`).waitFor();
});
