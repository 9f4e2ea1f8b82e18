/** Playing against the stand-in, whatever happens on the way: the server counts the coupons and holds the money. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { killSharedWorkers } from '../support/kill.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { signedIn, untilAccessExpired } from '../support/members.ts';
import type { Spot } from '../support/shown-odds.ts';
import { sharedBrowser, untilConnection } from '../support/stage.ts';

const browser = sharedBrowser();
/** After so long a coupon that the history does not show was not made. */
const SETTLE_MS = 2_000;
const WAGER = 'sendCoupon';
const START_LIRA = 1_000;
const PRICE_LIRA = 50;

const playButton = (page: Page) => page.getByRole('button', { name: /^Oyna ·/ });
const confirmed = (page: Page) => page.getByText('Kuponun oluştu', { exact: true });
const checking = (page: Page) => page.getByText('Kuponunun durumu kontrol ediliyor');
const notMade = (page: Page) => page.getByText('Kuponun oluşmadı; bakiyenden düşülmedi.');

interface Played extends MemberStage {
  page: Page;
  spots: Spot[];
}

/** A member with a slip of three matches in a tab, ready to play. */
async function setTable(fields: object = {}): Promise<Played> {
  const options = { server: { timing: { couponSettleMs: SETTLE_MS } } };
  const stage = await setMemberStage(browser(), { balance: START_LIRA, idempotency: false, ...fields }, options);
  const page = await stage.open('/program/futbol');
  const rows = page.locator('article[data-event]');
  await rows.nth(4).waitFor();
  const spots: Spot[] = [];
  for (let index = 0; spots.length < 3; index += 1) {
    const odd = rows.nth(index).locator('button[data-outcome]:enabled').first();
    // One after the other, as a player taps.
    // oxlint-disable-next-line no-await-in-loop
    const [event, market, outcome] = await Promise.all(
      ['data-event', 'data-market', 'data-outcome'].map((name) => odd.getAttribute(name)),
    );
    spots.push({ eventId: Number(event), marketId: Number(market), outcome: Number(outcome) });
    // oxlint-disable-next-line no-await-in-loop
    await odd.click();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
  }
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  return { ...stage, page, spots };
}

const coupons = async ({ server }: MemberStage): Promise<number> => (await server.stats()).coupons;

/** What the server says the member has, TL. */
async function balance({ server, player }: MemberStage): Promise<number> {
  const post = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${server.url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'device-id': 'test', connection: 'close', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { userInfo, password } = player;
  const { data } = (await (await post('identity/signIn', {}, { userInfo, password })).json()) as {
    data: { accessToken: string };
  };
  const answer = await post('players/player-balances', { authorization: `Bearer ${data.accessToken}` });
  return ((await answer.json()) as { data: { balance: number } }).data.balance;
}

async function expectPlayedOnce(table: Played): Promise<void> {
  expect(await coupons(table)).toBe(1);
  expect(await balance(table)).toBe(START_LIRA - PRICE_LIRA);
}

test('a coupon is played, the money goes, the slip is empty, the header says so', async () => {
  const table = await setTable();
  await playButton(table.page).click();
  await confirmed(table.page).waitFor();
  await expectPlayedOnce(table);
  await expect.poll(() => table.page.getByRole('banner').textContent()).toContain('950,00');
  await table.page.getByRole('button', { name: 'Tamam' }).click();
  await table.page.getByText('Kuponun boş').first().waitFor();
});

describe('one coupon comes of', () => {
  test('a double tap', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, delayMs: 500, times: 1 });
    await playButton(table.page).dblclick();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('taps in two tabs at once', async () => {
    const table = await setTable();
    const other = await table.open('/program/basketbol');
    await expect.poll(() => playButton(other).isEnabled()).toBe(true);
    await table.server.fault({ method: 'POST', path: WAGER, delayMs: 500, times: 1 });
    // Taps as they are: a click of the tests would wait for a button that the other tap has locked.
    await Promise.all([table.page, other].map((page) => playButton(page).dispatchEvent('click')));
    await Promise.all([table.page, other].map((page) => confirmed(page).waitFor()));
    await expectPlayedOnce(table);
  });

  test('a tap whose answer is lost: it is in doubt, locked, and found in the history', async () => {
    const table = await setTable();
    // The browser may send a request again whose connection was cut; the answer is broken instead.
    await table.server.fault({ method: 'GET', path: 'played-betslips-and-pendings', status: 503, times: 2 });
    await table.server.fault({ method: 'POST', path: WAGER, drop: 'after' });
    await playButton(table.page).click();
    await checking(table.page).first().waitFor();
    await table.server.clearFaults();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap before a reload', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, delayMs: 1_500, times: 1 });
    await playButton(table.page).click();
    await expect.poll(async () => orders(table)).toBe(1);
    await table.page.reload({ waitUntil: 'domcontentloaded' });
    await untilConnection(table.page, 'on');
    await expect.poll(() => settled(table.page)).not.toBe('');
    expect(await coupons(table)).toBe((await settled(table.page)) === 'made' ? 1 : 0);
    expect(await balance(table)).toBe(START_LIRA - PRICE_LIRA * (await coupons(table)));
  });

  test('a tap before the engine dies', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, delayMs: 1_500, times: 1 });
    await playButton(table.page).click();
    await expect.poll(async () => orders(table)).toBe(1);
    await killSharedWorkers(browser());
    await expect.poll(() => settled(table.page)).not.toBe('');
    expect(await coupons(table)).toBe((await settled(table.page)) === 'made' ? 1 : 0);
    expect(await balance(table)).toBe(START_LIRA - PRICE_LIRA * (await coupons(table)));
  });

  test('a tap with an access token that has run out', async () => {
    const table = await setTable();
    await table.server.tokens({ accessTtlSeconds: 0 });
    await table.server.tokens({ accessTtlSeconds: 900 });
    await untilAccessExpired(table.context, table.server);
    await playButton(table.page).click();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap before the player signs out, who hears of it after coming back', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, drop: 'after' });
    await table.server.fault({ method: 'GET', path: 'played-betslips-and-pendings', status: 503 });
    await playButton(table.page).click();
    await checking(table.page).first().waitFor();
    await table.page.getByRole('button', { name: /hesap menüsü/ }).click();
    await table.page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await table.page.getByRole('banner').getByText('Giriş yap').first().waitFor();
    expect(await checking(table.page).count()).toBe(0);
    await table.server.clearFaults();
    await signedIn(table.context, table.server, table.player);
    await table.page.reload({ waitUntil: 'domcontentloaded' });
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });
});

