/** Followed matches: the choices, the list, and what is announced (docs/rules/following.md). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { ScreenServer } from '../support/screen/backend.ts';
import { spotsOf, play } from '../support/played-coupons.ts';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';

const note = (page: Page) => page.locator('header [data-moment] a');
const bell = (page: Page) => page.locator('main header').getByRole('button', { name: 'Takip et' });
const dialog = (page: Page) => page.getByRole('dialog');
const listed = (page: Page, eventId: number) => page.locator(`main li article[data-event="${eventId}"]`);
const match = (server: ScreenServer) => firstOf(running(server, FOOTBALL), 'running football match');

async function followed() {
  const stage = await setScreen();
  const event = match(stage.server);
  const page = await stage.open(detailPath('futbol', event.i));
  await bell(page).click();
  await dialog(page).getByRole('switch', { name: 'Bu maç' }).click();
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('true');
  return { ...stage, page, event };
}

test('follow-1, follow-9: a match followed on its page is in the list with its score and odds, and can be left there', async () => {
  const { page, event } = await followed();
  await dialog(page).getByRole('link', { name: 'Takip listem' }).click();
  await listed(page, event.i).waitFor();
  expect(new URL(page.url()).pathname).toBe('/takip');
  await expect.poll(() => listed(page, event.i).locator('[data-score]').count()).toBe(2);
  await expect.poll(() => listed(page, event.i).locator('button[data-outcome]').count()).toBeGreaterThan(1);
  await page.reload();
  await listed(page, event.i).waitFor();
  await page
    .locator('main li')
    .getByRole('button', { name: /favorilerde$/ })
    .click();
  await page.getByText('Takip ettiğin maç yok').waitFor();
});

test('follow-1: the star of live scores and the bell of a match are the same', async () => {
  const { open, server } = await setScreen();
  const event = match(server);
  const page = await open('/canli-skor/futbol?durum=canli');
  await page
    .locator(`main article[data-event="${event.i}"]`)
    .getByRole('button', { name: /favorilerde$/ })
    .click();
  await page.goto(detailPath('futbol', event.i));
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('true');
});

test('follow-1: a followed team brings its matches, and is left in the list', async () => {
  const { open, server } = await setScreen();
  const event = match(server);
  const page = await open(detailPath('futbol', event.i));
  await bell(page).click();
  const { hn: home = '' } = event;
  await dialog(page).getByRole('switch', { name: home, exact: true }).click();
  expect(await bell(page).getAttribute('aria-pressed')).toBe('false');
  await page.goto('/takip');
  await listed(page, event.i).waitFor();
  await page.getByRole('button', { name: `${home}: takibi bırak` }).click();
  await expect.poll(() => listed(page, event.i).count()).toBe(0);
});

test('follow-4, follow-5: a goal is announced once, with a way to the match; not on the page of the match', async () => {
  const { page, event, server, pass } = await followed();
  await server.act(event.i, { action: 'goal', side: 'home' });
  await pass(500);
  expect(await note(page).count()).toBe(0);
  await page.goto('/bilgi/hakkimizda');
  await pass(3_000);
  await server.act(event.i, { action: 'goal', side: 'away' });
  await expect.poll(() => note(page).innerText()).toMatch(/^Gol: /);
  await note(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(detailPath('futbol', event.i));
  await expect.poll(() => note(page).count()).toBe(0);
  await page.goto('/bilgi/hakkimizda');
  await page.reload();
  await pass(3_000);
  expect(await note(page).count()).toBe(0);
});

test('follow-4: kick-off and end are announced', async () => {
  const { open, server, pass } = await setScreen();
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ il }) => il === true),
    'match to come that is offered live',
  );
  const page = await open(detailPath('futbol', event.i));
  await bell(page).click();
  await dialog(page).getByRole('switch', { name: 'Bu maç' }).click();
  await page.goto('/bilgi/hakkimizda');
  await pass(3_000);
  await server.act(event.i, { action: 'kickoff' });
  await expect.poll(() => note(page).innerText()).toMatch(/^Maç başladı/);
  await pass(10_000);
  await expect.poll(() => note(page).count()).toBe(0);
  await server.act(event.i, { action: 'finish' });
  await pass(3_000);
  await expect.poll(() => note(page).innerText()).toMatch(/^Maç bitti/);
});

test('follow-6: neither the goal nor the figures of a hidden score are announced; a delayed goal comes late', async () => {
  const { page, event, server, pass } = await followed();
  const setScores = async (name: string): Promise<void> => {
    await page.goto(detailPath('futbol', event.i));
    await page
      .locator('main header')
      .getByRole('button', { name: /^Skorlar|^Skor/ })
      .first()
      .click();
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await page.goto('/bilgi/hakkimizda');
    await pass(3_000);
  };
  await setScores('Skorlar gizli');
  await server.act(event.i, { action: 'goal', side: 'home' });
  await pass(3_000);
  expect(await note(page).count()).toBe(0);
  await setScores('10 sn gecikmeli');
  await pass(12_000);
  await server.act(event.i, { action: 'goal', side: 'home' });
  await pass(7_000);
  expect(await note(page).count()).toBe(0);
  await pass(4_000);
  await expect.poll(() => note(page).innerText()).toMatch(/^Gol: /);
});

test('follow-3: the matches of waiting coupons are followed by themselves, until that is switched off', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 500 });
  const spots = spotsOf(running(server, FOOTBALL), 1);
  const [spot] = spots;
  await play(server, player, spots);
  const page = await open('/takip');
  await listed(page, spot?.eventId ?? 0).waitFor();
  await page.getByRole('img', { name: 'Kuponunda' }).waitFor();
  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await dialog(page).getByRole('switch', { name: 'Kuponumdaki maçlar' }).click();
  await expect.poll(() => listed(page, spot?.eventId ?? 0).count()).toBe(0);
});

test('follow-2: what a member follows is removed with the session', async () => {
  const { open, server } = await setMemberScreen();
  const event = match(server);
  const page = await open(detailPath('futbol', event.i));
  await bell(page).click();
  await dialog(page).getByRole('switch', { name: 'Bu maç' }).click();
  expect(localStorage.getItem('iddaav2_0.0.2:following')).toContain(String(event.i));
  await page.goto('/profil');
  await page.locator('main').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(localStorage.getItem('iddaav2_0.0.2:following')).toBe(null);
  await page.goto('/takip');
  await page.getByText('Takip ettiğin maç yok').waitFor();
});

test('follow-7: a kind that is switched off is not announced', async () => {
  const { page, event, server, pass } = await followed();
  await page.goto('/takip');
  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await dialog(page).getByRole('switch', { name: 'Gol', exact: true }).click();
  await page.goto('/bilgi/hakkimizda');
  await pass(3_000);
  await server.act(event.i, { action: 'goal', side: 'home' });
  await pass(3_000);
  expect(await note(page).count()).toBe(0);
});
