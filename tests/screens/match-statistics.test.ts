/** The tabs of a match beside its odds: history, tables, people and opinions. */
import { isCommented } from '../../server/services/content/editor-comments.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { WireResponse } from '../../src/contract/services/calls.ts';
import { BASKETBALL, FOOTBALL, TENNIS, detailPath, firstOf, preMatch } from '../support/program.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { endsAt } from '../support/sign-in.ts';

/** The visible tab; tabs opened before stay mounted beside it. */
const main = (page: Page) => page.locator('main [data-answer]:not([style*="none"])');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Maç bölümleri' });
const letters = (page: Page) => main(page).locator('[data-result]');

interface Stage extends ScreenStage {
  event: WireEvent;
  slug: string;
  /** Returns the service's own response. */
  told: <Name extends 'getLastMatches' | 'getMeetings' | 'getStandings'>(
    path: string,
  ) => Promise<NonNullable<WireResponse<Name>>>;
}

const slugs = { [FOOTBALL]: 'futbol', [BASKETBALL]: 'basketbol', [TENNIS]: 'tenis' } as Record<number, string>;

/** Football leagues with a table. */
const leagues = new Set([70381, 70266, 70368, 70371, 70184, 70351]);

/** A match that has not started, with statistics and comments of editors. */
async function setMatch(sportId: number): Promise<Stage> {
  const stage = await setScreen({ server: { events: 200 } });
  const event = firstOf(
    preMatch(stage.server, sportId)
      .filter(({ hc, ci }) => hc === true && (sportId !== FOOTBALL || leagues.has(ci)))
      .toSorted((a, b) => Number(isCommented(b)) - Number(isCommented(a))),
    `match of sport ${sportId} with statistics`,
  );
  return {
    ...stage,
    event,
    slug: slugs[sportId] ?? '',
    told: async (path) => {
      const answer = await stage.server.fetch(`${stage.server.url}/api/statistics/${path}`);
      return ((await answer.json()) as { data: never }).data;
    },
  };
}

/** Opens a tab by its link, as a player does. */
async function follow(page: Page, title: string): Promise<void> {
  await tabs(page).getByRole('link', { name: title, exact: true }).click();
  await expect.poll(() => main(page).locator('[aria-busy="true"]').count()).toBe(0);
  expect(await page.locator('main').getByRole('alert').count()).toBe(0);
}

const names = (page: Page): Promise<string[]> =>
  main(page)
    .locator('tbody th')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('[class*="name"]')?.textContent ?? ''));

