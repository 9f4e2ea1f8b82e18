/** News while no tab is visible (docs/rules/push.md), delivered to the push worker by the browser itself. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { standInPush } from '../../server/operator/push-desk.ts';
import { PUSH_SCOPE } from '../../src/contract/push.ts';
import { endMatches, playHomeWins } from '../support/home-wins.ts';
import { signedIn } from '../support/members.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import {
  type Subscription,
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

/** The id of a football team as the wire's description states it (wire-push-4). */
const teamId = (name: string): string => createHash('sha256').update(`1:${name}`).digest('hex').slice(0, 32);

test('push-2, push-6, push-9: a followed team and a favourite league are subscribed to, and their matches are named from the copies', async () => {
  const { server, open, page, subscription, service } = await setSubscribed();
  const { i: id, hn: home = '', an: away = '', ci: leagueId } = firstOf(preMatch(server, FOOTBALL), 'football match');
  const name = `${home} - ${away}`;
  const subscribed = async (): Promise<object> => {
    const [{ matches, teams, leagues }] = (await subscriptionsOf(server)) as [Subscription];
    return { matches, teams, leagues };
  };
  const nothing = { matches: [], teams: [], leagues: [] };
  expect(await subscribed()).toEqual(nothing);
  // The list of the sport is stored on the device while it is read.
  const match = await open('/program/futbol', fakeSubscriptions);
  await match.locator('main article[data-event]').first().waitFor();
  await match.goto(server.url + detailPath('futbol', id));
  await match.locator('main header').getByRole('button', { name: 'Takip et' }).click();
  const choices = match.getByRole('dialog').getByRole('switch');
  const [team, league] = [choices.filter({ hasText: 'Bu takımın' }).first(), choices.last()];
  await team.click();
  await expect.poll(subscribed).toEqual({ ...nothing, teams: [teamId(home)] });

  const news = { v: 1, kind: 'match', id: String(id), member: subscription.member, at: now() };
  await hide(match);
  await service.deliver(news);
  await expect.poll(() => shownNews(page)).toEqual([`${name}: Takip ettiğin takımın maçında yeni bir gelişme var.`]);
  await closeNews(page);
  await service.deliver({ ...news, id: '99999999' });
  await expect.poll(() => shownNews(page)).toEqual(['Tribün: Yeni bir haberin var.']);
  await closeNews(page);

  // A favourite league is announced only if the player wants it.
  await match.bringToFront();
  await team.click();
  await league.click();
  await expect.poll(() => league.getAttribute('aria-checked')).toBe('true');
  await expect.poll(subscribed).toEqual(nothing);
  await page.bringToFront();
  await page.getByRole('switch', { name: 'Favori liglerim' }).click();
  await expect.poll(subscribed).toEqual({ ...nothing, leagues: [leagueId] });
  await hide(page);
  await service.deliver({ ...news, at: now() + 60 });
  await expect.poll(() => shownNews(page)).toEqual([`${name}: Favori liginin maçında yeni bir gelişme var.`]);
  await closeNews(page);

  // Covered scores end it, on the device as well.
  await page.bringToFront();
  await page.getByRole('button', { name: /^Skorlar/ }).click();
  await page.getByRole('dialog').getByText('Skorlar gizli', { exact: true }).click();
  await expect.poll(subscribed).toEqual(nothing);
  await hide(page);
  await service.deliver({ ...news, at: now() + 120 });
  await expect.poll(() => shownNews(page)).toEqual(['Tribün: Yeni bir haberin var.']);
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
  // The engine's own reads of the member end before.
  await expect.poll(async () => Object.keys((await server.stats()).requests).join(' ')).toContain('betslip');
  await untilQuiet(server, '');
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
