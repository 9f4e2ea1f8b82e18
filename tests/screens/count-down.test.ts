/** The countdown at the end of the home page (rule content-8). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const card = (page: Page) => main(page).getByRole('region', { name: 'Geri sayım' });
const DAY = 86_400;

/** @param answer called once the clock of the stage runs */
async function answered(answer: () => unknown): Promise<ScreenStage & { page: Page }> {
  const stage = await setScreen();
  const body = { isSuccess: true, data: answer(), message: '' };
  await stage.server.fault({ method: 'GET', path: 'tournament/countDownInfo', status: 200, body });
  return { ...stage, page: await stage.open('/') };
}

/** Response of a countdown that ends in so many seconds. */
const told = (left: number, odd: object = {}) => ({
  ...{ isActive: true, title: 'Büyük final', subtitle: 'Son tahminler', url: '/program/futbol', image: '' },
  ...{ endDate: Math.floor(Date.now() / 1_000) + left, ...odd },
});

/** Waits for the last part of the home page. */
const whole = (page: Page) => main(page).getByRole('list', { name: 'Öne çıkanlar' }).waitFor();

test.each([{}, 'second'] as const)('the countdown of the stand-in is shown, in the dialect %j', async (dialect) => {
  const { open } = await setScreen({ server: { dialect } });
  const page = await open('/');
  await card(page).getByText('Pazar derbisine geri sayım').waitFor();
  expect(await card(page).getByRole('link').getAttribute('href')).toBe('/program/futbol');
});

test('the countdown ticks, and its figures are hidden from screen readers', async () => {
  const { page, pass } = await answered(() => told(2 * DAY + 5));
  await card(page).waitFor();
  const figures = card(page).locator('[aria-hidden="true"].num');
  const first = await figures.innerText();
  expect(first).toMatch(/^\s*2\s*gün\s*00\s*saat\s*00\s*dakika\s*0\d\s*saniye/);
  await pass(1_000);
  expect(await figures.innerText()).not.toBe(first);
  expect(await card(page).locator('[aria-live], [role="timer"]').count()).toBe(0);
  expect(await card(page).locator('time').innerText()).toMatch(/^Bitiş: \d+ \S+ \S+ \d\d:\d\d$/);
});

test('the countdown disappears at its end', async () => {
  const { page, pass } = await answered(() => told(60));
  await card(page).waitFor();
  await pass(61_000);
  await card(page).waitFor({ state: 'detached' });
});

test.each([
  ['null', () => null],
  ['not active', () => told(DAY, { isActive: false })],
  ['over', () => told(-1)],
  ['without an end', () => told(DAY, { endDate: 'yakında' })],
  ['a text', () => 'yok'],
])('no countdown is shown if the response is %s', async (_, answer) => {
  const { page } = await answered(answer);
  await whole(page);
  expect(await card(page).count()).toBe(0);
  expect(await main(page).getByRole('alert').count()).toBe(0);
});

test('a countdown with an invalid address has no link', async () => {
  const { page } = await answered(() => told(DAY, { url: 'javascript:alert(1)' }));
  await card(page).getByText('Büyük final').waitFor();
  expect(await card(page).getByRole('link').count()).toBe(0);
});
