/** Playing against the stand-in under faults: the server counts the coupons and the money. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { signedIn, untilAccessExpired } from '../support/members.ts';
import {
  START_LIRA,
  PRICE_LIRA,
  WAGER,
  type Table,
  balance,
  confirmed,
  coupons,
  expectPlayedOnce,
  fields,
  notMade,
  orders,
  playButton,
  readyToPlay,
  settled,
  settling,
} from '../support/play-table.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { choose } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

const checking = (page: Page) => page.getByText('Kuponunun durumu kontrol ediliyor');

const setTable = async (): Promise<Table<MemberScreen>> => readyToPlay(await setMemberScreen(fields, settling));

test('a coupon is played, its price is charged, the slip is empty, and the header shows the new balance', async () => {
  const table = await setTable();
  await playButton(table.page).click();
  await confirmed(table.page).waitFor();
  await expectPlayedOnce(table);
  await expect.poll(() => table.page.getByRole('banner').textContent()).toContain('950,00');
  await table.page.getByRole('button', { name: 'Devam et' }).click();
  await table.page.getByText('Kuponun boş').first().waitFor();
});

test.each([2, 6])(
  'a coupon answered with status %i was accepted and waits, and is not reported as made',
  async (status) => {
    const table = await setTable();
    const body = { isSuccess: true, data: { bsid: 'k1', status }, message: '' };
    await table.server.fault({ method: 'POST', path: WAGER, times: 1, body });
    await playButton(table.page).click();
    const title = table.page.getByRole('heading', { name: 'Kuponun alındı, onay bekliyor' });
    await title.waitFor();
    expect(await confirmed(table.page).count()).toBe(0);
    expect(await table.page.getByText('Bol şans!').count()).toBe(0);
    // The link leads to the list that can contain it: "Bekleyen" has only coupons that were made.
    const way = table.page.getByRole('link', { name: 'Kuponlarıma git' });
    expect(await way.getAttribute('href')).toBe('/profil/kuponlarim/henuz-olusmayan');
  },
);

describe('one coupon is made by', () => {
  test('a double tap', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, delayMs: 500, times: 1 });
    await playButton(table.page).dblclick();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap whose response is lost: it is unresolved, locks the slip, and is found in the history', async () => {
    const table = await setTable();
    // A browser may repeat a request whose connection was cut, so the response is broken instead.
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

  test('a tap with an expired access token', async () => {
    const table = await setTable();
    await table.server.tokens({ accessTtlSeconds: 0 });
    await table.server.tokens({ accessTtlSeconds: 900 });
    await untilAccessExpired(table.context, table.server);
    await playButton(table.page).click();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap before the player signs out, who sees the result after signing in again', async () => {
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
    await checking(table.page).first().waitFor();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });
});

describe('no coupon is made by', () => {
  test('a tap whose request never arrived; the player is informed and can play again', async () => {
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

  test('a tap whose request never arrived while the balance cannot be loaded; only known facts are shown', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: WAGER, drop: 'before' });
    await table.server.fault({ method: 'GET', path: 'player-balances', status: 503 });
    await playButton(table.page).click();
    await table.page
      .getByText(/Kuponlarında henüz görünmüyor ama oluşmuş olabilir/)
      .first()
      .waitFor();
    expect(await notMade(table.page).count()).toBe(0);
    const slip = table.page.locator('aside');
    // The coupon may have any status.
    expect(await slip.getByRole('link', { name: 'Kuponlarım' }).getAttribute('href')).toBe(
      '/profil/kuponlarim/oynadiklarim',
    );
    await slip.getByRole('button', { name: 'Kuponlarıma baktım, beklemeyi bırak' }).click();
    await table.server.clearFaults();
    await playButton(table.page).click();
    await confirmed(table.page).waitFor();
    await expectPlayedOnce(table);
  });

  test('a tap that is refused: the service’s words are shown and the slip stays', async () => {
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

  test('a tap whose response says that the coupon was not created; it is not reported as made, and the slip stays', async () => {
    const table = await setTable();
    const body = { isSuccess: true, data: { bsid: 'k1', status: 14 }, message: '' };
    await table.server.fault({ method: 'POST', path: WAGER, times: 1, body });
    await playButton(table.page).click();
    await table.page.getByText('Kuponun oluşturulamadı.').first().waitFor();
    expect(await confirmed(table.page).count()).toBe(0);
    expect(await playButton(table.page).isEnabled()).toBe(true);
  });

  test('a tap with too small a balance', async () => {
    const { open } = await setMemberScreen({ balance: 10 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await page
      .getByText(/Bakiyen yetersiz/)
      .first()
      .waitFor();
  });
});
