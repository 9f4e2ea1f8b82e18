/** A coupon's own page: content for every kind and status of coupon, and updates from its matches. */
import { detail, group, played, summary, type Played } from '../support/coupon-page.ts';
import { couponStatuses } from '../../src/contract/services/wire/coupon-wire.ts';
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import type { CouponStatus } from '../../src/model/coupon.ts';
import { headingOf } from '../support/member-stage.ts';
import { type Play, play, setStatus, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, firstOf, preMatch, running } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { addressOf, endsAt, main } from '../support/sign-in.ts';
import { figure, figures, lira, oddText } from '../support/slip.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const legs = (page: Page) => page.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem');
const legOf = (page: Page, eventId: number) => page.locator(`main li[data-event="${eventId}"]`);
/** Amounts have the lira sign on these pages. */
const money = (kurus: number): string => lira(kurus);

/** A member with as many events as a browser test has: enough that can be played alone. */
const stageOf = (fields: object = { balance: 100_000 }): Promise<MemberScreen> =>
  setMemberScreen(fields, { server: { events: 300 } });

/** Status texts of a coupon whose matches have not begun. */
const words: Record<CouponStatus, string> = {
  [-1]: 'Başlamadı',
  0: 'Kaybetti',
  1: 'Kazandı',
  2: 'Oluşturuluyor',
  4: 'İptal ediliyor',
  5: 'İptal edildi',
  6: 'Onay bekliyor',
  7: 'Onaylanmadı',
  8: 'Doğrulanamadı',
  9: 'Doğrulanamadı',
  10: 'Ödeme bekliyor',
  11: 'Hesaba aktarıldı',
  12: 'Ödenemez',
  13: 'Nakit ödendi',
  14: 'Oluşturulamadı',
  unknown: 'Durumu bilinmiyor',
};

/** A member who has played so many matches that have not begun. */
const setTable = async (matches: number, how: Play = {}): Promise<MemberScreen & Played> =>
  played(await stageOf(), matches, how);

describe('a coupon shows', () => {
  test('the selections, the figures and the number of a combination', async () => {
    const { server, open, spots, coupon } = await setTable(3);
    const page = await open(detail(coupon.id));
    await summary(page).waitFor();
    expect(await headingOf(page)).toBe('Kupon detayı');
    expect(await summary(page).innerText()).toContain(`Kupon no ${coupon.id}`);
    expect(await summary(page).innerText()).toContain('3 maç · Kombine');
    const odds = await Promise.all(
      spots.map(async ({ eventId, marketId, outcome }) => {
        const { m } = await server.truth(eventId);
        return m.find(({ i }) => i === marketId)?.o.find(({ no }) => no === outcome)?.odd ?? 0;
      }),
    );
    const total = Math.round(odds.reduce((product, odd) => product * odd, 1) * 100);
    expect(await figures(page, ['Bedel', 'Toplam oran', 'Misli'])).toEqual({
      Bedel: money(5_000),
      'Toplam oran': oddText(total),
      Misli: '50',
    });
    const texts = await legs(page).allInnerTexts();
    expect(texts).toHaveLength(3);
    odds.forEach((odd, place) => expect(texts[place]).toContain(oddText(Math.round(odd * 100))));
    expect(await page.getByText('0 / 3 sonuçlandı').count()).toBe(1);
  });

  test('the bankers and columns of a system', async () => {
    const stage = await stageOf();
    const spots = spotsOf(preMatch(stage.server, FOOTBALL), 5, 3);
    const [banker] = spots;
    const coupon = await play(stage.server, stage.player, spots, {
      systems: [3, 4],
      bankers: [banker?.eventId ?? 0],
      multiplier: 20,
    });
    const page = await stage.open(detail(coupon.id));
    await summary(page).getByText('5 maç · Sistem 3,4').waitFor();
    // C(4,2) + C(4,3)
    expect(await figures(page, ['Sistem', 'Kolon', 'Bedel'])).toEqual({
      Sistem: '3, 4',
      Kolon: '10',
      Bedel: money(20_000),
    });
    expect(await page.getByText('Banko').count()).toBe(1);
    expect(await legOf(page, banker?.eventId ?? 0).innerText()).toContain('Banko');
  });

  test('a group as one, and each of its coupons', async () => {
    const { open, coupon } = await setTable(2, { count: 3 });
    const page = await open(`/profil/kuponlarim/coklu-kupon/${coupon.groupId}`);
    await summary(page).getByText('2 maç · Çoklu kupon ×3').waitFor();
    expect(await figures(page, ['Bedel', 'Kupon adedi'])).toEqual({ Bedel: money(15_000), 'Kupon adedi': '3' });
    expect(await legs(page).count()).toBe(2);
    const rows = page.getByRole('list', { name: 'Gruptaki kuponlar' }).getByRole('listitem');
    expect(await rows.evaluateAll((items) => items.map((item) => item.dataset['coupon']))).toEqual(coupon.ids);
    await rows.nth(1).getByRole('link').click();
    await page.getByText(`Kupon no ${coupon.ids[1]}`).waitFor();
    expect(await figure(page, 'Bedel')).toBe(money(5_000));
    await page.getByRole('link', { name: 'Çoklu kupon' }).click();
    await endsAt(page, `/profil/kuponlarim/coklu-kupon/${coupon.groupId}`);
  });

  test('the results of its selections: won or lost with the score, cancelled at 1,00', async () => {
    const { server, open, spots, coupon } = await setTable(3);
    const [played, cancelled, left] = spots.map(({ eventId }) => eventId) as [number, number, number];
    await server.act(played, { action: 'kickoff' });
    await server.act(played, { action: 'finish' });
    await server.act(cancelled, { action: 'remove' });
    const page = await open(detail(coupon.id));
    await page.getByText('2 / 3 sonuçlandı').waitFor();
    expect(await legOf(page, played).innerText()).toMatch(/(Tuttu|Tutmadı).*Maç sonucu\s*\d+-\d+/s);
    expect(await legOf(page, cancelled).innerText()).toMatch(/İptal.*sayılan oran\s*1,00/s);
    expect(await legOf(page, left).innerText()).toContain('Bekliyor');
    // A match that never took place has no link; one that ended keeps its page.
    expect(await legOf(page, cancelled).getByRole('link').count()).toBe(0);
    expect(await legOf(page, left).getByRole('link').getAttribute('href')).toBe(`/program/futbol/mac-detay/${left}`);
    await legOf(page, played).getByRole('link').click();
    await endsAt(page, `/program/futbol/mac-detay/${played}`);
    await page.getByText('Maç bitti, bahisler kapandı.').waitFor();
  });

  test('every status in words', async () => {
    const { server, open, coupon } = await setTable(1, { count: couponStatuses.length });
    await Promise.all(couponStatuses.map((status, place) => setStatus(server, coupon.ids[place] ?? '', status)));
    const page = await open(`/profil/kuponlarim/coklu-kupon/${coupon.groupId}`);
    await summary(page).waitFor();
    const rows = page.getByRole('list', { name: 'Gruptaki kuponlar' }).getByRole('listitem');
    const texts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('*')].map(({ textContent }) => textContent.trim())),
    );
    couponStatuses.forEach((status, place) => expect(texts[place]).toContain(words[status]));
    // A group cannot be archived while one of its coupons is pending.
    expect(await page.getByRole('button', { name: 'Arşive taşı' }).count()).toBe(0);
  });
});

