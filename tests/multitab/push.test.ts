/** News while no tab is visible (docs/rules/push.md), delivered to the push worker by the browser itself. */
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { standInPush } from '../../server/operator/push-desk.ts';
import { PUSH_SCOPE } from '../../src/contract/push.ts';
import { endMatches, playHomeWins } from '../support/home-wins.ts';
import { signedIn } from '../support/members.ts';
import {
  announcedNews,
  fakeSubscriptions,
  openPushService,
  pushSetting,
  shownNews,
  subscriptionsOf,
} from '../support/push.ts';
import { untilQuiet } from '../support/quiet.ts';
import { untilControlled } from '../support/service-worker.ts';
import { setWindowStage, sharedWindow } from '../support/window.ts';

const window = sharedWindow();

/** A member's tab with the setting on, and a page of nobody that hides it. */
async function setSubscribed() {
  const stage = await setWindowStage(window(), { server: { operator: { push: standInPush() } } });
  const { server } = stage;
  const context = window();
  const player = await server.player({ balance: 1_000 });
  await signedIn(context, server, player);
  await context.grantPermissions(['notifications'], { origin: server.url });
  const page = await stage.open('/profil/ayarlar', fakeSubscriptions);
  await untilControlled(page);
  await pushSetting(page).click();
  await expect.poll(() => pushSetting(page).getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => subscriptionsOf(server)).toHaveLength(1);
  const [subscription] = await subscriptionsOf(server);
  if (subscription === undefined) throw new Error('there is no subscription');
  const service = await openPushService(page, server.url);
  return { ...stage, context, page, subscription, service };
}

/** Puts a page of nobody in front. */
async function hide(page: Page): Promise<void> {
  const other = await page.context().newPage();
  onTestFinished(() => other.close());
  await other.bringToFront();
  await page.waitForFunction(() => document.visibilityState === 'hidden', undefined, { polling: 100 });
}

async function closeNews(page: Page): Promise<void> {
  await page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    for (const each of (await registration?.getNotifications()) ?? []) each.close();
  }, PUSH_SCOPE);
  await expect.poll(() => shownNews(page)).toEqual([]);
}

const now = (): number => Math.floor(Date.now() / 1_000);

test('push-3, push-4, push-7: a decided coupon and a message are announced once each, from what the device has', async () => {
  const { server, open, page, subscription, service } = await setSubscribed();
  const program = await open('/program/futbol');
  await playHomeWins(server, program);
  await untilQuiet(server, 'betslip');
  await program.goto(`${server.url}/profil/kuponlarim/bekleyen`);
  const id = (await program.locator('main [data-coupon]').first().getAttribute('data-coupon')) ?? '';
  await program.close();
  await hide(page);
  const coupon = { v: 1, kind: 'coupon', id, member: subscription.member, at: now() };
  await service.deliver(coupon);
  await expect
    .poll(() => shownNews(page))
    .toEqual([expect.stringMatching(/^Kuponun sonuçlandı: .*Sonucu görmek için dokun\.$/)]);
  await closeNews(page);
  await service.deliver(coupon);
  await service.deliver({ ...coupon, kind: 'message', id: 'unknown-here' });
  await expect.poll(() => shownNews(page)).toEqual(['Yeni bir mesajın var: Okumak için dokun.']);
  await service.deliver('{"v":1,"kind":"raffle"');
  await expect
    .poll(async () => (await shownNews(page)).toSorted())
    .toEqual(['Tribün: Yeni bir haberin var.', 'Yeni bir mesajın var: Okumak için dokun.']);
});

test('push-7: while a tab is visible nothing is shown, then or later', async () => {
  const { page, subscription, service } = await setSubscribed();
  await page.bringToFront();
  await page.waitForFunction(() => document.visibilityState === 'visible');
  const message = { v: 1, kind: 'message', id: '1', member: subscription.member, at: now() };
  await service.deliver(message);
  await expect.poll(() => announcedNews(page)).toEqual(['message:1']);
  await hide(page);
  await service.deliver(message);
  await service.deliver({ ...message, id: '2' });
  await expect.poll(() => shownNews(page)).toHaveLength(1);
  expect(await announcedNews(page)).toEqual(['message:1', 'message:2']);
});

/** Texts of the page's own notifications on the screen. */
const ownNotifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
  });

async function setPlayed() {
  const stage = await setSubscribed();
  const { server, page } = stage;
  await page.getByRole('switch', { name: 'Kupon sonuçları' }).click();
  const program = await stage.open('/program/futbol', fakeSubscriptions);
  const spots = await playHomeWins(server, program);
  await untilQuiet(server, 'betslip');
  await program.goto(`${server.url}/profil/kuponlarim/bekleyen`);
  const id = (await program.locator('main [data-coupon]').first().getAttribute('data-coupon')) ?? '';
  await program.close();
  await hide(page);
  const coupon = { v: 1, kind: 'coupon', id, member: stage.subscription.member, at: now() };
  return { ...stage, coupon, end: () => endMatches(server, spots, 'home') };
}

test('push-7: a coupon that a hidden tab has announced is not announced by its message', async () => {
  const { page, service, coupon, end } = await setPlayed();
  await end();
  await expect.poll(() => ownNotifications(page)).toEqual(['Kuponun kazandı']);
  await service.deliver(coupon);
  await expect.poll(() => announcedNews(page)).toEqual([`coupon:${coupon.id}`]);
  await service.deliver({ ...coupon, kind: 'message' });
  await expect.poll(() => shownNews(page)).toEqual([expect.stringMatching(/^Yeni bir mesajın var/)]);
});

test('push-7: a coupon that its message has announced is not announced by a hidden tab', async () => {
  const { server, page, service, coupon, end } = await setPlayed();
  await service.deliver(coupon);
  await expect.poll(() => shownNews(page)).toHaveLength(1);
  await expect
    .poll(() => page.evaluate((id) => Object.values(localStorage).some((value) => value.includes(id)), coupon.id))
    .toBe(true);
  await end();
  // The notice of the engine follows its reads of the coupons.
  await untilQuiet(server, 'betslip');
  expect(await ownNotifications(page)).toEqual([]);
});

test('push-5: news of another member is not shown, and none after the sign-out, which removes the subscription', async () => {
  const { server, page, subscription, service } = await setSubscribed();
  await hide(page);
  const message = { v: 1, kind: 'message', id: '1', member: 'f'.repeat(32), at: now() };
  await service.deliver(message);
  await service.deliver({ ...message, id: '2', member: subscription.member });
  await expect.poll(() => shownNews(page)).toHaveLength(1);
  expect(await announcedNews(page)).toEqual(['message:2']);
  await page.bringToFront();
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect.poll(() => subscriptionsOf(server)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('push-8: the periodic sync requests public data, and nothing of the member', async () => {
  const { server, page, service } = await setSubscribed();
  await hide(page);
  await untilQuiet(server, 'sportsbook');
  const before = (await server.stats()).requests;
  const requested = async (): Promise<string[]> => {
    const { requests } = await server.stats();
    return Object.keys(requests).filter((path) => (requests[path] ?? 0) > (before[path] ?? 0));
  };
  await service.sync();
  await expect.poll(requested).toEqual(expect.arrayContaining([expect.stringContaining('/sportsbook/events')]));
  await untilQuiet(server, 'sportsbook');
  expect((await requested()).filter((path) => /wager|players|accounts|inbox|payment/.test(path))).toEqual([]);
});
