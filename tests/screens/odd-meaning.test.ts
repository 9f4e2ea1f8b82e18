/** Explanation of an odd, opened by a long press or the context menu of its button (rule odds-14). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';

const meaning = (page: Page) => page.getByRole('dialog', { name: 'Oran ne diyor?' });
const row = (page: Page, name: string) => meaning(page).locator('dl > div').filter({ hasText: name }).locator('dd');
const odds = (page: Page) => page.locator('main fieldset button[data-outcome]:enabled');

async function setMatch() {
  const stage = await setScreen({ server: { events: 200 } });
  const event = firstOf(preMatch(stage.server, FOOTBALL), 'match that has not begun');
  const page = await stage.open(detailPath('futbol', event.i));
  await odds(page).first().waitFor();
  // The dialogs, and with them the gesture, are loaded after the first screen.
  await expect.poll(() => page.locator('dialog').count()).toBeGreaterThan(0);
  return { ...stage, page };
}

const send = (page: Page, type: string, pointerType: string, x = 5): Promise<void> =>
  odds(page)
    .first()
    .evaluate(
      (button, [name, pointer, clientX]) => {
        const init = { bubbles: true, cancelable: true, pointerType: pointer, isPrimary: true, clientX, detail: 1 };
        button.dispatchEvent(name === 'click' ? new MouseEvent(name, init) : new PointerEvent(name, init));
      },
      [type, pointerType, x] as const,
    );

test('a finger that rests on an odd opens what it says, and selects nothing when it leaves', async () => {
  const { page, pass } = await setMatch();
  const text = await odds(page).first().innerText();
  await send(page, 'pointerdown', 'touch');
  await pass(600);
  await expect.poll(() => meaning(page).count()).toBe(1);
  await send(page, 'pointerup', 'touch');
  await send(page, 'click', 'touch');
  expect(await odds(page).first().getAttribute('aria-pressed')).toBe('false');
  const odd = Number((/\d+,\d\d/.exec(text) ?? [''])[0].replace(',', '.'));
  await expect.poll(() => row(page, 'Gereken').innerText()).toBe(`%${Math.round(100 / odd)}`);
  await expect.poll(() => row(page, 'Payı').innerText()).toMatch(/^%\d/);
  await expect.poll(() => row(page, 'Görülen').innerText()).toMatch(/^%\d/);
  expect(await row(page, 'Hareket').innerText()).toMatch(/^değişmedi$|^[+−]\d/);
});

test('a tap and a finger that scrolls open nothing; a tap selects', async () => {
  const { page, pass } = await setMatch();
  await send(page, 'pointerdown', 'touch');
  await send(page, 'pointermove', 'touch', 40);
  await pass(600);
  await send(page, 'pointerdown', 'touch');
  await send(page, 'pointerup', 'touch');
  await pass(600);
  expect(await meaning(page).count()).toBe(0);
  await send(page, 'click', 'touch');
  await expect.poll(() => odds(page).first().getAttribute('aria-pressed')).toBe('true');
});

test('the context menu, which the keyboard opens too, leads to it', async () => {
  const { page } = await setMatch();
  await send(page, 'contextmenu', 'mouse');
  await expect.poll(() => meaning(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => meaning(page).count()).toBe(0);
  expect(await odds(page).first().getAttribute('aria-pressed')).toBe('false');
});

test('the analysis compares what an odd needs with the count in its text (rule odds-16)', async () => {
  const { page } = await setMatch();
  const address = await page.evaluate(() => location.pathname);
  await page.goto(`${address}/tribun-analiz`);
  const picks = page.locator('main li').filter({ hasText: 'oranın beklediği' });
  await expect.poll(() => picks.count()).toBeGreaterThan(1);
  const told = await picks.filter({ hasText: 'iki taraf da gol attı' }).first().innerText();
  const [, matches = 0, held = 0] = (/son (\d+) maçının (\d+)/.exec(told) ?? []).map(Number);
  expect(told).toContain(`bu maçlarda %${Math.round((held / matches) * 100)}`);
});
