/** Checks of a match's tabs that need a browser: sticky columns, layout shift, long tasks, and offline copies. */
import { isCommented } from '../../server/services/content/editor-comments.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isRefereeAnnounced } from '../../server/statistics/match-referees.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { traceTasks } from '../support/longest-task.ts';
import { painted } from '../support/painted.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import { type Stage, type StageOptions, setStage, sharedBrowser } from '../support/stage.ts';
import { violationsInSizes } from '../support/violations.ts';

const browser = sharedBrowser();

/** A football match that has not started and has every kind of statistics. */
async function setMatch(options: StageOptions): Promise<Stage & { event: WireEvent; tab: (slug: string) => string }> {
  const stage = await setStage(browser(), { server: { events: 600 }, ...options });
  const known = preMatch(stage.server, FOOTBALL).filter(
    (each) => each.hc === true && isCommented(each) && leagues.has(each.ci) && isRefereeAnnounced(each.i),
  );
  const missed = await Promise.all(known.map(({ i }) => isAnyoneMissing(stage, i)));
  const event = firstOf(
    known.filter((_, index) => missed[index]),
    'match of a great league with comments, a referee and a player who is missing',
  );
  return { ...stage, event, tab: (slug) => `${detailPath('futbol', event.i)}/${slug}` };
}

/**
 * True if a player is missing, which is not so in one match of 25. The current time decides which matches have not
 * started.
 */
async function isAnyoneMissing({ server }: Stage, eventId: number): Promise<boolean> {
  const response = await fetch(`${server.url}/api/statistics/statistics/missingplayerandstats/1/${eventId}`);
  const { data } = (await response.json()) as { data: Record<'homeTeam' | 'awayTeam', { players: unknown[] }> };
  return data.homeTeam.players.length + data.awayTeam.players.length > 0;
}

/** Leagues with a table. */
const leagues = new Set([70381, 70266, 70368, 70371, 70184, 70351]);

const filled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy="true"]') === null &&
      document.querySelector('main section, main table') !== null,
  );

test('place, team and points stay visible while the figures are scrolled (rule match-42)', async () => {
  const { open, tab } = await setMatch({ context: { viewport: PHONE } });
  const page = await open(tab('puan-durumu'));
  const scroller = page.getByRole('region', { name: 'Puan durumu' });
  await scroller.waitFor();
  const places = () =>
    scroller.evaluate((region) => {
      const row = region.querySelector('tbody tr');
      const left = (selector: string): number =>
        Math.round(row?.querySelector(selector)?.getBoundingClientRect().left ?? 0);
      const name = row?.querySelector('th span:last-of-type')?.getBoundingClientRect();
      return {
        team: left('th'),
        points: left('[data-figure="points"]'),
        played: left('[data-figure="played"]'),
        named: (name?.width ?? 0) > 0,
      };
    });
  const before = await places();
  expect(await scroller.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  await scroller.evaluate((region) => region.scrollBy({ left: 120, behavior: 'instant' }));
  const after = await places();
  expect([after.team, after.points, after.named]).toEqual([before.team, before.points, true]);
  expect(before.played - after.played).toBe(120);
  // The table does not make the page wider.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

const slugs = [
  ...['rekabet-gecmisi', 'son-maclar', 'tribun-analiz', 'sakat-ve-cezali', 'hakem', 'puan-durumu', 'form-durumu'],
  'yazar-yorumlari',
];

test('tabs load without a layout shift, are not wider than the page, and have no accessibility violation', async () => {
  const { open, server, event, tab } = await setMatch({ context: { viewport: PHONE } });
  for (const slug of slugs) {
    // Responses are slow enough to show the loading state.
    for (const path of answersOf(event)) await server.fault({ method: 'GET', path, delayMs: 400 });
    const page = await open(tab(slug));
    await filled(page);
    const { sum, of } = await layoutShift(page);
    expect(sum, `${slug}: ${of.join(', ')}`).toBeLessThan(LEAST_SHIFT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(PHONE.width);
    expect(await violationsInSizes(page), slug).toEqual([]);
    await page.close();
    await server.clearFaults();
  }
});

const answersOf = ({ i }: WireEvent): string[] => [
  ...[`statistics/headtohead/1/${i}/20`, `statistics/lastmatches/1/${i}/10`, `statistics/standing/1/${i}`],
  ...[`statistics/socceriddaaanalys/${i}`, `statistics/missingplayerandstats/1/${i}`, 'content/editorComments'],
  `statistics/soccerrefereepage/${i}/10`,
];

test('a table of forty teams causes no long task', async () => {
  const { open, server, event, tab } = await setMatch({ context: { viewport: PHONE } });
  const team = (index: number) => ({
    ...{
      position: index,
      delta: 1,
      played: 30,
      won: 10,
      draw: 10,
      lost: 10,
      scored: 30,
      against: 30,
      average: 0,
      points: 40,
    },
    ...{ team: { id: index, name: `Uzun Adlı Takım ${index}` }, positionStatus: { id: 1, name: 'Şampiyonlar Ligi' } },
    formStandings: ['G', 'B', 'M', 'G', 'B'],
  });
  const overAll = Array.from({ length: 40 }, (_, index) => team(index + 1));
  const data = { '0': { overAll, homeTeam: overAll, awayTeam: overAll } };
  await server.fault({ method: 'GET', path: `statistics/standing/1/${event.i}`, body: { isSuccess: true, data } });
  const page = await open(tab('hakem'));
  await filled(page);
  const { longestMs, boundMs } = await traceTasks(browser(), page, async () => {
    await page.getByRole('navigation', { name: 'Maç bölümleri' }).getByRole('link', { name: 'Puan' }).click();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(40);
    await page.locator('main tbody tr').last().scrollIntoViewIfNeeded();
    await page.getByText('Uzun Adlı Takım 40').waitFor();
    const scroller = page.getByRole('region', { name: 'Puan durumu' });
    await scroller.evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: 'instant' }));
    await painted(page);
  });
  expect(longestMs).toBeLessThan(boundMs);
});

test('tabs that were opened before open without a network, with their age (rule match-45)', async () => {
  const { open, server, tab } = await setMatch({ offline: true });
  const page = await open(tab('puan-durumu'));
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('main tbody tr').nth(5).waitFor();
  await server.close();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('main tbody tr').nth(5).waitFor();
  await page
    .getByText(/^Çevrimdışı · son güncelleme/)
    .first()
    .waitFor();
});
