/**
 * Cases of playing that need a browser: two tabs at once, and an engine that dies. The rest:
 * `tests/screens/play.test.ts`.
 */
import { expect, test } from 'vitest';
import { killSharedWorkers } from '../support/kill.ts';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import {
  PRICE_LIRA,
  START_LIRA,
  type Table,
  WAGER,
  balance,
  confirmed,
  coupons,
  expectPlayedOnce,
  fields,
  orders,
  playButton,
  readyToPlay,
  settled,
  settling,
} from '../support/play-table.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const setTable = async (): Promise<Table<MemberStage>> =>
  readyToPlay(await setMemberStage(browser(), fields, settling));

test('taps in two tabs at once play one coupon, take its price once and empty the slip', async () => {
  const table = await setTable();
  const other = await table.open('/program/basketbol');
  await expect.poll(() => playButton(other).isEnabled()).toBe(true);
  await table.server.fault({ method: 'POST', path: WAGER, delayMs: 500, times: 1 });
  // Taps are dispatched directly: Playwright's click, and its search for the button, would wait while the other tap has
  // locked it.
  const buttons = await Promise.all([table.page, other].map((page) => playButton(page).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await Promise.all([table.page, other].map((page) => confirmed(page).waitFor()));
  await expectPlayedOnce(table);
  await expect.poll(() => other.getByRole('banner').textContent()).toContain('950,00');
  expect(await violationsOf(other)).toEqual([]);
  await other.getByRole('button', { name: 'Devam et' }).click();
  await table.page.getByText('Kuponun boş').first().waitFor();
});

test('a tap before the engine dies plays one coupon or none', async () => {
  const table = await setTable();
  await table.server.fault({ method: 'POST', path: WAGER, delayMs: 1_500, times: 1 });
  await playButton(table.page).click();
  await expect.poll(async () => orders(table)).toBe(1);
  await killSharedWorkers(browser());
  await expect.poll(() => settled(table.page)).not.toBe('');
  expect(await coupons(table)).toBe((await settled(table.page)) === 'made' ? 1 : 0);
  expect(await balance(table)).toBe(START_LIRA - PRICE_LIRA * (await coupons(table)));
});
