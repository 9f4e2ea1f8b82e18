/**
 * Checks of the football pool that need a browser: swiping, the keyboard, two tabs, and a mark within the frame of its
 * tap.
 */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import {
  PATH,
  boardStands,
  mark,
  marked,
  playButton,
  poolCoupons,
  poolRound,
  price,
  signsOf,
  tab,
  tool,
} from '../support/pool-table.ts';
import { main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const PHONE = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };

test('a player fills a block by touch, swipes to the next one and plays, and the other tab has the same marks', async () => {
  const { context, open, server, player } = await setMemberStage(browser(), { balance: 1_000 }, PHONE);
  const page = await open(PATH);
  await boardStands(page);
  for (let match = 1; match <= 15; match += 1) await mark(page, 1, match, match % 2 === 0 ? 0 : 1).tap();
  await mark(page, 1, 1, 2).tap();
  expect(await price(page)).toBe('20,00\u00a0₺');
  const blocks = page.locator('main ul[aria-label="1. Kolon"]').locator('..');
  await blocks.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'smooth' }));
  await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
  await tool(page, /^Rastgele/).tap();
  await expect.poll(() => price(page)).toBe('30,00\u00a0₺');

  const other = await context.newPage();
  await other.goto(PATH, { waitUntil: 'domcontentloaded' });
  await boardStands(other);
  await expect.poll(() => marked(other)).toBe(31);
  await mark(other, 1, 2, 2).tap();
  await expect.poll(() => price(page)).toBe('50,00\u00a0₺');
  await playButton(page).tap();
  await main(page).getByText('Kuponun oluştu').waitFor();
  await main(other).getByText('Kuponun oluştu').waitFor();
  expect(await poolCoupons(server, player.playerNo)).toMatchObject([{ columns: 5, price: 50 }]);
});

test('a block is filled and played by keyboard alone', async () => {
  const { open, server, player } = await setMemberStage(browser(), { balance: 1_000 });
  const page = await open(PATH);
  await boardStands(page);
  await mark(page, 1, 1, 1).focus();
  for (let match = 1; match <= 15; match += 1) {
    await page.keyboard.press(['1', '0', '2'][match % 3] ?? '1');
    await page.keyboard.press('ArrowDown');
  }
  expect(await price(page)).toBe('10,00\u00a0₺');
  // A block has one tab stop: three more, then the terms and the button.
  const isPlay = (): Promise<boolean> => playButton(page).evaluate((button) => button === document.activeElement);
  for (let stop = 0; stop < 16 && !(await isPlay()); stop += 1) await page.keyboard.press('Tab');
  expect(await isPlay()).toBe(true);
  await page.keyboard.press('Enter');
  await main(page).getByText('Kuponun oluştu').waitFor();
  expect(await poolCoupons(server, player.playerNo)).toMatchObject([{ columns: 1, price: 10 }]);
});

test('the Tab key leads to a block, arrows and Space fill it, and the Tab key leads on to "Oyna"', async () => {
  const { open, server, player } = await setMemberStage(browser(), { balance: 1_000 });
  const page = await open(PATH);
  await boardStands(page);
  const tabTo = async (target: Locator, stops: number): Promise<void> => {
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < stops && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  // Header, ways, tabs, tools and the fifteen matches come before the block in the tab order.
  await tabTo(mark(page, 1, 1, 1), 80);
  await page.keyboard.press('ArrowRight');
  for (let match = 1; match <= 15; match += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  expect(await signsOf(page)).toEqual(Array.from({ length: 15 }, (_, place) => `0 ${place + 1} 0`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  expect(await price(page)).toBe('20,00\u00a0₺');
  await page.keyboard.press('Space');
  expect(await price(page)).toBe('10,00\u00a0₺');
  await tabTo(playButton(page), 16);
  await page.keyboard.press('Space');
  await main(page).getByText('Kuponun oluştu').waitFor();
  expect(await poolCoupons(server, player.playerNo)).toMatchObject([{ columns: 1, price: 10 }]);
});

test('a block is filled by its accessible names, its marks are announced as pressed, and it is played', async () => {
  const { open, server, player } = await setMemberStage(browser(), { balance: 1_000 });
  const page = await open(PATH);
  await boardStands(page);
  const { matches } = await poolRound(server);
  expect(matches).toHaveLength(15);
  const block = main(page).getByRole('list', { name: '2. Kolon' });
  for (const [place, { name }] of matches.entries()) {
    const sign = { name: `${place + 1}. maç ${name}: 2, deplasman kazanır`, exact: true };
    await block.getByRole('button', { ...sign, pressed: false }).click();
    await block.getByRole('button', { ...sign, pressed: true }).waitFor();
    if (place === 0) await main(page).getByRole('status').getByText('2. kolonda 15 maçın tamamını').waitFor();
  }
  await main(page)
    .getByRole('button', { name: /^2\. Kolon 1 kolon$/, pressed: true })
    .waitFor();
  await main(page).getByRole('button', { name: 'Oyna · 10,00\u00a0₺', exact: true }).click();
  await main(page).getByRole('heading', { name: 'Kuponun oluştu' }).waitFor();
  expect(await poolCoupons(server, player.playerNo)).toMatchObject([{ columns: 1, price: 10 }]);
});

test('a mark changes in the frame of its tap while a thousand updates a second arrive', async () => {
  const { open, server } = await setMemberStage(browser(), { balance: 1_000 }, PHONE);
  const page = await open(PATH);
  await boardStands(page);
  await server.move({ running: true, updatesPerSecond: 1_000 });
  await page.evaluate(() => {
    const pressed: boolean[] = [];
    Object.assign(window, { pressed });
    // A posted message runs in the next task. A mark that is rendered by then is part of the tap's frame; otherwise it
    // depended on the engine.
    const { port1, port2 } = new MessageChannel();
    const waiting: (() => void)[] = [];
    port1.onmessage = () => waiting.shift()?.();
    const look = ({ target }: Event): void => {
      const sign = (target as Element).closest('[aria-pressed]');
      const before = sign?.getAttribute('aria-pressed');
      waiting.push(() => pressed.push(sign?.getAttribute('aria-pressed') !== before));
      port2.postMessage(null);
    };
    addEventListener('click', look, { capture: true });
  });
  for (let match = 1; match <= 15; match += 1) {
    await mark(page, 1, match, 1).tap();
    expect(await mark(page, 1, match, 1).getAttribute('aria-pressed')).toBe('true');
  }
  await server.move({ running: false });
  // The bench measures how long a busy machine takes to paint the mark (`markInpP98Ms`).
  const pressed = await page.evaluate(() => (window as unknown as { pressed: boolean[] }).pressed);
  expect(pressed).toEqual(Array.from({ length: 15 }, () => true));
});
