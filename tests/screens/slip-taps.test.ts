/** A tap on an odd: pressed at once, then confirmed or undone by the engine (rule slip-24). */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setCouponLimits } from '../support/coupon-config.ts';
import { setScreen } from '../support/screen/screen.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { choose, items, offered, slipOf } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

const pressed = (odd: Locator): Promise<boolean> =>
  odd.evaluate((button) => button.getAttribute('aria-pressed') === 'true');
/** Runs in the page, so that no other task runs between the tap and the check. */
const tapAndLook = (odd: Locator): Promise<boolean> =>
  odd.evaluate(async (button) => {
    (button as HTMLElement).click();
    await Promise.resolve();
    return button.getAttribute('aria-pressed') === 'true';
  });

test('an odd is pressed at the tap, before the slip has it, and released the same way', async () => {
  const { open } = await setScreen();
  const page = await open('/program/futbol');
  const [spot] = await offered(page);
  const odd = page.locator(`main ${oddSelector(spot!)}`);
  expect(await tapAndLook(odd)).toBe(true);
  await expect.poll(() => items(slipOf(page)).count()).toBe(1);
  expect(await pressed(odd)).toBe(true);
  expect(await tapAndLook(odd)).toBe(false);
  await expect.poll(() => items(slipOf(page)).count()).toBe(0);
});

test('two quick taps leave an odd unchanged, and three choose it', async () => {
  const { open, pass } = await setScreen();
  const page = await open('/program/futbol');
  const [spot] = await offered(page);
  const odd = page.locator(`main ${oddSelector(spot!)}`);
  await odd.evaluate((button) => {
    for (let tap = 0; tap < 2; tap += 1) (button as HTMLElement).click();
  });
  await pass(2_000);
  expect(await pressed(odd)).toBe(false);
  expect(await items(slipOf(page)).count()).toBe(0);
  await odd.evaluate((button) => {
    for (let tap = 0; tap < 3; tap += 1) (button as HTMLElement).click();
  });
  await pass(2_000);
  expect(await pressed(odd)).toBe(true);
  expect(await items(slipOf(page)).count()).toBe(1);
});

test('a refused tap is undone, with the reason', async () => {
  const { server, open } = await setScreen();
  await setCouponLimits(server, { maxEventCount: 2 });
  const page = await open('/program/futbol');
  await untilConnection(page, 'on');
  await choose(page, 2);
  const [, , more] = await offered(page);
  const odd = page.locator(`main ${oddSelector(more!)}`);
  expect(await tapAndLook(odd)).toBe(true);
  await slipOf(page).getByRole('alert').getByText('Bir kuponda en fazla 2 maç olabilir.').waitFor();
  expect(await pressed(odd)).toBe(false);
  expect(await items(slipOf(page)).count()).toBe(2);
});
