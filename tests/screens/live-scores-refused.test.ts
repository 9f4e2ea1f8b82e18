/**
 * Live scores while the list of their source is refused: another call is used until the list is available again (rule
 * scores-11).
 */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { TENNIS, firstOf, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const PATH = '/canli-skor/futbol';
/** A date before yesterday, which nothing else polls. */
const PAST = `${PATH}?d=2026-03-10`;
const list = { method: 'GET', path: '/api/statistics/broadage/getEventListCache' };
const rows = (page: Page): Locator => page.locator('main article[data-match]');

test('when the list of a sport is refused, the results of every sport are loaded (rule scores-11)', async () => {
  const { server, open } = await setScreen();
  const event = firstOf(running(server, TENNIS), 'running tennis match');
  await server.fault({ ...list, status: 404 });
  const page = await open('/canli-skor/tenis');
  await main(page).locator(`article[data-event="${event.i}"]`).waitFor();
  expect(await main(page).getByRole('alert').count()).toBe(0);
});

test('a refused list is requested again each minute, and used again once it is returned', async () => {
  const { server, open, pass } = await setScreen();
  const asked: string[] = [];
  const { fetch } = server;
  server.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === list.path) asked.push('list');
    if (pathname.endsWith('statistics/live-results')) asked.push('results');
    return fetch(input, init);
  };
  await server.fault({ ...list, status: 404 });
  const results = { isSuccess: true, data: { matches: [] }, message: '' };
  await server.fault({ method: 'GET', path: 'statistics/live-results', status: 200, body: results });
  const page = await open(PAST);
  await main(page).getByText('Bu gün maç yok').waitFor();
  await pass(61_000);
  expect(asked).toEqual(['list', 'results', 'list']);
  await main(page).getByText('Bu gün maç yok').waitFor();
  await server.clearFaults();
  await pass(61_000);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  // The list is used as usual from then on.
  await pass(130_000);
  expect(asked).toEqual(['list', 'results', 'list', 'list']);
});

test('the results stay while the list fails for another reason', async () => {
  const { server, open, pass } = await setScreen();
  await server.fault({ ...list, status: 404 });
  const page = await open(PAST);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  await server.clearFaults();
  await server.fault({ ...list, status: 503 });
  await pass(130_000);
  expect(await main(page).getByRole('alert').count()).toBe(0);
  expect(await rows(page).count()).toBeGreaterThan(0);
});

test('of two refusals the message of the first is shown', async () => {
  const { server, open } = await setScreen();
  const refusal = (message: string) => ({ isSuccess: false, error: { code: 77, message } });
  await server.fault({ ...list, status: 200, body: refusal('Liste kapalı.') });
  await server.fault({ method: 'GET', path: 'statistics/live-results', status: 200, body: refusal('Sonuç yok.') });
  const page = await open(PATH);
  await main(page).getByText('Liste kapalı.').waitFor();
});