test('a day that begins while the page is open is labelled today on its selections', async () => {
  // Ten seconds to midnight in Türkiye.
  const now = Date.UTC(2026, 10, 21, 20, 59, 50);
  const stage = await setMemberScreen({ balance: 100_000 }, { now, server: { events: 300 } });
  const tomorrow = preMatch(stage.server, FOOTBALL).filter(({ d }) => d * 1_000 < now + 86_400_000);
  const { open, pass, coupon } = await played(stage, 1, {}, tomorrow);
  const page = await open(detail(coupon.id));
  await expect.poll(() => legs(page).first().innerText()).toContain('22 Kas');
  await pass(20_000);
  await expect.poll(() => legs(page).first().innerText()).toContain('Bugün');
});

describe('a running match', () => {
  test('updates its score and minute, and its end', async () => {
    const stage = await stageOf();
    const { server } = stage;
    const event = firstOf(
      running(server, FOOTBALL).filter(({ m }) => m.some(({ s, mbc }) => s === 1 && mbc === 1)),
      'running match that can be played alone',
    );
    const coupon = await play(server, stage.player, spotsOf([event], 1));
    const page = await stage.open(detail(coupon.id));
    const leg = legOf(page, event.i);
    await leg.locator('[data-live="now"]').waitFor();
    const before = await scoreOf(page, event.i);
    await server.act(event.i, { action: 'goal', side: 'home' });
    await expect.poll(() => scoreOf(page, event.i)).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await summary(page).innerText()).toContain('Canlı');
    await server.act(event.i, { action: 'finish' });
    await page.getByText('1 / 1 sonuçlandı').waitFor();
    expect(await leg.innerText()).toMatch(/Tuttu|Tutmadı/);
    await expect.poll(() => summary(page).innerText()).toMatch(/Kazandı|Kaybetti/);
  });

  test('that begins while the page is open changes the status of the coupon and of its group', async () => {
    const stage = await stageOf();
    const { server } = stage;
    const event = firstOf(
      preMatch(server, FOOTBALL).filter(({ m }) => m.some(({ s, mbc }) => s === 1 && mbc === 1)),
      'match that can be played alone',
    );
    const coupon = await play(server, stage.player, spotsOf([event], 1), { count: 2 });
    vi.setSystemTime((event.d - 20) * 1_000);
    const page = await stage.open(group(coupon.groupId));
    const rows = page.getByRole('list', { name: 'Gruptaki kuponlar' }).getByRole('listitem');
    const stands = async (): Promise<string[]> =>
      (await Promise.all([summary(page).innerText(), rows.first().innerText()])).map(
        (text) => /Başlamadı|Devam ediyor|Canlı/.exec(text)?.[0] ?? text,
      );
    await expect.poll(stands).toEqual(['Başlamadı', 'Başlamadı']);
    await stage.pass(40_000);
    await expect.poll(stands).toEqual(['Devam ediyor', 'Devam ediyor']);
    await server.act(event.i, { action: 'kickoff' });
    await legOf(page, event.i).locator('[data-live="now"]').waitFor();
    await expect.poll(stands).toEqual(['Canlı', 'Canlı']);
  });

  test('needs one call for each match, and none if no match is running', async () => {
    const { server, open, coupon, spots } = await setTable(3);
    const page = await open(detail(coupon.id));
    await summary(page).waitFor();
    await untilLoaded(page);
    const { requests } = await server.stats();
    expect(
      spots.filter(({ eventId }) => Object.keys(requests).some((call) => call.endsWith(`/event/${eventId}`))),
    ).toEqual([]);
  });

  test('is marked as outdated once the connection is lost, and all actions are disabled', async () => {
    const stage = await stageOf();
    const { server } = stage;
    const event = firstOf(
      running(server, FOOTBALL).filter(({ m }) => m.some(({ s, mbc }) => s === 1 && mbc === 1)),
      'running match that can be played alone',
    );
    const coupon = await play(server, stage.player, spotsOf([event], 1));
    const page = await stage.open(detail(coupon.id));
    await legOf(page, event.i).locator('[data-live="now"]').waitFor();
    await server.hubs('refuse');
    await server.hubs('drop');
    await legOf(page, event.i).getByText('güncel değil').waitFor();
    await server.hubs('accept');
    await legOf(page, event.i).locator('[data-live="now"]').waitFor();
  });
});

