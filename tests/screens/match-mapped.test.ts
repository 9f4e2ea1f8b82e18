/**
 * A match whose live id differs from its pre-match id: every address and list leads to it, and statistics use the id
 * they know (rule match-50).
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { detail } from '../support/coupon-page.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { type ScreenStage, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { NARROW_DESKTOP } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { items, slipOf, take } from '../support/slip.ts';

/** Pre-match id of the match. */
const BEFORE = 4_900_001;
/** Live id of a match that was chosen by its own id. */
const RENAMED = 4_900_002;
/** A score that no match of the stand-in has. */
const SCORE = { s: 2, min: 30, ht: { r: 7, c: 7 }, at: { r: 3, c: 3 } };
const refusal = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };

type Stage<Screen extends ScreenStage = ScreenStage> = Screen & { event: WireEvent };

/** A running match whose event in the program also has its pre-match id. */
async function setMatch<Screen extends ScreenStage>(stage: Screen): Promise<Stage<Screen>> {
  const { server } = stage;
  const event = firstOf(
    running(server, FOOTBALL).filter(({ ci, m }) => ci < 70_611 && m.some(({ s, mbc }) => s === 1 && mbc === 1)),
    'football match that runs, and may be played alone',
  );
  const told = (data: unknown): object => ({ isSuccess: true, data, message: '' });
  const list = server.world.list(FOOTBALL, 1, 0);
  const events = list.events.map((each) => (each.i === event.i ? { ...event, mpi: BEFORE } : each));
  const whole = await server.truth(event.i);
  await server.fault({ method: 'GET', path: 'sportsbook/events', body: told({ ...list, events }) });
  await server.fault({
    ...{ method: 'GET', path: `sportsbook/event/${event.i}` },
    body: told({ ...whole, mpi: BEFORE }),
  });
  return { ...stage, event };
}

/** Ends the match, after which statistics know it by its pre-match id only. */
async function end({ server, event }: Stage): Promise<void> {
  await server.clearFaults();
  await server.act(event.i, { action: 'finish' });
  const summary = { method: 'GET', path: `statistics/eventsummary/1/${event.i}` };
  const answer = await server.fetch(`${server.url}/api/statistics/${summary.path}`);
  const body: unknown = await answer.json();
  await server.fault({ ...summary, body: { isSuccess: false, data: null, error: refusal } });
  await server.fault({ ...summary, path: `statistics/eventsummary/1/${BEFORE}`, body });
}

const server = { events: 300 };
const over = (page: Page) => main(page).getByText('Maç bitti, bahisler kapandı.');
const head = (page: Page) => page.locator('main header[data-event]');

/** Ids in the requests of a call for statistics. */
async function idsOf(stage: Stage, call: string): Promise<string[]> {
  const { requests } = await stage.server.stats();
  return Object.keys(requests)
    .filter((each) => each.includes(call))
    .map((each) => /\d{4,}/.exec(each)?.[0] ?? '');
}

test('the address with the pre-match id leads to the running match, with its tab', async () => {
  const stage = await setMatch(await setScreen({ server }));
  const page = await stage.open(`${detailPath('futbol', BEFORE)}/rekabet-gecmisi?t=1`);
  await endsAt(page, `${detailPath('futbol', stage.event.i)}/rekabet-gecmisi?t=1`);
  await head(page).waitFor();
  await expect.poll(() => idsOf(stage, 'headtohead')).toEqual([String(BEFORE)]);
});

test('a match that ended is found by its pre-match id, though the program no longer contains that', async () => {
  const stage = await setMatch(await setScreen({ server }));
  const path = detailPath('futbol', stage.event.i);
  const page = await stage.open(path);
  await head(page).waitFor();
  await end(stage);
  await page.goto('/');
  await page.goto(`${path}/son-maclar`);
  await over(page).waitFor();
  await expect.poll(() => idsOf(stage, 'lastmatches')).toEqual([String(BEFORE)]);
});

