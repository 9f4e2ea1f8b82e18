/** What can be done with a played coupon: each action with success, with a fault that changes nothing, and once. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type MemberStage, setMemberStage } from '../support/member-stage.ts';
import { type Play, type PlayedOnce, play, setStatus, shared, spotsOf, truthOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch, running } from '../support/program.ts';
import { PHONE } from '../support/screens.ts';
import type { Spot } from '../support/shown-odds.ts';
import { main, toldOn } from '../support/sign-in.ts';
import { banker, choose, items, kind, multiplier, slipOf, system } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const LOST = 0;

const detail = (id: string): string => `/profil/kuponlarim/kupon-detay/${id}`;
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Kupon işlemleri' }).getByRole('button', { name });
const actionsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Kupon işlemleri' })
    .getByRole('button')
    .allInnerTexts()
    .then((names) => names.map((name) => name.trim()));
const summary = (page: Page) => page.getByRole('region', { name: 'Kupon özeti' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

interface Table extends MemberStage {
  spots: Spot[];
  coupon: PlayedOnce;
}

async function setTable(
  matches: number,
  how: Play = {},
  options: Parameters<typeof setMemberStage>[2] = {},
): Promise<Table> {
  const stage = await setMemberStage(browser(), { balance: 100_000 }, options);
  const spots = spotsOf(preMatch(stage.server, FOOTBALL), matches);
  return { ...stage, spots, coupon: await play(stage.server, stage.player, spots, how) };
}

/** A coupon that lost, on its page. */
async function setLost(how: Play = {}): Promise<Table & { page: Page }> {
  const table = await setTable(1, how);
  await Promise.all(table.coupon.ids.map((id) => setStatus(table.server, id, LOST)));
  const { groupId, id } = table.coupon;
  const page = await table.open(groupId === '' ? detail(id) : `/profil/kuponlarim/coklu-kupon/${groupId}`);
  await summary(page).waitFor();
  return { ...table, page };
}

test('what is offered follows the coupon', async () => {
  const { server, open, coupon, spots } = await setTable(2);
  const page = await open(detail(coupon.id));
  await summary(page).waitFor();
  expect(await actionsOf(page)).toEqual(['Tekrar oyna', 'Kaydet', 'Paylaş']);
  // With a decided match it is no slip any more that could be saved.
  await server.act(spots[0]?.eventId ?? 0, { action: 'remove' });
  await page.reload();
  await summary(page).waitFor();
  await expect.poll(() => actionsOf(page)).toEqual(['Tekrar oyna', 'Paylaş']);
  await setStatus(server, coupon.id, 10);
  await page.reload();
  await summary(page).getByText('Ödeme bekliyor').waitFor();
  expect(await actionsOf(page)).not.toContain('Arşive taşı');
  await setStatus(server, coupon.id, 11);
  await page.reload();
  await summary(page).getByText('Hesaba aktarıldı').waitFor();
  expect(await actionsOf(page)).toEqual(['Paylaş', 'Arşive taşı', 'Kaldır']);
});

describe('to the archive', () => {
  test('goes one coupon, in every tab', async () => {
    const { server, player, open, coupon, page } = await setLost();
    const other = await open(detail(coupon.id));
    await summary(other).waitFor();
    await action(page, 'Arşive taşı').click();
    await main(page).getByText('Kuponun arşive taşındı.').waitFor();
    await summary(page).getByText('Arşivde').waitFor();
    expect(await truthOf(server, player, coupon.id)).toMatchObject({ ar: true, status: LOST });
    expect(await actionsOf(page)).toEqual(['Paylaş', 'Kaldır']);
    await summary(other).getByText('Arşivde').waitFor();
  });

  test('goes a whole group', async () => {
    const { server, player, coupon, page } = await setLost({ count: 3 });
    await action(page, 'Arşive taşı').click();
    await main(page).getByText('Kuponların arşive taşındı.').waitFor();
    await summary(page).getByText('Arşivde').waitFor();
    for (const id of coupon.ids) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await truthOf(server, player, id)).toMatchObject({ ar: true });
    }
  });

  test('goes nothing when the service fails', async () => {
    const { server, player, coupon, page } = await setLost();
    const path = `move-to-archive/${coupon.id}`;
    await server.fault({
      method: 'POST',
      path,
      status: 200,
      body: { isSuccess: false, message: 'Şu anda taşınamıyor.' },
    });
    await action(page, 'Arşive taşı').click();
    await expect.poll(() => toldOn(main(page))).toBe('Şu anda taşınamıyor.');
    expect(await truthOf(server, player, coupon.id)).toMatchObject({ ar: false });
    expect(await actionsOf(page)).toContain('Arşive taşı');
    await server.clearFaults();
    await action(page, 'Arşive taşı').click();
    await summary(page).getByText('Arşivde').waitFor();
    expect(await toldOn(main(page))).toBe('');
  });

  test('goes once, however often it is tapped', async () => {
    const { server, coupon, page } = await setLost();
    const path = `move-to-archive/${coupon.id}`;
    await server.fault({ method: 'POST', path, delayMs: 500 });
    await action(page, 'Arşive taşı').dblclick();
    await summary(page).getByText('Arşivde').waitFor();
    const { requests } = await server.stats();
    const calls = Object.entries(requests).filter(
      ([call]) => call.startsWith('POST') && call.includes('move-to-archive'),
    );
    expect(calls.map(([, count]) => count)).toEqual([1]);
  });
});

