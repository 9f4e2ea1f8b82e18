/** Signing out in one tab leaves none of the player's data in any tab, with or without a network. */
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sessionCookies, signedIn } from '../support/members.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { untilConnection } from '../support/stage.ts';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';
import { type WindowStage, freeze, setWindowStage, sharedWindow } from '../support/window.ts';
import { signOut } from '../support/sign-in.ts';

const window = sharedWindow();
/** Time in ms for a tab that is awake to show the home page: 1.6 s, and more on a machine too slow for "within 2 s". */
const homeMs = ({ twoSeconds }: WindowStage): number => 1_600 + (twoSeconds - 2_000);
/** Delay of a hidden tab's timers in ms. */
const HIDDEN_MS = 1_000;

interface Members extends WindowStage {
  context: BrowserContext;
  player: TestPlayer;
  /** Texts that identify the player, wherever they are stored. */
  words: string[];
}

const a = {
  name: 'Defne',
  surname: 'Kırlangıç',
  phoneNumber: '05559876501',
  email: 'defne.k@posta.example',
  balance: 987.65,
};
const b = {
  name: 'Poyraz',
  surname: 'Tekdal',
  phoneNumber: '05559876502',
  email: 'poyraz.t@posta.example',
  balance: 12.34,
};

async function openMembers(paths: readonly string[]): Promise<Members & { tabs: Page[] }> {
  const stage = await setWindowStage(window());
  const { server } = stage;
  const player = await server.player(a);
  const plain = await stage.openPlainPage();
  const context = plain.context();
  await signedIn(context, server, player);
  const tokens = (await context.cookies()).filter(({ name }) => ['at', 'rt'].includes(name)).map(({ value }) => value);
  const tabs: Page[] = [];
  for (const path of paths) {
    // Tabs open in sequence, so that the last one is the visible one. A hidden one paints no frame, after which the later
    // parts of the page are loaded, so each shows the name before the next one hides it.
    // oxlint-disable-next-line no-await-in-loop
    const page = await stage.open(path);
    // oxlint-disable-next-line no-await-in-loop
    await untilNamed(page, a.name);
    tabs.push(page);
  }
  const words = [a.name, a.surname, a.phoneNumber, a.email, '987,65', '987.65', String(player.playerNo), ...tokens];
  return { ...stage, context, player, words, tabs };
}

const untilNamed = async (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByText(name).first().waitFor({ state: 'attached' });

/** Waits until the tab shows the home page to a visitor. Returns the time in ms. */
async function untilHome(page: Page, since: number): Promise<number> {
  const isHome = (): boolean =>
    location.pathname === '/' && document.querySelector('header')?.textContent.includes('Giriş yap') === true;
  // Polled from the test, because a hidden page's own timers would be delayed a second time.
  await expect.poll(() => page.evaluate(isHome), { interval: 20, timeout: 30_000 }).toBe(true);
  return performance.now() - since;
}

const renderedBy = async (tabs: readonly Page[], words: readonly string[]): Promise<string[]> =>
  (await Promise.all(tabs.map(async (page) => tracesOf(words, await everythingKept(page))))).flat();

describe('signing out in one tab of four', () => {
  test('with one tab hidden and one frozen leaves none of the player’s data anywhere', async () => {
    const stage = await openMembers(['/program/futbol', '/profil', '/profil/bayi-degistir', '/profil']);
    const { tabs, words, context } = stage;
    const bound = homeMs(stage);
    const [, hidden, frozen, seen] = tabs as [Page, Page, Page, Page];
    expect((await renderedBy([seen], words)).length).toBeGreaterThan(3);
    const thaw = await freeze(frozen);
    await signOut(seen);
    const since = performance.now();
    expect(await untilHome(seen, since)).toBeLessThan(bound);
    expect(await untilHome(hidden, since)).toBeLessThan(bound + HIDDEN_MS);
    expect(await sessionCookies(context)).toEqual([]);
    await thaw();
    const awake = performance.now();
    expect(await untilHome(frozen, awake)).toBeLessThan(bound + HIDDEN_MS);
    expect(await renderedBy(tabs, words)).toEqual([]);
  });

  test('without a network leaves none either', async () => {
    const stage = await openMembers(['/program/futbol', '/profil']);
    const { tabs, words, context, server } = stage;
    const bound = homeMs(stage);
    await server.close();
    // Only the visible tab is checked, because a hidden tab is not notified.
    await untilConnection(tabs[1] as Page, 'connecting');
    await signOut(tabs[1] as Page);
    const since = performance.now();
    for (const page of tabs) expect(await untilHome(page, since)).toBeLessThan(bound + HIDDEN_MS);
    expect(await sessionCookies(context)).toEqual([]);
    expect(await renderedBy(tabs, words)).toEqual([]);
  });

  test('by the service (another device signed out everywhere) ends every tab at its next call', async () => {
    const stage = await openMembers(['/program/futbol', '/profil']);
    const { tabs, context, server, player } = stage;
    const bound = homeMs(stage);
    await signOutEverywhere(server, player);
    await (tabs[1] as Page).evaluate(() => globalThis.window.tribun?.read('getSelectedRetailer', {}));
    const since = performance.now();
    for (const page of tabs) expect(await untilHome(page, since)).toBeLessThan(bound + HIDDEN_MS);
    expect(await sessionCookies(context)).toEqual([]);
  });
});

test('the next player sees no data of the previous one, even if a response was in flight', async () => {
  const { tabs, words, server } = await openMembers(['/program/futbol', '/profil']);
  const [other, seen] = tabs as [Page, Page];
  const next = await server.player(b);
  await server.fault({ method: 'GET', path: 'player', delayMs: 3_000, times: 1 });
  await server.fault({ method: 'GET', path: 'session', delayMs: 3_000, times: 1 });
  const late = seen.evaluate(() => globalThis.window.tribun?.read('getTermsOfUse', {}));
  await signOut(seen);
  await untilHome(seen, performance.now());
  await seen.goto(`${server.url}/uyelik/giris`);
  await seen
    .getByLabel(/Telefon|T\.C\.|Kullanıcı/)
    .first()
    .fill(next.userInfo);
  await seen.getByLabel('Şifre', { exact: true }).fill(next.password);
  await seen.getByRole('main').getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await untilNamed(seen, b.name);
  // A hidden tab is notified when it becomes visible.
  await other.bringToFront();
  await untilNamed(other, b.name);
  await late.catch(() => undefined);
  expect(await renderedBy([seen, other], words)).toEqual([]);
});

/** Signs out of all devices, as another device of the player would. */
async function signOutEverywhere(server: TestServer, player: TestPlayer): Promise<void> {
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.url}/api/identity/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'device-id': 'another', connection: 'close', ...headers },
      body: JSON.stringify(body),
    });
  const { data } = (await (await post('signIn', { userInfo: player.userInfo, password: player.password })).json()) as {
    data: { accessToken: string };
  };
  await post('sign-out-all', {}, { authorization: `Bearer ${data.accessToken}` });
}
