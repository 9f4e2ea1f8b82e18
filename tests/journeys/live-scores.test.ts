/**
 * A goal appears in all its places at once, and scores that are hidden or delayed are so in every tab of the device.
 */
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { addFrames, openPlain } from '../support/frames.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
/**
 * Frames beside each other, as windows on a desk: all are visible, so all are painted, and each list is short enough to
 * contain the match.
 */
const VIEWPORT = { width: 2_640, height: 4_100 };

interface Desk {
  page: Page;
  server: TestServer;
  eventId: number;
  scores: Frame;
  program: Frame;
  /** The match itself, with its summary. */
  match: Frame;
}

async function openDesk(): Promise<Desk> {
  const { server, context } = await setStage(browser(), { context: { viewport: VIEWPORT } });
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await context.newPage();
  await openPlain(page, server.url);
  const paths = ['/canli-skor/futbol?durum=canli', '/program/canli/futbol', `${detailPath('futbol', event.i)}/ozet`];
  const [scores, program, match] = await addFrames(page, paths);
  if (scores === undefined || program === undefined || match === undefined) throw new Error('three frames were added');
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) Object.assign(frame, { width: '1270', height: '2000' });
  });
  await scores.locator(rowOf(event.i)).waitFor();
  await program
    .locator(`${rowOf(event.i)} button[data-outcome]:enabled`)
    .first()
    .waitFor();
  await match.locator(HEAD_SCORE).waitFor();
  return { page, server, eventId: event.i, scores, program, match };
}

const rowOf = (eventId: number): string => `main article[data-event="${eventId}"]`;
const HEAD_SCORE = 'main header p[data-score]';
const slipOf = (eventId: number): string => `[data-tour="slip-item"][data-event="${eventId}"]`;
const textOf = (frame: Frame, selector: string): Promise<string> => frame.locator(selector).innerText();

/** Records the animation frame in which the score inside an element first changes. */
async function watch(frame: Frame, selector: string, name: string): Promise<void> {
  await frame.evaluate(
    ([where, as]) => {
      const top = window.top as Window & { paints?: { now: number; seen: Record<string, number> } };
      if (top.paints === undefined) {
        const paints = { now: 0, seen: {} };
        top.paints = paints;
        const tick = (): void => {
          paints.now += 1;
          top.requestAnimationFrame(tick);
        };
        top.requestAnimationFrame(tick);
      }
      const { paints } = top;
      const element = document.querySelector<HTMLElement>(where);
      if (element === null) throw new Error(`${as} is not there`);
      const score = (): string =>
        [...element.querySelectorAll('[data-score]')].map((each) => each.textContent).join(' ');
      const before = score();
      if (!/\d/.test(before)) throw new Error(`${as} shows no score`);
      new MutationObserver(() => {
        if (score() !== before) paints.seen[as] ??= paints.now;
      }).observe(element, { subtree: true, childList: true, characterData: true });
    },
    [selector, name] as const,
  );
}

test('a goal appears in live scores, the row of the program, the slip and above the summary within one frame', async () => {
  const { page, server, eventId, scores, program, match } = await openDesk();
  const goals = match.locator('[data-incident="goal"], [data-incident="penalty"], [data-incident="ownGoal"]');
  const before = await goals.count();
  await program
    .locator(`${rowOf(eventId)} button[data-outcome]:enabled`)
    .first()
    .click();
  await scores.locator(slipOf(eventId)).waitFor();
  await watch(scores, rowOf(eventId), 'scores');
  await watch(program, rowOf(eventId), 'program');
  await watch(scores, slipOf(eventId), 'slip');
  await watch(match, 'main header', 'match');
  await server.act(eventId, { action: 'goal', side: 'home' });
  const seen = (): Promise<Record<string, number>> =>
    page.evaluate(() => (window as unknown as { paints: { seen: Record<string, number> } }).paints.seen);
  await expect.poll(async () => Object.keys(await seen()).toSorted()).toEqual(['match', 'program', 'scores', 'slip']);
  const paints = Object.values(await seen());
  // Each tab gets a message of its own, so those of one goal may fall on both sides of a frame's start.
  expect(Math.max(...paints) - Math.min(...paints)).toBeLessThanOrEqual(1);
  expect(await textOf(scores, rowOf(eventId))).toContain('GOL');
  // The summary loads its new line when the score changes.
  await expect.poll(() => goals.count()).toBe(before + 1);
});

test('scores hidden in one tab are hidden in the other and after a reload, and a tap shows one of them', async () => {
  const { eventId, scores, program } = await openDesk();
  await scores.getByRole('button', { name: 'Skorlar', exact: true }).click();
  await scores.getByRole('button', { name: 'Skorlar gizli' }).click();
  await scores
    .locator(rowOf(eventId))
    .getByRole('button', { name: /skoru göster$/ })
    .waitFor();
  await expect.poll(() => textOf(program, rowOf(eventId))).toContain('•');
  // The attribute marks the page that is being left, which may still respond for a moment.
  await program.evaluate(() => {
    document.documentElement.dataset['left'] = '';
    location.reload();
  });
  await program.locator('html[data-left]').waitFor({ state: 'detached' });
  await program.locator(rowOf(eventId)).waitFor();
  expect(await textOf(program, rowOf(eventId))).toContain('•');
  await program
    .locator(`${rowOf(eventId)} [data-uncover]`)
    .first()
    .click();
  await expect.poll(() => textOf(program, rowOf(eventId))).not.toContain('•');
  expect(new URL(program.url()).pathname).toBe('/program/canli/futbol');
  expect(
    await scores
      .locator(rowOf(eventId))
      .getByRole('button', { name: /skoru göster$/ })
      .count(),
  ).toBe(1);
});

test('with delayed scores a goal appears after the delay, while its odds close at once', async () => {
  const { server, eventId, scores, program } = await openDesk();
  await scores.getByRole('button', { name: 'Skorlar', exact: true }).click();
  await scores.getByRole('button', { name: '10 sn gecikmeli' }).click();
  const score = (): Promise<string> =>
    program
      .locator(`${rowOf(eventId)} [class*="score"] b`)
      .allInnerTexts()
      .then(String);
  await expect.poll(score).toContain('•');
  await expect.poll(score).not.toContain('•');
  const before = await score();
  await server.act(eventId, { action: 'goal', side: 'away' });
  const told = Date.now();
  await expect.poll(() => program.locator(`${rowOf(eventId)} button[data-outcome]:enabled`).count()).toBe(0);
  expect(Date.now() - told).toBeLessThan(8_000);
  expect(await score()).toBe(before);
  await expect.poll(score).not.toBe(before);
  expect(Date.now() - told).toBeGreaterThan(9_000);
});