describe('removed', () => {
  test('is a coupon after a yes, for good', async () => {
    const { server, player, coupon, page } = await setLost();
    await action(page, 'Kaldır').click();
    const question = dialog(page, 'Kupon kaldırılsın mı?');
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    expect(await truthOf(server, player, coupon.id)).toBeDefined();
    await action(page, 'Kaldır').click();
    await question.getByRole('button', { name: 'Kaldır' }).click();
    await main(page).getByText('Kupon kaldırıldı').waitFor();
    expect(await truthOf(server, player, coupon.id)).toBeUndefined();
    await page.reload();
    await main(page).getByText('Kupon bulunamadı').waitFor();
  });

  test('is nothing when the service fails', async () => {
    const { server, player, coupon, page } = await setLost();
    await server.fault({ method: 'DELETE', path: `remove-single-betslip/${coupon.id}`, status: 503 });
    await action(page, 'Kaldır').click();
    await dialog(page, 'Kupon kaldırılsın mı?').getByRole('button', { name: 'Kaldır' }).click();
    await expect.poll(() => toldOn(main(page))).toContain('Servise şu anda ulaşılamıyor');
    expect(await truthOf(server, player, coupon.id)).toBeDefined();
    await summary(page).waitFor();
  });

  test('is asked for by keyboard, and Esc is a no', async () => {
    const { page } = await setLost();
    await action(page, 'Kaldır').focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Kupon kaldırılsın mı?').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vazgeç');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Kaldır');
  });
});

describe('saved', () => {
  test('is a coupon as the slip it was', async () => {
    const { open, coupon } = await setTable(3, { systems: [2], multiplier: 20 });
    const page = await open(detail(coupon.id));
    await action(page, 'Kaydet').click();
    await main(page).getByText('Kuponun kaydedildi.').waitFor();
    await page.goto('/profil/kuponlarim/kayitli');
    await main(page).getByText('3 seçim · Sistem 2 · 20 misli').waitFor();
  });

  test('is nothing when the service fails', async () => {
    const { server, open, coupon } = await setTable(1);
    await server.fault({ method: 'POST', path: 'save-betslip', status: 500 });
    const page = await open(detail(coupon.id));
    await action(page, 'Kaydet').click();
    await expect.poll(() => toldOn(main(page))).toContain('Servise şu anda ulaşılamıyor');
    await page.goto('/profil/kuponlarim/kayitli');
    await main(page).getByText('Kayıtlı kuponun yok').waitFor();
  });
});