test('football: meetings and last matches are those of the service', async () => {
  const { open, event, told } = await setMatch(FOOTBALL);
  const page = await open(detailPath('futbol', event.i));
  await tabs(page).waitFor();

  await follow(page, 'Rekabet');
  const meetings = await told<'getMeetings'>(`statistics/headtohead/1/${event.i}/20`);
  const rows = main(page).getByRole('list', { name: 'Karşılaşmalar' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(meetings.overall.length);
  const won = meetings.overall.filter(({ homeTeam, homeTeamScore: own, awayTeamScore: other }) => {
    const lead = (own?.regular ?? 0) - (other?.regular ?? 0);
    return homeTeam.name === event.hn ? lead > 0 : lead < 0;
  });
  expect(await main(page).locator('[data-tone="home"] dd').first().innerText()).toMatch(
    new RegExp(`^${won.length}\\b`),
  );

  await follow(page, 'Son maçlar');
  const last = await told<'getLastMatches'>(`statistics/lastmatches/1/${event.i}/10`);
  const cards = main(page).locator('section');
  await expect.poll(() => cards.count()).toBe(2);
  const strip = await cards.first().locator('[data-result]').allInnerTexts();
  const results = last.homeOverAll.map(({ homeTeam, homeTeamScore: own, awayTeamScore: other }) => {
    const lead = Math.sign((own?.regular ?? 0) - (other?.regular ?? 0));
    return 'MBG'[(homeTeam.name === event.hn ? lead : -lead) + 1];
  });
  // The page has the strip first, oldest match first, then a letter for each row, newest first.
  expect(strip).toEqual([...results.toReversed(), ...results]);
});

test('football: the table keeps its order, with positions of its own at home and away', async () => {
  const { open, event, told } = await setMatch(FOOTBALL);
  const page = await open(`${detailPath('futbol', event.i)}/hakem`);
  await tabs(page).waitFor();
  await follow(page, 'Eksikler');
  expect(await main(page).getByText('Eksik oyuncu bildirilmedi').count()).toBeLessThan(3);
  await follow(page, 'Puan');
  const standing = await told<'getStandings'>(`statistics/standing/1/${event.i}`);
  const order = (standing['0']?.overAll ?? []).map(({ team }) => team?.name);
  await expect.poll(() => names(page)).toEqual(order);
  expect(await main(page).locator('tr[data-marked="true"]').count()).toBe(2);
  await main(page).getByRole('button', { name: 'Deplasman' }).click();
  await endsAt(page, `${detailPath('futbol', event.i)}/puan-durumu?tablo=deplasman`);
  await expect.poll(() => names(page)).toEqual((standing['0']?.awayTeam ?? []).map(({ team }) => team?.name));

  await follow(page, 'Form');
  await expect.poll(() => names(page)).toEqual(order);
  expect(await letters(page).count()).toBe(
    (standing['0']?.overAll ?? []).reduce((sum, { formStandings }) => sum + formStandings.length, 0),
  );
});

test('football: a recommended outcome is added to the slip with one tap', async () => {
  const { open, event } = await setMatch(FOOTBALL);
  const page = await open(`${detailPath('futbol', event.i)}/iddaa-analiz`);
  const odd = main(page).locator('button[data-outcome]');
  await expect.poll(() => odd.count()).toBeGreaterThan(0);
  await odd.first().click();
  await expect.poll(() => odd.first().getAttribute('aria-pressed')).toBe('true');
  await follow(page, 'Yorumlar');
  await expect.poll(() => odd.count()).toBeGreaterThan(0);
  expect(
    await main(page)
      .getByText(/^Yorum anındaki oran \d/)
      .count(),
  ).toBeGreaterThan(0);
  await odd.last().click();
  await expect.poll(() => odd.last().getAttribute('aria-pressed')).toBe('true');
  // An event can have one selection, so the other one is removed.
  const last = await odd.last().getAttribute('data-market');
  await follow(page, 'Tüm oranlar');
  const chosen = page.locator('main [data-card] button[data-outcome][aria-pressed="true"]');
  await expect.poll(() => chosen.count()).toBe(1);
  expect(await chosen.getAttribute('data-market')).toBe(last);
});

test.each([
  [BASKETBALL, ['Rekabet', 'Son maçlar', 'Puan', 'Form'], 'Sayı ortalaması'],
  [TENNIS, ['Rekabet', 'Son maçlar'], 'Set ortalaması'],
] as const)('sport %s shows the tabs it has data for', async (sportId, titles, unit) => {
  const { open, event, slug, told } = await setMatch(sportId);
  const page = await open(detailPath(slug, event.i));
  await tabs(page).waitFor();
  for (const title of titles) {
    // Tabs are opened in sequence, as a player does.
    // oxlint-disable-next-line no-await-in-loop
    await follow(page, title);
  }
  const meetings = await told<'getMeetings'>(`statistics/headtohead/${sportId}/${event.i}/20`);
  await follow(page, 'Rekabet');
  const said = meetings.overall.length === 0 ? 'Daha önce karşılaşmadılar' : unit;
  await main(page).getByText(said).waitFor();
  expect(await tabs(page).getByRole('link', { name: 'Hakem' }).count()).toBe(0);
  // Tennis has no home side.
  const venues = await main(page).getByRole('group', { name: 'Nerede oynandı' }).count();
  expect(venues).toBe(sportId === TENNIS || meetings.overall.length === 0 ? 0 : 1);
});

test('the filter of a tab is in its address, and survives a reload', async () => {
  const { open, event, told } = await setMatch(FOOTBALL);
  const path = `${detailPath('futbol', event.i)}/son-maclar`;
  const page = await open(path);
  await main(page).getByRole('button', { name: 'İç saha' }).click();
  await endsAt(page, `${path}?yer=ev`);
  await page.reload();
  const last = await told<'getLastMatches'>(`statistics/lastmatches/1/${event.i}/10`);
  const atHome = last.homeOverAll.filter(({ homeTeam }) => homeTeam.name === event.hn).length;
  const rows = main(page).locator('section').first().getByRole('list').last().getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(atHome);
});

const calls = [
  ['rekabet-gecmisi', 'headtohead/1/ID/20', 'Daha önce karşılaşmadılar'],
  ['son-maclar', 'lastmatches/1/ID/10', 'Son maçlar bilinmiyor'],
  ['tribun-analiz', 'socceriddaaanalys/ID', 'Analiz henüz yok'],
  ['sakat-ve-cezali', 'missingplayerandstats/1/ID', 'Eksik oyuncu bildirilmedi'],
  ['hakem', 'soccerrefereepage/ID/10', 'Hakem açıklanmadı'],
  ['puan-durumu', 'standing/1/ID', 'Puan durumu yok'],
  ['form-durumu', 'standing/1/ID', 'Form durumu yok'],
] as const;

describe('a match without data', () => {
  test('shows a message in every tab, also if the service refuses', async () => {
    const { open, event, server } = await setMatch(FOOTBALL);
    const refusal = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };
    const page = await open(detailPath('futbol', event.i));
    for (const [slug, path, said] of calls) {
      const refuses = slug === 'hakem' || slug === 'form-durumu';
      const body = refuses
        ? { isSuccess: false, data: null, message: null, error: refusal }
        : { isSuccess: true, data: {}, message: '' };
      // Tabs are checked in sequence, each on a page of its own.
      // oxlint-disable-next-line no-await-in-loop
      await server.clearFaults();
      // oxlint-disable-next-line no-await-in-loop
      await server.fault({ method: 'GET', path: `statistics/${path.replace('ID', String(event.i))}`, body });
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(`${detailPath('futbol', event.i)}/${slug}`);
      // oxlint-disable-next-line no-await-in-loop
      await main(page).getByText(said, { exact: true }).waitFor();
      // oxlint-disable-next-line no-await-in-loop
      if (refuses) await main(page).getByText(refusal.message).waitFor();
    }
  });
});

test('an unreadable response can be loaded again; one with invalid and too many rows shows the valid ones', async () => {
  const { open, event, server, told } = await setMatch(FOOTBALL);
  const path = `statistics/standing/1/${event.i}`;
  const standing = await told<'getStandings'>(path);
  await server.fault({ method: 'GET', path, body: { isSuccess: true, data: 'metin', message: '' } });
  const page = await open(`${detailPath('futbol', event.i)}/puan-durumu`);
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  const [row] = standing['0']?.overAll ?? [];
  const overAll = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    position: 40 - index,
    team: { id: index + 1, name: `Takım ${index}` },
    formStandings: ['G', 7, null, 'B'],
  }));
  const data = { '0': { overAll: [...overAll, null, 'x', { team: null }] }, '1': 'x' };
  await server.fault({ method: 'GET', path, body: { isSuccess: true, data, message: '' } });
  await again.click();
  await expect.poll(() => names(page)).toEqual(overAll.map(({ team }) => team.name));
  const places = await main(page)
    .locator('tbody th')
    .evaluateAll((cells) => cells.map((cell) => Number.parseInt(cell.textContent ?? '', 10)));
  expect(places).toEqual(overAll.map(({ position }) => position));
});
