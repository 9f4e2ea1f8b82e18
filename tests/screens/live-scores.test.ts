/** Live scores: by sport and day, live if the program has the match, filtered by status. */
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { BASKETBALL, FOOTBALL, TENNIS, firstOf, preMatch, running } from '../support/program.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { NARROW_DESKTOP, PHONE } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { turkishMs, turkishSeconds } from '../support/turkish-time.ts';

const PATH = '/canli-skor/futbol';
const rows = (page: Page): Locator => page.locator('main article[data-match]');
const row = (page: Page, eventId: number): Locator => page.locator(`main article[data-event="${eventId}"]`);
const show = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name });
const states = (page: Page): Promise<string[]> =>
  page.$$eval('main article[data-match]', (all) => all.map((each) => (each as HTMLElement).dataset['state'] ?? ''));
const figures = async (page: Page, eventId: number): Promise<string> =>
  (await row(page, eventId).locator('b').allInnerTexts()).slice(1).join('-');

/** The server's score. */
function scoreOf({ server }: ScreenStage, eventId: number): string {
  const { ht, at } = server.world.score(eventId) ?? {};
  return `${ht?.r ?? ht?.c ?? 0}-${at?.r ?? at?.c ?? 0}`;
}

test('today’s list keeps its filter in the address, a goal updates its row, and the end moves it to the finished ones', async () => {
  const stage = await setScreen({ viewport: NARROW_DESKTOP });
  const { server, open, pass } = stage;
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(PATH);
  await row(page, event.i).waitFor();
  expect(await states(page)).toEqual(expect.arrayContaining(['coming', 'live']));
  expect(await figures(page, event.i)).toBe(scoreOf(stage, event.i));

  await show(page, /^Canlı(?! izle)/).click();
  await endsAt(page, `${PATH}?durum=canli`);
  await expect.poll(() => states(page).then((all) => new Set(all))).toEqual(new Set(['live']));
  await server.act(event.i, { action: 'goal', side: 'home' });
  await expect.poll(() => figures(page, event.i)).toBe(scoreOf(stage, event.i));
  await expect.poll(() => row(page, event.i).getByText('GOL').count()).toBe(1);
  await pass(9_000);
  expect(await row(page, event.i).getByText('GOL').count()).toBe(0);

  await server.act(event.i, { action: 'finish' });
  await expect.poll(() => row(page, event.i).count()).toBe(0);
  await show(page, /^Biten/).click();
  await row(page, event.i).waitFor();
  expect(await row(page, event.i).innerText()).toContain('Bitti');
  expect(await figures(page, event.i)).toBe(scoreOf(stage, event.i));
  await page.reload();
  await row(page, event.i).waitFor();
  await expect.poll(() => states(page).then((all) => new Set(all))).toEqual(new Set(['over']));
});

test('after midnight matches of the night stay in today’s list while they run, and when they end', async () => {
  const midnight = turkishMs('2026-03-15T00:00:00');
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP, now: midnight + 20 * 60_000 });
  const late = running(server, FOOTBALL).filter(({ d }) => d < midnight / 1_000);
  const event = firstOf(late, 'football match that began before midnight');
  const page = await open(PATH);
  await row(page, event.i).waitFor();
  expect(await row(page, event.i).getAttribute('data-state')).toBe('live');
  await server.act(event.i, { action: 'finish' });
  await expect.poll(() => row(page, event.i).getAttribute('data-state')).toBe('over');
});

test('on a phone one item of the bottom menu leads to live odds or scores, whichever was open last', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/');
  const place = page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Canlı', exact: true });
  const choose = (name: string): Promise<void> => main(page).getByRole('button', { name, exact: true }).click();
  await place.click();
  await endsAt(page, '/program/canli/futbol');
  expect(await place.getAttribute('aria-current')).toBe('page');
  await page.goto('/program/canli/tenis');
  await choose('Skor');
  await endsAt(page, '/canli-skor/tenis');
  expect(await place.getAttribute('aria-current')).toBe('page');
  await page.goto('/');
  await place.click();
  await endsAt(page, PATH);
  await choose('Bahis');
  await endsAt(page, '/program/canli/futbol');
  await page.goto('/');
  expect(await place.getAttribute('href')).toBe('/program/canli/futbol');
});

test('a star adds a match to the favourites, and a league adds all of its matches', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP });
  const event = firstOf(preMatch(server, FOOTBALL).filter(isToday), 'match of today');
  const page = await open(`${PATH}?durum=favori`);
  await main(page).getByText('Favori maçın yok').waitFor();
  await main(page).getByRole('button', { name: 'Tüm maçları göster' }).click();
  const star = row(page, event.i).getByRole('button', { name: /favorilerde$/ });
  await star.click();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await show(page, /^Favori/).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  const league = main(page).getByRole('heading', { level: 2 });
  const name = await league.innerText();
  await main(page)
    .getByRole('button', { name: `${name} favorilerde` })
    .click();
  await star.click();
  await row(page, event.i).waitFor();
});

