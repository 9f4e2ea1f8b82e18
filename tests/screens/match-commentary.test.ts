/** The two calls for the commentary of a match (rule match-49). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const lines = (page: Page): Locator => main(page).locator('[data-line]');
const FIRST = 'broadage/getMatchCommentary';
const OTHER = 'statistics/eventcommentary';

/** Leagues for which the stand-in has all data. */
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
  ['returns the id of the source', {}],
  // No match has this id, so only a call with the match's own id can return the lines.
  ['returns an unknown id', { broadageId: 5 }],
  ['returns no id', { broadageId: 0 }],
])('the commentary is loaded with the match’s id, and by no other call, if the summary %s', async (_, told) => {
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
])('if the first call returns %s, the other one is used, and only that one from then on', async (_, body) => {
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

test('a service with the other call only has commentary and a timeline of the match', async () => {
  const { server, open } = await setScreen({ server: { events: 300, dialect: 'second' } });
  const { i } = liveFootball(server);
  const page = await open(`${detailPath('futbol', i)}/canli-anlatim`);
  await lines(page).first().waitFor();
  await page.goto(`${detailPath('futbol', i)}/ozet`);
  await main(page).locator('[data-summary]').waitFor();
});

test('without commentary from either call a message is shown, and commentary appears once there is some', async () => {
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
