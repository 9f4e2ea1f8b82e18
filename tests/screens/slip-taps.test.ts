/** A tap on an odd: pressed at once, and what the engine makes of it (rule slip-22). */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setCouponLimits } from '../support/coupon-config.ts';
import { setScreen } from '../support/screen/screen.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { choose, items, offered, slipOf } from '../support/slip.ts';
import { untilConnection } from '../support/stage.ts';

const pressed = (odd: Locator): Promise<boolean> =>
  odd.evaluate((button) => button.getAttribute('aria-pressed') === 'true');
/** In the page, so that nothing else has its turn before the look. */
const tapAndLook = (odd: Locator): Promise<boolean> =>
  odd.evaluate(async (button) => {
    (button as HTMLElement).click();
    await Promise.resolve();
    return button.getAttribute('aria-pressed') === 'true';
  });

test('pressed with the tap, before the slip has it; the same for taking it back', async () => {
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

test('two taps in a breath leave it as it was, three choose it', async () => {
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

test('one that is refused is taken back, and why is said', async () => {
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