describe('an address of a coupon', () => {
  test('in the short form keeps its query', async () => {
    const { open, coupon } = await setTable(2, { count: 2 });
    const page = await open(`/kupon-detay/${coupon.id}?type=1&tid=abc&status=-1&gi=${coupon.groupId}`);
    await summary(page).waitFor();
    expect(addressOf(page)).toBe(detail(coupon.id, `?type=1&tid=abc&status=-1&gi=${coupon.groupId}`));
    await page.goto(`/coklu-kupon/${coupon.groupId}?type=1&status=-1&couponStatus=-1`);
    await summary(page).waitFor();
    expect(addressOf(page)).toBe(`/profil/kuponlarim/coklu-kupon/${coupon.groupId}?type=1&status=-1&couponStatus=-1`);
  });

  test('of no coupon, or of another player’s, shows a message and a link back', async () => {
    const { server, open, coupon } = await setTable(1);
    const other = await server.player({ balance: 1_000 });
    const theirs = await play(server, other, spotsOf(preMatch(server, FOOTBALL), 1));
    const page = await open(detail('1'));
    for (const path of [detail('1'), detail(theirs.id), '/profil/kuponlarim/coklu-kupon/G1']) {
      // oxlint-disable no-await-in-loop
      await page.goto(path);
      await main(page).getByText('Kupon bulunamadı').waitFor();
      // oxlint-enable no-await-in-loop
    }
    await main(page).getByRole('link', { name: 'Kuponlarım' }).last().click();
    await endsAt(page, '/profil/kuponlarim/oynadiklarim');
    await page.goto(detail(coupon.id));
    await summary(page).waitFor();
  });

  test('that fails once offers a retry', async () => {
    const { server, open, coupon } = await setTable(1);
    await server.fault({ method: 'GET', path: `played_betslips_detail/${coupon.id}/own`, status: 503 });
    const page = await open(detail(coupon.id));
    await main(page).getByText('Servise şu anda ulaşılamıyor').waitFor();
    await server.clearFaults();
    await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await summary(page).waitFor();
  });
});

test('a retailer can see and print a coupon of a customer', async () => {
  const stage = await stageOf({ isCustomRetailer: true, retailer: 'Active' });
  const customer = await stage.server.player({ balance: 1_000, retailer: 'Active' });
  const coupon = await play(stage.server, customer, spotsOf(preMatch(stage.server, FOOTBALL), 1));
  const page = await stage.open(detail(coupon.id, '?type=customer'));
  await summary(page).getByText(`Kupon no ${coupon.id}`).waitFor();
  expect(await page.getByRole('region', { name: 'Kupon işlemleri' }).count()).toBe(0);
  await main(page).getByRole('button', { name: 'Yazdır' }).waitFor();
  await page.getByRole('link', { name: 'Müşteri kuponları' }).click();
  await endsAt(page, '/profil/kuponlarim/bayi');
});

/** Live score of a selection as shown on the page. */
async function scoreOf(page: Page, eventId: number): Promise<number[]> {
  const text = await legOf(page, eventId).innerText();
  return (/(\d+)-(\d+)/.exec(text) ?? []).slice(1).map(Number);
}
