/** The summary of an e-sport match: players and clubs, their record, and the page without data. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { DialectOptions } from '../../server/http/dialect/dialect-differences.ts';
import type { WireResponse } from '../../src/contract/services/calls.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const slugs = { 137: 'e-futbol', 153: 'e-basketbol' } as const;
type Sport = keyof typeof slugs;

const summary = (page: Page) => main(page).locator('[data-summary]');
const card = (page: Page, title: string) => summary(page).locator('section').filter({ hasText: title }).first();
const pathOf = (sportId: Sport, { i }: WireEvent): string => `${detailPath(slugs[sportId], i)}/ozet`;
const callOf = (sportId: Sport, { i }: WireEvent) => ({ method: 'GET', path: `statistics/${sportId}/${i}` });

async function setMatch(sportId: Sport, dialect: DialectOptions = {}): Promise<ScreenStage & { event: WireEvent }> {
  const stage = await setScreen({ server: { events: 300, dialect } });
  return { ...stage, event: firstOf(preMatch(stage.server, sportId), 'e-sport match to come') };
}

test.each([137, 153] as const)('sport %s shows players, clubs, figures, meetings and last matches', async (sportId) => {
  const { open, server, event } = await setMatch(sportId);
  const answer = await server.fetch(`${server.url}/api/statistics/statistics/${sportId}/${event.i}`);
  const { data } = (await answer.json()) as { data: NonNullable<WireResponse<'getElectronicSummary'>> };
  const page = await open(pathOf(sportId, event));
  await summary(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Maç bölümleri' }).innerText()).toContain('Özet');
  const players = await card(page, 'Oyuncular').innerText();
  for (const side of [data.homeTeam, data.awayTeam]) {
    expect(`${event.hn} ${event.an}`).toContain(`${side?.club} (${side?.name})`);
    for (const told of [side?.name, side?.club, side?.played, side?.won, side?.lost])
      expect(players).toContain(`${told}`);
    const own = card(page, `Son ${side === data.homeTeam ? data.homeOverAll.length : data.awayOverAll.length} maç`);
    expect(await own.count()).toBe(1);
  }
  expect(players.includes('Beraberlik')).toBe(sportId === 137);
  const meetings = summary(page).getByRole('list', { name: 'Aralarındaki maçlar' }).getByRole('listitem');
  expect(await meetings.count()).toBe(data.overall.length);
  const last = summary(page).getByRole('list', { name: `${data.homeTeam?.name}, son maçları` });
  expect(await last.getByRole('listitem').count()).toBe(data.homeOverAll.length);
  const { requests } = await server.stats();
  expect(Object.keys(requests).filter((each) => each.includes('eventsummary'))).toEqual([]);
});

test('in the second dialect missing data is left out, and names are parsed from those of the program', async () => {
  const { open, event } = await setMatch(137, 'second');
  const page = await open(pathOf(137, event));
  await summary(page).waitFor();
  const players = await card(page, 'Oyuncular').innerText();
  const [, club = '', player = ''] = /^(.+) \((.+)\)$/.exec(event.hn ?? '') ?? [];
  expect([club, player].every((word) => word !== '' && players.includes(word))).toBe(true);
  expect(players).not.toContain('Galibiyet\n');
  expect(await card(page, 'Oyuncular').locator('[data-result]').count()).toBe(10);
});

test('king odds of a sport without a percentage are labelled by name (match-15)', async () => {
  const { open, server } = await setScreen({ server: { events: 300 } });
  const king = firstOf(
    preMatch(server, 153).filter(({ kOdd }) => kOdd),
    'e-basketball match with king odds',
  );
  const plain = firstOf(
    preMatch(server, 153).filter(({ kOdd }) => !kOdd),
    'one without',
  );
  const badges = async ({ i }: WireEvent): Promise<string> => {
    const page = await open(detailPath('e-basketbol', i));
    await main(page).locator('[data-market]').first().waitFor();
    return main(page).innerText();
  };
  expect(await badges(king)).toContain('Kral Oran');
  expect(await badges(plain)).not.toContain('Kral Oran');
});

test('a running match shows its score beside the players', async () => {
  const stage = await setScreen({ server: { events: 300 } });
  const event = firstOf(running(stage.server, 137), 'e-football match that runs');
  const page = await stage.open(pathOf(137, event));
  await main(page).getByRole('heading', { name: 'Rakamlar' }).waitFor();
  await main(page).getByRole('heading', { name: 'Oyuncular' }).waitFor();
});

test.each([
  ['says nothing', { isSuccess: true, data: {}, message: '' }],
  ['is a refusal', { isSuccess: false, data: null, error: { code: 510, name: 'EventNotFound', message: 'Yok' } }],
])('a response that %s shows that the players are unknown', async (_, body) => {
  const { open, server, event } = await setMatch(137);
  await server.fault({ ...callOf(137, event), body });
  const page = await open(pathOf(137, event));
  await main(page).getByText('Bu iki oyuncunun önceki maçları bilinmiyor.').waitFor();
  expect(await main(page).getByRole('alert').count()).toBe(0);
});

test('a response that fails can be loaded again', async () => {
  const { open, server, event } = await setMatch(137);
  await server.fault({ ...callOf(137, event), status: 503 });
  const page = await open(pathOf(137, event));
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await main(page).getByRole('heading', { name: 'Oyuncular' }).waitFor();
});
