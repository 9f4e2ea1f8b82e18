/** Lists of coupons: each shows the server's coupons, in the chosen order and between the chosen dates. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { CouponTab } from '../../src/domain/coupon/coupon-tab-info.ts';
import { trueCoupons } from '../support/coupon-copies.ts';
import {
  cards,
  expectRows,
  filterButton,
  fitsTab,
  goToTab,
  idsShown,
  inArchive,
  listPath,
  lists,
  trueRows,
  untilListed,
} from '../support/coupon-lists.ts';
import { headingOf } from '../support/member-stage.ts';
import { memberGet, play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch, running } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { addressOf, endsAt, main } from '../support/sign-in.ts';
import { turkishMs } from '../support/turkish-time.ts';

const tabNames = Object.keys(lists) as CouponTab[];

test('every tab shows the coupons of its statuses, and can be reached from every other', async () => {
  const { server, player, open } = await setMemberScreen({ coupons: 90 }, { wholeLists: true });
  const page = await open('/profil/kuponlarim');
  expect(await headingOf(page)).toBe('Kuponlarım');
  for (const tab of tabNames) {
    await goToTab(page, lists[tab].title);
    await endsAt(page, listPath(tab));
    const truth = await trueRows(server, player, fitsTab(tab));
    expect(truth.rows.length, tab).toBeGreaterThan(0);
    await expectRows(page, truth);
    expect(await currentTab(page)).toContain(String(truth.rows.length));
  }
});

test.each([
  ['bekleyen', 'devameden', 'Devam eden'],
  ['bekleyen', 'baslamamis', 'Başlamamış'],
  ['bekleyen', 'uzunvadeli', 'Uzun vadeli'],
  ['kazanan', 'odenen', 'Ödenen'],
])('%s/%s narrows the list', async (tab, filter, title) => {
  const { server, player, open } = await setMemberScreen({ coupons: 120 }, { wholeLists: true });
  const page = await open(listPath(tab));
  await cards(page).first().waitFor();
  const before = await idsShown(page);
  await filterButton(page, title).click();
  await endsAt(page, listPath(tab, `/${filter}`));
  await expect.poll(async () => (await idsShown(page)).join()).not.toBe(before.join());
  await untilListed(page);
  if (filter === 'odenen') {
    await expectRows(
      page,
      await trueRows(server, player, (coupon) => [11, 13].includes(coupon.status) && !inArchive(coupon)),
    );
  } else {
    const shown = await idsShown(page);
    expect(shown.length).toBeGreaterThan(0);
    const { rowById } = await trueRows(server, player, ({ status }) => status === -1);
    expect(shown.every((id) => rowById.has(id))).toBe(true);
    const begun = await page
      .locator('main')
      .getByText(/^(Devam ediyor|Canlı)$/)
      .count();
    if (filter === 'devameden') expect(begun).toBe(shown.length);
    if (filter === 'baslamamis') expect(begun).toBe(0);
  }
  await filterButton(page, tab === 'bekleyen' ? 'Tümü' : 'Kazanan').click();
  await endsAt(page, listPath(tab));
});

describe('a filter by date', () => {
  // The test's date is the 14th of March 2026.
  test.each([
    ['gun', 'Bugün', '2026-03-14'],
    ['hafta', 'Son 1 hafta', '2026-03-07'],
    ['ay', 'Son 1 ay', '2026-02-14'],
    ['uc-ay', 'Son 3 ay', '2025-12-14'],
    ['yil', 'Son 1 yıl', '2025-03-14'],
  ])('%s: shows the coupons played since then', async (query, title, day) => {
    const { server, player, open } = await setMemberScreen({ coupons: 120 }, { wholeLists: true });
    const page = await open(listPath('oynadiklarim'));
    await filterButton(page, title).click();
    await endsAt(page, listPath('oynadiklarim', `?tarih=${query}`));
    const since = turkishMs(`${day}T00:00:00`);
    const truth = await trueRows(server, player, (coupon) => coupon.playedAt >= since && !inArchive(coupon));
    expect(truth.rows.length).toBeGreaterThan(0);
    await expectRows(page, truth);
    await page.reload();
    await untilListed(page);
    expect(await filterButton(page, title).getAttribute('aria-pressed')).toBe('true');
  });

  test('the archive can be filtered by everything, a year, or a month of it', async () => {
    const { server, player, open } = await setMemberScreen({ coupons: 150 }, { wholeLists: true });
    const page = await open(listPath('arsiv'));
    await cards(page).first().waitFor();
    const years = Array.from({ length: 6 }, (_, back) => String(new Date().getFullYear() - back));
    expect(await page.getByRole('group', { name: 'Yıl' }).getByRole('button').allInnerTexts()).toEqual([
      'Tümü',
      ...years,
    ]);
    const archived = (await trueCoupons(server, player)).filter(inArchive);
    const [year = '', month] = turkishMonth(archived[0]?.playedAt ?? 0).split('-');
    await filterButton(page, year).click();
    await endsAt(page, listPath('arsiv', `?donem=${year}`));
    const ofYear = await trueRows(
      server,
      player,
      (coupon) => inArchive(coupon) && turkishMonth(coupon.playedAt).startsWith(year),
    );
    expect(ofYear.rows.length).toBeLessThan(archived.length);
    await expectRows(page, ofYear);
    await page.getByRole('group', { name: 'Ay' }).getByRole('button').nth(Number(month)).click();
    await endsAt(page, listPath('arsiv', `?donem=${year}-${month}`));
    await expectRows(
      page,
      await trueRows(
        server,
        player,
        (coupon) => inArchive(coupon) && turkishMonth(coupon.playedAt) === `${year}-${month}`,
      ),
    );
    await page.goBack();
    await endsAt(page, listPath('arsiv', `?donem=${year}`));
    await expectRows(page, ofYear);
  });
});

test('the order is that of the service’s response, and reload and back keep it', async () => {
  const { open, server, player } = await setMemberScreen({ coupons: 60 });
  const page = await open(listPath('kaybeden'));
  await cards(page).first().waitFor();
  const sorted = async (query: string): Promise<string[]> => {
    const path = `wager/played-betslips-and-pendings?status=0&page=1&limit=10${query}`;
    const { items } = await memberGet<{ items: { bsid: string }[] }>(server, player, path);
    return items.map(({ bsid }) => bsid);
  };
  expect((await idsShown(page)).slice(0, 10)).toEqual(await sorted(''));
  const order = page.getByRole('group', { name: 'Sıralama' });
  await order.getByRole('button', { name: 'Oran' }).click();
  await endsAt(page, listPath('kaybeden', '?sirala=2'));
  await expect.poll(async () => descending(await figuresOf(page, 'Oran'))).toBe(true);
  await order.getByRole('button', { name: 'Maç tarihi' }).click();
  await endsAt(page, listPath('kaybeden', '?sirala=1'));
  await expect.poll(async () => (await idsShown(page)).slice(0, 10)).toEqual(await sorted('&sortType=1'));
  await order.getByRole('button', { name: 'Misli' }).click();
  await endsAt(page, listPath('kaybeden', '?sirala=3'));
  await expect.poll(async () => (await idsShown(page)).slice(0, 10)).toEqual(await sorted('&sortType=3'));
  const shown = await idsShown(page);
  await page.reload();
  await cards(page).first().waitFor();
  expect(await idsShown(page)).toEqual(shown);
  await page.goBack();
  await page.goBack();
  await endsAt(page, listPath('kaybeden', '?sirala=2'));
  await expect.poll(async () => descending(await figuresOf(page, 'Oran'))).toBe(true);
});

test('a phone has its filters in sheets, and chips show the choice', async () => {
  const { open } = await setMemberScreen({ coupons: 60 }, { viewport: PHONE });
  const page = await open(listPath('kaybeden'));
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: 'Tarih' }).click();
  await page.getByRole('dialog', { name: 'Tarih' }).getByRole('button', { name: 'Son 1 hafta' }).click();
  await endsAt(page, listPath('kaybeden', '?tarih=hafta'));
  await page.getByRole('button', { name: 'Tarih: Son 1 hafta' }).waitFor();
  await page.getByRole('button', { name: 'Sırala' }).click();
  await page.getByRole('dialog', { name: 'Sırala' }).getByRole('button', { name: 'Misli' }).click();
  await endsAt(page, listPath('kaybeden', '?tarih=hafta&sirala=3'));
  await page.getByRole('button', { name: 'Sıralama: Misli' }).waitFor();
  await page.goto(listPath('arsiv'));
  await page.getByRole('button', { name: 'Tarih' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dönem' });
  await sheet.getByRole('group', { name: 'Yıl' }).getByRole('button').nth(2).click();
  await sheet.getByRole('group', { name: 'Ay' }).getByRole('button', { name: 'Şub' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(addressOf(page)).toBe(listPath('arsiv', `?donem=${new Date().getFullYear() - 1}-02`));
});

test('a card shows its teams and selections, what is still needed, and the score while a match runs', async () => {
  const { server, player, open } = await setMemberScreen({ balance: 100_000 }, { server: { events: 300 } });
  const [live] = spotsOf(running(server, FOOTBALL), 1);
  const spots = [...spotsOf(preMatch(server, FOOTBALL), 2), ...(live === undefined ? [] : [live])];
  await play(server, player, spots);
  const page = await open(listPath('bekleyen'));
  const card = cards(page).first();
  await card.waitFor();
  const eventId = live?.eventId ?? 0;
  const { hn = '', an = '' } = await server.truth(eventId);
  await expect.poll(() => card.locator(`[data-event="${eventId}"]`).innerText()).toMatch(/\d+-\d+/);
  expect(await card.locator('[data-event]').count()).toBe(2);
  expect(await card.locator('[data-event]').first().innerText()).toContain(`${hn} - ${an}`);
  const text = await card.innerText();
  for (const part of ['Canlı', '+1 maç', '3 maç kaldı', 'Maç Sonucu']) expect(text).toContain(part);
  const before = await card.locator(`[data-event="${eventId}"]`).innerText();
  await server.act(eventId, { action: 'goal', side: 'home' });
  await expect.poll(() => card.locator(`[data-event="${eventId}"]`).innerText()).not.toBe(before);
});

test('without a network a list shows its age, and no match in it is shown as running', async () => {
  const { context, server, player, open } = await setMemberScreen({ balance: 100_000 }, { server: { events: 300 } });
  const coupon = await play(server, player, spotsOf(running(server, FOOTBALL), 1));
  const lose = async (): Promise<void> => {
    await server.hubs('refuse');
    await server.hubs('drop');
    await context.setOffline(true);
  };
  const page = await open(listPath('bekleyen'));
  await cards(page).first().getByText('Canlı').waitFor();
  await lose();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await cards(page).first().getByText('Devam ediyor').waitFor();
  await context.setOffline(false);
  await server.hubs('accept');
  await cards(page).first().getByText('Canlı').waitFor();
  await page.goto(`/profil/kuponlarim/kupon-detay/${coupon.id}`);
  await main(page).getByText('Canlı').first().waitFor();
  await lose();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await expect.poll(() => main(page).getByText('Canlı').count()).toBe(0);
});

test('an empty list shows the words of its tab', async () => {
  const { open } = await setMemberScreen();
  const page = await open(listPath('bekleyen'));
  await main(page).getByText('Bekleyen kupon bulunmamaktadır.').waitFor();
  await filterButton(page, 'Devam eden').click();
  await main(page).getByText('Seçtiğiniz filtrelere göre kupon bulunmamaktadır.').waitFor();
  await page.goto(listPath('kaybeden'));
  await main(page).getByText('Eski kuponlarınızı görüntülemek için Web platformundan “Arşiv” sekmesini').waitFor();
  await filterButton(page, 'Son 3 ay').click();
  await main(page).getByText('Son 3 ay içerisinde kaybeden bir kupon bulunmamaktadır.').waitFor();
  await page.goto(listPath('arsiv', `?donem=${new Date().getFullYear()}-03`));
  await main(page)
    .getByText(/^Mart \d{4} tarihine ait arşivlenmiş kupon bulunmamaktadır\.$/)
    .waitFor();
});

test.each(['/profil/kuponlarim/hepsi', '/profil/kuponlarim/kaybeden/devameden'])(
  '%s shows an error because there is no such list',
  async (path) => {
    const { open } = await setMemberScreen({}, { viewport: DESKTOP });
    const page = await open(path);
    await main(page).getByText('Böyle bir kupon listesi yok').waitFor();
    await main(page).getByRole('link', { name: 'Kuponlarıma git' }).click();
    await endsAt(page, listPath('bekleyen'));
  },
);

/** Text of the current tab, including the number of its coupons. */
function currentTab(page: Page): Promise<string> {
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  return lists
    .locator('li[data-id] > a[aria-current="page"], button')
    .allInnerTexts()
    .then((texts) => texts.join(' '));
}

/** Numbers that the cards show under a label. */
async function figuresOf(page: Page, label: string): Promise<number[]> {
  const texts = await cards(page).evaluateAll(
    (all, wanted) =>
      all.map(
        (card) =>
          [...card.querySelectorAll('span')].find((each) => each.textContent === wanted)?.nextElementSibling
            ?.textContent ?? '',
      ),
    label,
  );
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
}

const descending = (numbers: readonly number[]): boolean =>
  numbers.length > 3 &&
  new Set(numbers).size > 1 &&
  numbers.every((each, index) => each <= (numbers[index - 1] ?? each));

const turkishMonth = (ms: number): string => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 7);