describe('played again', () => {
  test('a coupon fills the empty slip, with its system, bankers and multiplier', async () => {
    const stage = await setMemberStage(browser(), { balance: 100_000 });
    const spots = spotsOf(preMatch(stage.server, FOOTBALL), 4);
    const bankers = [spots[1]?.eventId ?? 0];
    const coupon = await play(stage.server, stage.player, spots, { systems: [3], bankers, multiplier: 40 });
    const page = await stage.open(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await main(page).getByText('4 seçimin tamamı kuponuna eklendi.').waitFor();
    const slip = slipOf(page);
    await expect.poll(() => items(slip).count()).toBe(4);
    await expect.poll(() => kind(slip, 'Sistem').getAttribute('aria-pressed')).toBe('true');
    expect(await system(slip, 3).getAttribute('aria-pressed')).toBe('true');
    expect(await banker(slip, 1).getAttribute('aria-pressed')).toBe('true');
    expect(await multiplier(slip).inputValue()).toBe('40');
  });

  test('takes the place of another slip after a yes, and says what could not be had', async () => {
    const { server, open, spots, coupon } = await setTable(3);
    const page = await open('/program/basketbol');
    await choose(page, 2);
    await server.act(spots[0]?.eventId ?? 0, { action: 'remove' });
    await page.goto(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    const question = dialog(page, 'Kuponun değişsin mi?');
    await question.getByText('Kuponundaki 2 seçimin yerini bu kupon alır.').waitFor();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
    await action(page, 'Tekrar oyna').click();
    await question.getByRole('button', { name: 'Yerine koy' }).click();
    await main(page).getByText('3 seçimden 2 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.').waitFor();
    const shown = await items(slipOf(page))
      .locator('[data-event]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['event'])));
    expect(shown).toEqual(spots.slice(1).map(({ eventId }) => eventId));
  });

  test('with nothing left to be had leaves the slip as it is', async () => {
    const { server, open, spots, coupon } = await setTable(1);
    const page = await open('/program/basketbol');
    await choose(page, 2);
    await server.act(spots[0]?.eventId ?? 0, { action: 'suspend' });
    await page.goto(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await dialog(page, 'Kuponun değişsin mi?').getByRole('button', { name: 'Yerine koy' }).click();
    await main(page).getByText('Bu kuponun seçimleri artık oynanamıyor.').waitFor();
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
  });

  test('opens the slip over the page on a phone', async () => {
    const { open, coupon } = await setTable(2, {}, { context: { viewport: PHONE, hasTouch: true } });
    const page = await open(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await expect.poll(() => items(dialog(page, 'Kuponum')).count()).toBe(2);
  });
});

describe('shared', () => {
  const copying = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

  test('a coupon is an address, where a visitor sees what became of it and takes it over', async () => {
    const table = await setTable(2, {}, copying);
    const { server, coupon, player, open } = table;
    const page = await open(detail(coupon.id));
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await action(page, 'Paylaş').click();
    await main(page).getByText('Bağlantı kopyalandı.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    await table.context.clearCookies();
    const visitor = await table.context.newPage();
    await visitor.goto(address);
    await summary(visitor).getByText('2 maç · Kombine').waitFor();
    expect(await main(visitor).innerText()).not.toContain(player.userInfo);
    await visitor.getByRole('button', { name: 'Kuponuma ekle' }).click();
    await expect.poll(() => items(slipOf(visitor)).count()).toBe(2);

    await setStatus(server, coupon.id, LOST);
    await visitor.reload();
    await summary(visitor).getByText('Kaybetti').waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
  });

  test('a visitor follows a running one to its end', async () => {
    const stage = await setMemberStage(browser(), { balance: 100_000 });
    const { server, player } = stage;
    const spots = spotsOf(running(server, FOOTBALL), 1);
    const { id } = await play(server, player, spots);
    const key = await shared(server, player, id);
    await stage.context.clearCookies();
    const page = await stage.open(`/paylasilan-kuponlar/${key}`);
    const eventId = spots[0]?.eventId ?? 0;
    await page.locator(`main li[data-event="${eventId}"] [data-live="now"]`).waitFor();
    await server.act(eventId, { action: 'finish' });
    await page.getByText('1 / 1 sonuçlandı').waitFor();
    await expect.poll(() => summary(page).innerText()).toMatch(/Kazandı|Kaybetti/);
    expect(await page.getByRole('button', { name: 'Kuponuma ekle' }).count()).toBe(0);
  });

  test('is nothing when the service fails', async () => {
    const { server, open, coupon } = await setTable(1, {}, copying);
    await server.fault({ method: 'POST', path: `share-betslip/${coupon.id}`, status: 503 });
    const page = await open(detail(coupon.id));
    await action(page, 'Paylaş').click();
    await main(page).getByText('Servise şu anda ulaşılamıyor').waitFor();
  });
});

test('without a network nothing can be done, and it says why', async () => {
  const { context, page } = await setLost();
  await context.setOffline(true);
  await main(page).getByText('Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.').waitFor();
  for (const name of await actionsOf(page)) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await action(page, name).isDisabled()).toBe(true);
  }
  await main(page).getByText('Çevrimdışı · son güncelleme').waitFor();
  await context.setOffline(false);
  await expect.poll(() => action(page, 'Arşive taşı').isEnabled()).toBe(true);
});