test('days and sports can be chosen, and rows lead to the odds and to the match', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP });
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open('/canli-skor');
  await row(page, event.i).waitFor();
  await main(page).getByRole('link', { name: /^Dün/ }).click();
  await endsAt(page, `${PATH}?d=2026-03-13`);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  await expect
    .poll(() => states(page).then((all) => all.every((state) => state === 'over' || state === 'off')))
    .toBe(true);
  await main(page).getByRole('link', { name: /^Pzt/ }).last().click();
  await endsAt(page, `${PATH}?d=2026-03-16`);
  await expect.poll(() => states(page).then((all) => new Set(all))).toEqual(new Set(['coming']));

  await page.goto(PATH);
  await row(page, event.i)
    .getByRole('link', { name: /İddaa’da$/ })
    .click();
  await endsAt(page, `/program/futbol/mac-detay/${event.i}`);
  await page.goto(PATH);
  await row(page, event.i)
    .getByRole('link', { name: /anlatımı$/ })
    .click();
  await endsAt(page, `/program/futbol/mac-detay/${event.i}/canli-anlatim`);
});

test('without commentary for its sport a row leads to the summary, before the match and while it runs', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP, server: { events: 300 } });
  const coming = firstOf(preMatch(server, TENNIS).filter(isToday), 'tennis match to come');
  const page = await open('/canli-skor/tenis');
  for (const event of [firstOf(running(server, TENNIS), 'running tennis match'), coming]) {
    // Pages are opened in sequence.
    /* oxlint-disable no-await-in-loop */
    await page.goto('/canli-skor/tenis');
    await row(page, event.i)
      .getByRole('link', { name: /, maçın özeti$/ })
      .click();
    await endsAt(page, `/program/tenis/mac-detay/${event.i}/ozet`);
    await page.locator('main [data-summary]').waitFor();
    /* oxlint-enable no-await-in-loop */
  }
});

test('a basketball row leads to the commentary if the match has one', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP, server: { events: 300 } });
  const matches = [...running(server, BASKETBALL), ...preMatch(server, BASKETBALL).filter(isToday)];
  const page = await open('/canli-skor/basketbol');
  for (const { i, hc } of matches) {
    // Rows are checked in sequence.
    // oxlint-disable-next-line no-await-in-loop
    const leadsTo = await row(page, i).getByRole('link', { name: /maçın/ }).getAttribute('href');
    expect(leadsTo).toContain(hc === true ? '/canli-anlatim/' : '/ozet');
  }
  const told = firstOf(
    matches.filter(({ hc }) => hc === true),
    'match with statistics',
  );
  expect(matches.some(({ hc }) => hc !== true)).toBe(true);
  await row(page, told.i)
    .getByRole('link', { name: /, maçın anlatımı$/ })
    .click();
  await endsAt(page, `/program/basketbol/mac-detay/${told.i}/canli-anlatim`);
  await page.locator('main [data-commentary]').waitFor();
});

test.for([
  ['tenis', TENNIS],
  ['basketbol', BASKETBALL],
] as const)('%s shows the scores of its parts', async ([slug, sportId]) => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP });
  const event = await server.truth(firstOf(running(server, sportId), 'running match').i);
  const parts = (event.sc?.ht?.ss ?? event.sc?.ht?.qs ?? []).map(({ s }) => String(s));
  const page = await open(`/canli-skor/${slug}?durum=canli`);
  await row(page, event.i).waitFor();
  const shown = await row(page, event.i).innerText();
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(shown).toContain(part);
});

test('an empty day and a failure each show a message', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP });
  await server.fault({ method: 'GET', path: '/api/statistics/broadage/getEventListCache', status: 503 });
  const page = await open(PATH);
  const again = main(page).getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  await page.goto(`${PATH}?d=2026-12-01`);
  await main(page).getByText('Bu gün maç yok').waitFor();
  await page.goto('/canli-skor/satranc');
  await main(page).getByText('Böyle bir spor yok').waitFor();
});

test('a response with names and scores only is shown as it is', async () => {
  const { server, open } = await setScreen({ viewport: NARROW_DESKTOP, server: { dialect: 'second' } });
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(PATH);
  await row(page, event.i).waitFor();
  expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Diğer']);
  await show(page, /^Canlı(?! izle)/).click();
  await row(page, event.i).waitFor();
});

test.for(['over', 'off'] as const)(
  'a match of an earlier day that is %s leads to what its list contains',
  async (how) => {
    const { server, open } = await setScreen({ viewport: NARROW_DESKTOP, wholeLists: true });
    const day = '2026-03-10';
    const id = 4_900_009;
    const sides = { ht: 'Ereğli', at: 'Düzce' };
    const sc = how === 'over' ? { s: 5, ht: { r: 3 }, at: { r: 2 } } : { s: 24 };
    const match = {
      id: 77,
      sgId: id,
      sid: FOOTBALL,
      rd: '',
      hs: false,
      ca: true,
      ...sides,
      sc: { ...sc, id, sid: FOOTBALL },
    };
    // Only the list of this day has the match.
    vi.spyOn(server.world, 'liveScores').mockImplementation((_, asked) => (asked === day ? [match] : []));
    const page = await open(`${PATH}?d=${day}`);
    await row(page, id)
      .getByRole('link', { name: /, maçın özeti$/ })
      .click();
    await endsAt(page, `/program/futbol/mac-detay/${id}/ozet?d=${day}`);
    await main(page)
      .getByText(how === 'over' ? 'Maç bitti, bahisler kapandı.' : 'Bu maç programda değil, bahis alınmıyor.')
      .waitFor();
    if (how === 'over') await page.locator('main header[data-event]').getByText('3 - 2').waitFor();
    // An invalid date is ignored.
    await page.goto(`/program/futbol/mac-detay/${id}/ozet?d=2026-13-10`);
    await main(page).getByRole('heading', { name: 'Bu maç programda yok' }).waitFor();
  },
);

/** True for matches of the screen's own day. */
const isToday = ({ d }: { d: number }): boolean => d < turkishSeconds('2026-03-15T00:00:00');
