/** The filters by coupon, stream and odds: in the address, combined, empty, and of the viewer. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { E_FOOTBALL, FOOTBALL, firstSpot, preMatch } from '../support/program.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { NARROW_DESKTOP } from '../support/screens.ts';

const search = (page: Page): string => new URL(page.url()).search;
const events = (page: Page): Promise<number[]> =>
  page
    .locator('main article[data-event]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-event'))));
const total = (page: Page): Promise<string> => page.getByRole('group', { name: 'Seçili filtreler' }).innerText();
const range = (page: Page) => page.getByRole('dialog', { name: 'Oran aralığı' });

describe("the viewer's matches", () => {
  test('program-39: those of the slip are left, in the address, after a reload, and until a selection is removed', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol');
    const { eventId } = await firstSpot(page);
    await page.locator(`article[data-event="${eventId}"] button[data-outcome]:enabled`).first().click();
    await page.getByRole('button', { name: 'Kuponumdaki maçlar', exact: true }).click();
    await expect.poll(() => search(page)).toBe('?kuponum=1');
    await expect.poll(() => events(page)).toEqual([eventId]);
    await expect.poll(() => total(page)).toMatch(/^1 maç/);

    const again = await open('/program/futbol?kuponum=1');
    await expect.poll(() => events(again)).toEqual([eventId]);
    await again.locator(`article[data-event="${eventId}"] button[data-outcome][aria-pressed="true"]`).click();
    await again.getByText('Kuponundaki maçlardan hiçbiri bu listede yok').waitFor();
    await again.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await expect.poll(() => search(again)).toBe('');
    await expect.poll(async () => (await events(again)).length).toBeGreaterThan(3);
  });

  test('program-39: a link of another viewer shows the own matches, of which a new device has none', async () => {
    const { open } = await setScreen();
    const page = await open('/program/futbol?kuponum=1');
    await page.getByText('Kuponundaki maçlardan hiçbiri bu listede yok').waitFor();
    expect(await events(page)).toEqual([]);
  });

  test('program-39: those of a waiting coupon of the member are left', async () => {
    const { open, server, player } = await setMemberScreen({ balance: 500 });
    const spots = spotsOf(preMatch(server, FOOTBALL), 2);
    await play(server, player, spots);
    const page = await open('/program/futbol?kuponum=1');
    const ids = spots.map(({ eventId }) => eventId).toSorted((a, b) => a - b);
    await expect.poll(async () => (await events(page)).toSorted((a, b) => a - b)).toEqual(ids);
  });
});

describe('a stream', () => {
  test('program-40: the matches that have one are left, and special events do not offer it', async () => {
    const { open, server } = await setScreen();
    const page = await open('/program/e-futbol');
    const own = ([0, 1] as const).flatMap((type) => server.world.list(E_FOOTBALL, type, 0).events);
    expect(own.every(({ hs }) => hs === true)).toBe(true);
    await page.getByRole('button', { name: 'Canlı izle', exact: true }).click();
    await expect.poll(() => search(page)).toBe('?yayin=1');
    await expect.poll(() => total(page)).toMatch(new RegExp(`^${new Set(own.map(({ i }) => i)).size} maç`));

    const tennis = await open('/program/tenis?yayin=1');
    await tennis.getByText('Şu anda canlı izlenecek maç yok').waitFor();
    const special = await open('/program/ozel-etkinlikler/futbol');
    await special.locator('main article').first().waitFor();
    expect(await special.getByRole('button', { name: 'Canlı izle', exact: true }).count()).toBe(0);
  });
});

describe('a range of odds', () => {
  test.each([
    ['a dialog', { width: 1440, height: 900 }],
    ['a sheet', { width: 390, height: 844 }],
  ])('program-41: %s counts the matches of a typed range, and applies it', async (_, viewport) => {
    const { open } = await setScreen({ viewport });
    const page = await open('/program/futbol');
    await page.locator('main article[data-event]').first().waitFor();
    await page.getByRole('button', { name: 'Oran', exact: true }).click();
    const [least, most] = [range(page).getByLabel('En az'), range(page).getByLabel('En çok')];
    await least.fill('2,20');
    await most.fill('1,50');
    await range(page).getByText('En çok, en azdan küçük olamaz.').waitFor();
    await least.fill('1,50');
    await most.fill('2.20');
    const apply = range(page).getByRole('button', { name: /^\d+ maçı göster$/ });
    await apply.waitFor();
    const count = Number.parseInt(await apply.innerText(), 10);
    await apply.click();
    await expect.poll(() => search(page)).toBe('?oran=1.50-2.20');
    await expect.poll(() => total(page)).toMatch(new RegExp(`^${count} maç`));
    await page.getByRole('button', { name: 'Oran 1,50–2,20 filtresini kaldır' }).click();
    await expect.poll(() => search(page)).toBe('');
  });

  test('program-38, program-41: it combines with other filters, and each row has an odd in it', async () => {
    const { open, server } = await setScreen();
    const page = await open('/program/futbol?oran=1.50-4.00&mbs=1');
    await page.locator('main article[data-event]').first().waitFor();
    const known = ([0, 1] as const).flatMap((type) => server.world.list(FOOTBALL, type, 0).events);
    const shown = await events(page);
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) {
      const markets = known.filter(({ i }) => i === id).flatMap(({ m }) => m);
      const main = markets.filter(({ t, st }) => (t === 1 && st === 1) || (t === 4 && st === 4));
      expect(main.some(({ o }) => o.some(({ odd }) => odd >= 1.5 && odd <= 4))).toBe(true);
    }
    expect(await page.locator('main [data-mbs]:not([data-mbs="1"])').count()).toBe(0);
  });
});

test('scores-12: live scores list the matches of the slip, and those with a stream', async () => {
  const { open } = await setScreen({ viewport: NARROW_DESKTOP });
  const page = await open('/program/futbol');
  const { eventId } = await firstSpot(page);
  await page.locator(`article[data-event="${eventId}"] button[data-outcome]:enabled`).first().click();
  const name = (await page.locator(`article[data-event="${eventId}"]`).getAttribute('aria-label')) ?? '';
  const scores = await open('/canli-skor/futbol?durum=kuponum');
  const [home = ''] = name.split(' - ');
  await expect.poll(() => scores.locator('main').innerText()).toMatch(new RegExp(`${home}|bu günde yok`));
  await expect.poll(() => scores.getByRole('button', { name: /^Kuponumda \d+$/ }).count()).toBe(1);
  const streams = await open('/canli-skor/e-futbol?durum=yayin');
  await expect.poll(() => streams.getByRole('button', { name: /^Canlı izle \d+$/ }).count()).toBe(1);
});
