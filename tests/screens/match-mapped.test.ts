/** A match that runs under another id than before: every address and list leads to it, and statistics to what they know (rule match-50). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { detail } from '../support/coupon-page.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { type ScreenStage, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { items, slipOf, take } from '../support/slip.ts';

/** The id it had before it ran. */
const BEFORE = 4_900_001;
/** One that it runs by where it was chosen by that of its own. */
const RENAMED = 4_900_002;
/** As no match of the stand-in stands. */
const SCORE = { s: 2, min: 30, ht: { r: 7, c: 7 }, at: { r: 3, c: 3 } };
const refusal = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };

type Stage<Screen extends ScreenStage = ScreenStage> = Screen & { event: WireEvent };

/** A running match, which the program names with the id of before as well. */
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

/** It ends, and statistics know it by the id of before alone. */
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

/** The ids a call of the statistics was asked with. */
async function idsOf(stage: Stage, call: string): Promise<string[]> {
  const { requests } = await stage.server.stats();
  return Object.keys(requests)
    .filter((each) => each.includes(call))
    .map((each) => /\d{4,}/.exec(each)?.[0] ?? '');
}

test('the address by the id of before leads to the match that runs, with its tab', async () => {
  const stage = await setMatch(await setScreen({ server }));
  const page = await stage.open(`${detailPath('futbol', BEFORE)}/rekabet-gecmisi?t=1`);
  await endsAt(page, `${detailPath('futbol', stage.event.i)}/rekabet-gecmisi?t=1`);
  await head(page).waitFor();
  await expect.poll(() => idsOf(stage, 'headtohead')).toEqual([String(BEFORE)]);
});

test('once it is over it is found by the id of before, though nobody names that any more', async () => {
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

test('a selection leads to its match while it runs, and to what is remembered of it afterwards', async () => {
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
  await page.getByRole('link', { name: 'Son Maçlar', exact: true }).click();
  await expect.poll(() => idsOf(stage, 'lastmatches')).toEqual([String(BEFORE)]);
});

/** From now on the match runs by another id: of the one it was chosen by nobody knows any more. */
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

test('a selection of a coupon by the id of before shows the score of the match that runs', async () => {
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

test('and so does one of the slip', async () => {
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

test('a row of live scores by the id of before is the match that runs, and leads to it', async () => {
  const stage = await setMatch(await setScreen({ server }));
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
