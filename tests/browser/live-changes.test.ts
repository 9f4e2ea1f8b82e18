/**
 * Hub updates as they appear on screen: in place, in two tabs, in each host. `tests/screens` covers each kind of
 * update.
 */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import type { WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { marketUpdate } from '../support/hub-updates.ts';
import { type LiveDetail, card, oddOf, openLiveDetail } from '../support/live-detail.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, preMatch, running } from '../support/program.ts';
import { expectListTrue, shownOdds } from '../support/shown-odds.ts';
import { type Stage, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** The detail page of a football match that has not started. */
async function football(): Promise<Stage & LiveDetail> {
  const stage = await setStage(browser());
  return openLiveDetail(stage, 'futbol', firstOf(preMatch(stage.server, FOOTBALL), 'football match to come').i);
}

const row = (page: Page, eventId: number): Locator => page.locator(`article[data-event="${eventId}"]`);

test('an odd that rises or falls changes in place, with a tint in its direction', async () => {
  const { page, event, push } = await football();
  const market = openMarket(event);
  const odd = oddOf(page, event, market);
  const before = await odd.boundingBox();
  const change = (value: number): Promise<void> =>
    push({ m: [marketUpdate(market, { o: [{ n: market.o[0]?.no ?? 0, o: value, wo: value }] })] });

  await change(31.5);
  await expect.poll(() => odd.innerText()).toBe('31,50');
  await expect.poll(() => odd.getAttribute('data-change')).toBe('up');
  await change(1.04);
  await expect.poll(() => odd.innerText()).toBe('1,04');
  await expect.poll(() => odd.getAttribute('data-change')).toBe('down');
  expect(await odd.boundingBox()).toEqual(before);
  await expect.poll(() => odd.getAttribute('data-change')).toBeNull();
});

test('a removed market stays closed in its place in sight, leaves out of sight, and moves nothing', async () => {
  const { page, event, push } = await football();
  const cards = page.locator('[data-card]');
  const inSight = await cards.evaluateAll(
    (all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length,
  );
  expect(inSight).toBeGreaterThan(1);
  const places = (): Promise<number[]> =>
    cards.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)).slice(0, 3));
  const ways: Partial<WireMarketUpdate>[] = [{ a: 'r' }, { s: 0 }];
  for (const fields of ways) {
    const before = await places();
    const ids = [...new Set(Object.keys(await shownOdds(page, event.i)).map((key) => Number(key.split(':')[0])))];
    const first = event.m.find(({ i }) => i === ids[0]) as WireMarket;
    const last = event.m.find(({ i }) => i === ids.at(-1)) as WireMarket;

    await push({ m: [marketUpdate(last, fields), marketUpdate(first, fields)] });
    // A removed market out of sight leaves; in sight it stays closed in its place until the player tidies up.
    await expect.poll(() => card(page, last.i).count()).toBe(0);
    await expect.poll(() => card(page, first.i).innerText()).toContain('Kapandı');
    expect(await card(page, first.i).locator('button[data-outcome]:enabled').count()).toBe(0);
    expect(await places()).toEqual(before);

    await card(page, first.i).getByRole('button', { name: 'Kapandı, kapananları kaldır' }).click();
    await expect.poll(() => card(page, first.i).count()).toBe(0);
  }
});

test('an event that kicks off shows its minute and joins the live list; a finished one leaves both lists', async () => {
  const { server, open } = await setStage(browser());
  // The list is limited to one league, so that the event is on screen at any time of the day.
  const { i: eventId, ci } = firstOf(preMatch(server, FOOTBALL), 'football match to come');
  const program = await open(`/program/futbol?lig=${ci}`);
  const live = await open(`/program/canli/futbol?lig=${ci}`);
  await row(program, eventId).waitFor();
  expect(await row(live, eventId).filter({ hasText: /\d+'/ }).count()).toBe(0);

  await server.act(eventId, { action: 'kickoff' });
  await expect.poll(() => row(live, eventId).innerText()).toMatch(/\d+'/);
  await expect.poll(() => row(program, eventId).innerText()).toMatch(/\d+'/);
  await expectListTrue(live, server);

  await server.act(eventId, { action: 'finish' });
  for (const page of [live, program]) await expect.poll(() => row(page, eventId).count()).toBe(0);
});

test('a football score changes in the list and in the detail page', async () => {
  const { server, open } = await setStage(browser());
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const detail = await open(detailPath('futbol', event.i));
  const list = await open('/program/canli/futbol');
  await list.locator(`article[data-event="${event.i}"]`).first().waitFor();
  await detail.locator('header[data-event]').waitFor();
  const t = Date.now() + 60_000;
  await server.push('score', 'currentScore', {
    ...event.sc,
    id: event.sc?.id ?? event.i,
    eid: event.i,
    sid: FOOTBALL,
    t,
    ht: { ...event.sc?.ht, r: 8, c: 8 },
    at: { ...event.sc?.at, r: 7, c: 7 },
  });
  await expect.poll(() => detail.locator('header[data-event]').innerText()).toMatch(/8 - 7/);
  await expect
    .poll(() => list.locator(`article[data-event="${event.i}"]`).first().locator('b').allInnerTexts())
    .toEqual(expect.arrayContaining(['8', '7']));
});