test('a selection leads to its match while it runs, and to its stored data afterwards', async () => {
  const stage = await setMatch(await setMemberScreen({ balance: 100_000 }, { server }));
  const { event, player, open } = stage;
  const coupon = await play(stage.server, player, spotsOf([event], 1));
  const page = await open(detail(coupon.id));
  const leg = main(page).locator(`li[data-event="${event.i}"]`);
  await leg.locator('[data-live="now"]').waitFor();
  await end(stage);
  await page.goto('/');
  await page.goto(detail(coupon.id));
  await leg.getByRole('link').click();
  await over(page).waitFor();
  await page.getByRole('link', { name: 'Son maçlar', exact: true }).click();
  await expect.poll(() => idsOf(stage, 'lastmatches')).toEqual([String(BEFORE)]);
});

/** Changes the live id of the match; the id it was chosen by is unknown from then on. */
async function rename({ server, event }: Stage): Promise<void> {
  await server.clearFaults();
  const told = (data: unknown): object => ({ isSuccess: true, data, message: '' });
  const ids = { i: RENAMED, mpi: event.i };
  const list = server.world.list(FOOTBALL, 1, 0);
  const events = list.events.map((each) => (each.i === event.i ? { ...each, ...ids } : each));
  const whole = await server.truth(event.i);
  await server.fault({ method: 'GET', path: 'sportsbook/events', body: told({ ...list, events }) });
  await server.fault({
    method: 'GET',
    path: `sportsbook/event/${RENAMED}`,
    body: told({ ...whole, ...ids, sc: SCORE }),
  });
  await server.fault({
    ...{ method: 'GET', path: `sportsbook/event/${event.i}` },
    body: { isSuccess: false, data: null, error: refusal },
  });
  await server.fault({ method: 'POST', path: 'sportsbook/markets_by_id', body: told([]) });
}

test('a selection of a coupon with the pre-match id shows the score of the running match', async () => {
  const stage = await setMatch(await setMemberScreen({ balance: 100_000 }, { server }));
  const { event, player, open } = stage;
  const coupon = await play(stage.server, player, spotsOf([event], 1));
  await rename(stage);
  const page = await open(detail(coupon.id));
  const leg = main(page).locator(`li[data-event="${event.i}"]`);
  await leg.locator('[data-live="now"]').waitFor();
  expect(await leg.innerText()).toContain('7-3');
  await page.goto('/profil/kuponlarim');
  await main(page).getByText('7-3').first().waitFor();
});

test('a selection of the slip with the pre-match id shows the score of the running match', async () => {
  const stage = await setMatch(await setScreen({ server }));
  const { event, open } = stage;
  const page = await open(detailPath('futbol', event.i));
  const [spot] = spotsOf([event], 1);
  await take(page, spot!);
  await rename(stage);
  await page.goto('/program/basketbol');
  const item = items(slipOf(page)).locator(`[data-event="${event.i}"]`);
  await item.getByText('Kapandı').waitFor();
  await expect.poll(() => item.locator('[data-score]').allInnerTexts()).toEqual(['7-3']);
});

test('a row of live scores with the pre-match id shows the running match and leads to it', async () => {
  const stage = await setMatch(await setScreen({ server, viewport: NARROW_DESKTOP }));
  const { open, event } = stage;
  const matches = [{ sgId: BEFORE, ht: event.hn, at: event.an, sc: null }];
  await stage.server.fault({
    ...{ method: 'GET', path: 'broadage/getEventListCache' },
    body: { isSuccess: true, data: { matches }, message: '' },
  });
  const page = await open('/canli-skor/futbol');
  const row = page.locator(`main article[data-event="${event.i}"]`);
  await row.waitFor();
  await expect.poll(() => row.getAttribute('data-state')).toBe('live');
  await row.getByRole('link', { name: /anlatımı$/ }).click();
  await endsAt(page, `${detailPath('futbol', event.i)}/canli-anlatim`);
});
