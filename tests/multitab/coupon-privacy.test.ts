/** A player's coupons are private: after a sign-out none of their data is stored anywhere or shown to anyone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { COOKIES } from '../../src/contract/names.ts';
import {
  couponDatabases,
  keptCoupons,
  trueCoupons,
  untilDetailsKept,
  untilPrefetched,
} from '../support/coupon-copies.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { signedIn } from '../support/members.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { untilControlled } from '../support/service-worker.ts';
import { sharedBrowser, untilConnection } from '../support/stage.ts';
import { signOut } from '../support/sign-in.ts';

const browser = sharedBrowser();
const a = { name: 'Defne', surname: 'Kırlangıç', phoneNumber: '05559876501', email: 'defne.k@posta.example' };
const b = { name: 'Poyraz', surname: 'Tekdal', phoneNumber: '05559876502', email: 'poyraz.t@posta.example' };
const LIST = '/profil/kuponlarim/bekleyen';

interface Watched extends MemberStage {
  tabs: Page[];
  /** Texts that identify the player. */
  words: string[];
}

/** Opens two tabs of player A, with all of the player's data on the device. */
async function openA(): Promise<Watched> {
  const stage = await setMemberStage(browser(), { ...a, coupons: 30 }, { offline: true });
  const { server, player, context } = stage;
  const ids = (await trueCoupons(server, player)).filter(({ gi }) => gi === null).map(({ bsid }) => bsid);
  const tokens = (await context.cookies()).filter(({ name }) => ['at', 'rt'].includes(name)).map(({ value }) => value);
  const tabs = [await stage.open('/program/futbol'), await stage.open(LIST)];
  await untilDetailsKept(tabs[1] as Page, ids.slice(0, 5));
  await untilPrefetched(tabs[1] as Page);
  const words = [a.name, a.surname, a.phoneNumber, a.email, String(player.playerNo), ...ids, ...tokens];
  return { ...stage, tabs, words };
}

const untilVisitor = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('header')?.textContent.includes('Giriş yap') === true);

const untilNothingKept = (page: Page): Promise<void> => expect.poll(() => couponDatabases(page)).toEqual([]);

test('a sign-out without a network leaves no data of A, and B sees none of it', async () => {
  const { server, tabs, words, context } = await openA();
  const [other, seen] = tabs as [Page, Page];
  expect(tracesOf(words, await everythingKept(seen)).length).toBeGreaterThan(10);
  await server.close();
  await untilConnection(seen, 'connecting');
  await signOut(seen);
  await Promise.all(tabs.map(untilVisitor));
  await untilNothingKept(seen);
  for (const page of tabs) expect(tracesOf(words, await everythingKept(page))).toEqual([]);

  await server.restart();
  // The restarted server has new data; without this player, B would get A's number.
  await server.player({});
  await signedIn(context, server, await server.player(b));
  await seen.goto(LIST);
  await untilPrefetched(seen);
  await other.reload();
  await untilConnection(other, 'on');
  for (const page of tabs) expect(tracesOf(words, await everythingKept(page))).toEqual([]);
  expect(await couponDatabases(seen)).toHaveLength(1);
});

test('a response that arrives after the sign-out is not stored', async () => {
  const { server, tabs, words } = await openA();
  const seen = tabs[1] as Page;
  await untilControlled(seen);
  // Otherwise the service would refuse the token by then.
  await server.fault({ method: 'POST', path: 'sign-out', drop: 'before', times: 10 });
  await server.fault({ method: 'GET', path: 'played-betslips-and-pendings', delayMs: 2_500, times: 1 });
  const late = seen.evaluate(async (name) => {
    const access = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
    const headers = { Authorization: `Bearer ${decodeURIComponent(access.slice(name.length + 1))}` };
    return (await fetch('/api/wager/played-betslips-and-pendings?page=1&limit=10', { headers })).text();
  }, COOKIES.access);
  await signOut(seen);
  await untilVisitor(seen);
  await untilNothingKept(seen);
  expect(JSON.parse(await late)).toMatchObject({ isSuccess: true });
  // The service worker has read the response by now, and found no player it belongs to.
  await seen.reload();
  await untilVisitor(seen);
  expect(await couponDatabases(seen)).toEqual([]);
  for (const page of tabs) expect(tracesOf(words, await everythingKept(page))).toEqual([]);
});

test('a session that ended while no tab was open is detected at the next start, and its data is deleted', async () => {
  const { server, tabs, context, words } = await openA();
  await Promise.all(tabs.map((page) => page.close()));
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto(`${server.url}/`);
  await untilVisitor(next);
  await untilNothingKept(next);
  expect(tracesOf(words, await everythingKept(next))).toEqual([]);
});

test('of a player’s data only coupons, messages and notices are stored, in a database of their own', async () => {
  const { tabs } = await openA();
  const seen = tabs[1] as Page;
  const kept = await keptCoupons(seen);
  const allowed =
    /\/(played-betslips-and-pendings\?|played_betslips_detail\/[^/]+\/own$|multi-betslip-details-with-cache\/|saved-betslips\?|saved-betslip-detail\/|inbox\/(messages|notices)\?|SporTotoBetSlip\/)/;
  expect(kept.filter((key) => !allowed.test(key))).toEqual([]);
  expect(kept.length).toBeGreaterThan(20);
  const everything = await everythingKept(seen);
  expect(everything['tribun-content']).not.toMatch(/\/(wager|betslip|players|accounts|identity|inbox|payment)\//i);
  expect(
    tracesOf(['played-betslips'], {
      ...everything,
      ...Object.fromEntries((await couponDatabases(seen)).map((name) => [name, ''])),
    }),
  ).toEqual([]);
});