describe('no coupon comes of', () => {
  test('a tap that never arrived; the player is told and may play again', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, drop: 'before' });
    await playButton(table.page).click();
    await checking(table.page).first().waitFor();
    await notMade(table.page).first().waitFor();
    expect([await coupons(table), await balance(table)]).toEqual([0, START_LIRA]);
    await table.server.clearFaults();
    await playButton(table.page).click();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap that is refused: the words are shown and the slip stays', async () => {
    const table = await setTable();
    const words = 'Bu karşılaşma bahse kapatıldı.';
    await table.server.fault({
      method: 'POST',
      path: WAGER,
      times: 1,
      body: {
        isSuccess: false,
        data: null,
        message: null,
        error: { code: 3003, name: 'Closed', message: words },
        info: null,
        date: null,
      },
    });
    await playButton(table.page).click();
    await table.page.getByText(words).first().waitFor();
    expect([await coupons(table), await balance(table)]).toEqual([0, START_LIRA]);
    expect(await playButton(table.page).isEnabled()).toBe(true);
  });

  test('odds that moved without consent: asked first, then played at the new ones', async () => {
    const table = await setTable();
    const [spot] = table.spots as [Spot];
    const truth = await table.server.truth(spot.eventId);
    await table.server.push('lite', 'currentOdds', oddUpdate(truth, 5, spot.marketId, spot.outcome, 1.11));
    await expect.poll(() => table.page.locator('aside').textContent()).toContain('1,11');
    await playButton(table.page).click();
    const dialog = table.page.getByRole('dialog');
    await dialog.getByText('1,11').first().waitFor();
    expect(await coupons(table)).toBe(0);
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    expect(await coupons(table)).toBe(0);
  });

  test('a balance that is too small', async () => {
    const { page } = await setTableOf(10);
    await page
      .getByText(/Bakiyen yetersiz/)
      .first()
      .waitFor();
  });
});

/** A member with so little, and a slip. */
async function setTableOf(lira: number): Promise<{ page: Page }> {
  const stage = await setMemberStage(browser(), { balance: lira });
  const page = await stage.open('/program/futbol');
  const rows = page.locator('article[data-event]');
  await rows.nth(3).waitFor();
  for (const index of [0, 1, 2]) {
    // One after the other, as a player taps.
    // oxlint-disable-next-line no-await-in-loop
    await rows.nth(index).locator('button[data-outcome]:enabled').first().click();
  }
  return { page };
}

async function orders({ server }: MemberStage): Promise<number> {
  const { requests } = await server.stats();
  return requests[`POST /api/wager/${WAGER}`] ?? 0;
}

/** What the player has been told: 'made', 'notMade', or '' while it is in doubt. */
async function settled(page: Page): Promise<string> {
  if ((await confirmed(page).count()) > 0) return 'made';
  return (await notMade(page).count()) > 0 ? 'notMade' : '';
}
