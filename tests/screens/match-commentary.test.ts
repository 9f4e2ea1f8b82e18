/** Which call tells the commentary of a match (rule match-49). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const lines = (page: Page): Locator => main(page).locator('[data-line]');
const FIRST = 'broadage/getMatchCommentary';
const OTHER = 'statistics/eventcommentary';

/** Leagues of which the stand-in knows everything. */
const liveFootball = (of: TestServer): WireEvent =>
  firstOf(
    running(of, FOOTBALL).filter(({ ci }) => ci < 70_611),
    'football match that runs',
  );

async function askedOf(server: TestServer, path: string): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests).reduce((sum, [name, count]) => sum + (name.includes(path) ? count : 0), 0);
}

test.each([
  ['tells the id of the source', {}],
  // Nobody is known by it: what is shown was asked by no other than that of the match.
  ['tells an id nobody is known by', { broadageId: 5 }],
  ['tells none', { broadageId: 0 }],
])('it is asked by the id of the match, where the summary %s, and then by no other call', async (_, told) => {
  const { server, open } = await setScreen({ server: { events: 300 } });
  const { i } = liveFootball(server);
  if ('broadageId' in told) {
    const body = { isSuccess: true, data: { eventInformationModel: told }, message: '' };
    await server.fault({ method: 'GET', path: `statistics/eventsummary/1/${i}`, body });
  }
  const page = await open(`${detailPath('futbol', i)}/canli-anlatim`);
  await lines(page).first().waitFor();
  const before = await lines(page).count();
  await server.act(i, { action: 'goal', side: 'home' });
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
  expect(await askedOf(server, OTHER)).toBe(0);
});

test.each([
  ['null', { isSuccess: true, data: null, message: '' }],
  ['nothing', { isSuccess: true, data: {}, message: '' }],
  ['an empty list', { isSuccess: true, data: [], message: '' }],
  ['not found', { isSuccess: false, data: null, error: { code: 404, name: 'NotFound', message: 'Yok' } }],
])('where the first answers %s the other one does, and it alone from then on', async (_, body) => {
  const { server, open } = await setScreen({ server: { events: 300 } });
  const { i } = liveFootball(server);
  await server.fault({ method: 'GET', path: FIRST, body });
  const page = await open(`${detailPath('futbol', i)}/canli-anlatim`);
  await lines(page).first().waitFor();
  const before = { lines: await lines(page).count(), first: await askedOf(server, FIRST) };
  await server.act(i, { action: 'goal', side: 'home' });
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before.lines);
  expect(await askedOf(server, FIRST)).toBe(before.first);
  expect(await askedOf(server, OTHER)).toBeGreaterThan(1);
});

test('a service that tells it by the other call alone has commentary and course of the match', async () => {
  const { server, open } = await setScreen({ server: { events: 300, dialect: 'second' } });
  const { i } = liveFootball(server);
  const page = await open(`${detailPath('futbol', i)}/canli-anlatim`);
  await lines(page).first().waitFor();
  await page.goto(`${detailPath('futbol', i)}/ozet`);
  await main(page).locator('[data-summary]').waitFor();
});

test('neither has any: it says so, and comes when one of them has', async () => {
  const { server, open } = await setScreen({ server: { events: 300 } });
  const { i } = liveFootball(server);
  const body = { isSuccess: true, data: null, message: '' };
  await server.fault({ method: 'GET', path: FIRST, body });
  await server.fault({ method: 'GET', path: `${OTHER}/${i}`, status: 503 });
  const page = await open(`${detailPath('futbol', i)}/canli-anlatim`);
  await main(page).getByText('Canlı anlatım yok').waitFor();
  expect(await main(page).getByRole('alert').count()).toBe(0);
  await server.clearFaults();
  await server.act(i, { action: 'goal', side: 'home' });
  await lines(page).first().waitFor();
});
