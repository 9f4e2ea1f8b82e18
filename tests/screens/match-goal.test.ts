/** A goal that is seen on the page of a match (rule match-67). */
import type { Page } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const told = (page: Page) => page.locator('main [data-goal]');

function watchVibration(): { calls: number[] } {
  const calls: number[] = [];
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (milliseconds: number) => calls.push(milliseconds) > 0,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  return { calls };
}

async function setMatch() {
  const stage = await setScreen();
  const event = firstOf(running(stage.server, FOOTBALL), 'running football match');
  const page = await stage.open(detailPath('futbol', event.i));
  await page.locator('main header [data-score]').first().waitFor();
  return { ...stage, event, page, score: () => stage.server.act(event.i, { action: 'goal', side: 'home' }) };
}

test('a goal is told for six seconds with its scorer; nothing vibrates unless it is switched on', async () => {
  const { calls } = watchVibration();
  const { page, score, pass } = await setMatch();
  expect(await told(page).count()).toBe(0);
  await score();
  await expect.poll(() => told(page).count()).toBeGreaterThan(0);
  expect(await told(page).first().innerText()).toMatch(/^GOL · \S/);
  // A screen reader gets a sentence, which is not replaced when the goal is no longer shown.
  const spoken = page.locator('main header p[aria-live]');
  const sentence = await spoken.innerText();
  expect(sentence).toMatch(/^Gol: .+ \d+, .+ \d+(, \d+\. dakika)?$/);
  await pass(6_500);
  expect(await told(page).count()).toBe(0);
  expect(await spoken.innerText()).toBe(sentence);
  expect(calls).toEqual([]);
});

test('with “Titreşim” a goal vibrates once, and the choice stays on the device', async () => {
  const { calls } = watchVibration();
  const member = await setMemberScreen();
  const settings = await member.open('/profil/ayarlar');
  const toggle = settings.getByRole('switch', { name: 'Titreşim' });
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  await toggle.click();
  expect(calls).toEqual([30]);
  await settings.reload();
  expect(await toggle.getAttribute('aria-checked')).toBe('true');
  const event = firstOf(running(member.server, FOOTBALL), 'running football match');
  const page = await member.open(detailPath('futbol', event.i));
  await page.locator('main header [data-score]').first().waitFor();
  await member.server.act(event.i, { action: 'goal', side: 'away' });
  await expect.poll(() => told(page).count()).toBeGreaterThan(0);
  expect(calls).toEqual([30, 30]);
});

test('a player who wants less motion gets the line without a vibration', async () => {
  const { calls } = watchVibration();
  localStorage.setItem('tribun:vibration', '1');
  const { page, score } = await setMatch();
  localStorage.setItem('tribun:vibration', '1');
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: true } : matchMedia(query),
  );
  await score();
  await expect.poll(() => told(page).count()).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

test('a hidden score has no goal, neither when it happens nor when the score is uncovered', async () => {
  const { page, score, pass } = await setMatch();
  await page
    .locator('main header')
    .getByRole('button', { name: /^Skorlar/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skorlar gizli', exact: true }).click();
  const uncover = page.locator('main header').getByRole('button', { name: 'Skoru göster' });
  await uncover.waitFor();
  await score();
  await pass(1_000);
  expect(await told(page).count()).toBe(0);
  await uncover.click();
  await page.locator('main header [data-score]').first().waitFor();
  expect(await told(page).count()).toBe(0);
});
