/** A member's pool coupons: listed by status, opened, cancelled, followed while they run, and paid. */
import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import type { DialectDifference } from '../../server/http/dialect/dialect-differences.ts';
import { blockOf, movePool, playPool, poolTruth, truthOfBalance } from '../support/pool.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const LIST = '/profil/kuponlarim/spor-toto/bekleyen';
const detail = (id: string): string => `/profil/kuponlarim/spor-toto/kupon-detay/${id}`;
const cards = (page: Page) => page.locator('main [data-coupon]');
const summary = (page: Page) => main(page).getByRole('region', { name: 'Kupon özeti' });
const block = (page: Page, place: number) => page.locator(`main li[data-block="${place}"]`);
const match = (page: Page, number: number) => page.locator(`main li[data-match="${number}"]`);

/** Enough football matches for a round. */
const setTable = (dialect: Partial<Record<DialectDifference, boolean>> = {}): Promise<MemberScreen> =>
  setMemberScreen({ balance: 10_000 }, { server: { events: 600, dialect } });

/** The dialect of other services of the operator. */
const otherwise = { texts: true, nulls: true, unknown: true };

test('coupons are listed by status and period, and one is cancelled while its round is open', async () => {
  const { server, player, open } = await setTable();
  const first = await playPool(server, player, [blockOf(1, { 2: [0, 1], 5: [0, 1, 2] })], 2);
  const second = await playPool(server, player, [blockOf(2), blockOf(0)]);
  const { cycle } = await poolTruth(server);
  const page = await open('/profil/kuponlarim');
  await main(page).getByRole('link', { name: 'Spor Toto', exact: true }).click();
  await endsAt(page, '/profil/kuponlarim/spor-toto');
  await expect.poll(() => cards(page).count()).toBe(2);
  const card = await page.locator(`main [data-coupon="${first}"]`).innerText();
  expect(card).toContain(`${cycle}. hafta`);
  expect(card).toContain('Henüz sonuç yok');
  expect(card).toContain('6 × 2');
  expect(card).toContain('120,00\u00a0₺');

  await main(page).getByRole('button', { name: 'Son 1 hafta', exact: true }).click();
  await endsAt(page, `${LIST}?tarih=hafta`);
  await expect.poll(() => cards(page).count()).toBe(2);
  await main(page).getByRole('link', { name: 'Kazanan', exact: true }).click();
  await endsAt(page, '/profil/kuponlarim/spor-toto/kazanan?tarih=hafta');
  await main(page).getByText('Son 1 hafta içerisinde kazanan bir Spor Toto kuponu bulunmamaktadır.').waitFor();
  await page.goto(`${LIST}?program=${cycle - 1}`);
  await main(page)
    .getByText(`${cycle - 1}. haftada bekleyen bir Spor Toto kuponu bulunmamaktadır.`)
    .waitFor();
  await main(page)
    .getByRole('button', { name: new RegExp(`^${cycle - 1}\\. hafta`) })
    .click();
  await endsAt(page, LIST);

  // The same marks fill the round on sale; a second time they would replace the marks there.
  await page.goto(detail(second));
  await main(page).getByRole('button', { name: 'Tekrar oyna' }).click();
  await endsAt(page, '/spor-toto');
  await page.goto(detail(first));
  await main(page).getByRole('button', { name: 'Tekrar oyna' }).click();
  const question = page.getByRole('dialog', { name: 'Tekrar oynansın mı?' });
  await question.getByText('Şimdi işaretli olan 15 maçın yerini bu kupon alır.').waitFor();
  await question.getByRole('button', { name: 'Vazgeç' }).click();

  await page.goto(LIST);
  await page.locator(`main [data-coupon="${second}"]`).click();
  await endsAt(page, detail(second));
  await summary(page).waitFor();
  expect(await main(page).getByRole('listitem').filter({ hasText: '. Kolon' }).count()).toBeGreaterThan(0);
  await main(page).getByRole('button', { name: 'İptal et' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click();
  await main(page)
    .getByText(/^Kuponun iptal edildi, 20,00\s₺ bakiyene döndü\.$/)
    .waitFor();
  await expect.poll(() => summary(page).innerText()).toMatch(/İptal edildi[\s\S]*İade[\s\S]*20,00/);
  expect(await main(page).getByRole('button', { name: 'İptal et' }).count()).toBe(0);
  await page.goto('/profil/kuponlarim/spor-toto/iptal-edilen');
  await expect.poll(() => cards(page).count()).toBe(1);

  // Coupons of a closed round cannot be cancelled any more.
  await movePool(server, 'close');
  await page.goto(detail(first));
  await summary(page).waitFor();
  await expect.poll(() => main(page).getByRole('button', { name: 'İptal et' }).count()).toBe(0);
  await page.goto('/profil/kuponlarim/spor-toto/boyle-bir-liste');
  await main(page).getByText('Böyle bir kupon listesi yok').waitFor();
});

test.each([
  ['in our dialect', {}],
  ['in the other dialect', otherwise],
])(
  'a coupon counts its correct guesses with each goal, and its prize is added to the balance: %s',
  async (_, dialect) => {
    const { server, player, open, pass } = await setTable(dialect);
    const id = await playPool(server, player, [blockOf(1, { 3: [1, 0] }), blockOf(2)]);
    const { matches } = await poolTruth(server);
    const [first, second] = matches.toSorted((one, other) => one.startsAt - other.startsAt);
    if (first === undefined || second === undefined) throw new Error('a round has matches');
    vi.setSystemTime(second.startsAt);
    const page = await open(detail(id));
    await summary(page).waitFor();
    // The engine has polled the coupons by now.
    await pass(3_000);
    expect(await block(page, 1).innerText()).toContain('–/15');
    expect(await block(page, 1).innerText()).toContain('15 maç kaldı');

    for (const { eventId } of [first, second]) await server.act(eventId, { action: 'kickoff' });
    await expect.poll(() => block(page, 1).innerText()).toContain('2 maç oynanıyor');
    await server.act(first.eventId, { action: 'goal', side: 'home' });
    await server.act(second.eventId, { action: 'goal', side: 'away' });
    await expect.poll(() => match(page, first.number).innerText()).toMatch(/1[\s\S]*0/);
    await expect.poll(() => block(page, 1).innerText()).toContain('1/15');
    await expect.poll(() => block(page, 2).innerText()).toContain('1/15');
    await expect.poll(() => summary(page).innerText()).toContain('Canlı');
    await server.act(second.eventId, { action: 'goal', side: 'home' });
    await server.act(second.eventId, { action: 'goal', side: 'home' });
    await expect.poll(() => block(page, 1).innerText()).toContain('2/15');
    await expect.poll(() => block(page, 2).innerText()).toContain('0/15');

    const before = await truthOfBalance(server, player);
    for (const { eventId, number } of matches) {
      if (number === first.number || number === second.number) continue;
      await server.act(eventId, { action: 'kickoff' });
      await server.act(eventId, { action: 'goal', side: 'home' });
    }
    await movePool(server, 'finish');
    await pass(4_000);
    const news = page.getByRole('banner').getByRole('link', { name: 'Spor Toto kuponun kazandı' });
    await news.waitFor();
    expect(await news.getAttribute('href')).toBe(detail(id));
    await pass(11_000);
    await expect.poll(() => summary(page).innerText()).toContain('Kazandı');
    const won = (await truthOfBalance(server, player)) - before;
    expect(won).toBeGreaterThan(0);
    const text = await summary(page).innerText();
    expect(text).toContain(`${tl(won)}\u00a0₺`);
    expect(await main(page).getByRole('region', { name: 'Kazanan kolonlar' }).innerText()).toMatch(
      /15 bilen[\s\S]*1 kolon/,
    );
    expect(await block(page, 1).innerText()).toContain('15/15');
    expect(await block(page, 2).innerText()).toContain('İkramiye yok');
    await expect
      .poll(() => page.locator('header').first().innerText())
      .toContain(tl(await truthOfBalance(server, player)));

    await page.goto('/profil/hesap-hareketlerim');
    const prize = main(page).getByRole('link', { name: /^Spor Toto İkramiye Ödemesi/ });
    await prize.waitFor();
    expect(await prize.getAttribute('href')).toBe(detail(id));
  },
);

test('the running round counts with each goal if the service names no event, and its print has every mark', async () => {
  const { server, player, open, pass } = await setTable({ pool: true });
  const id = await playPool(server, player, [blockOf(1, { 3: [1, 0] }), blockOf(2)]);
  const [first] = (await poolTruth(server)).matches.toSorted((one, other) => one.startsAt - other.startsAt);
  if (first === undefined) throw new Error('a round has matches');
  vi.setSystemTime(first.startsAt);
  const page = await open(detail(id));
  await summary(page).waitFor();
  await server.act(first.eventId, { action: 'kickoff' });
  await server.act(first.eventId, { action: 'goal', side: 'home' });
  await pass(61_000);
  await expect.poll(() => block(page, 1).innerText()).toContain('1/15');

  await main(page).getByRole('button', { name: 'Yazdır' }).waitFor();
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('region', { name: 'Kuponun çıktısı' });
  await paper.getByText(`Spor Toto kuponu ${id}`).waitFor();
  const rows = paper.locator('tbody tr');
  expect(await rows.count()).toBe(15);
  expect(await rows.nth(2).locator('td').allInnerTexts()).toEqual(['3', expect.any(String), '1 0', '2', '']);
  expect(await paper.innerText()).toContain('30,00');
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect.poll(() => paper.count()).toBe(0);
});

test('a coupon can be cancelled and played again until its round closes by the server’s clock', async () => {
  const fast = 600_000;
  const { server, player, open, pass } = await setMemberScreen(
    { balance: 10_000 },
    { server: { events: 600 }, aheadMs: fast },
  );
  const id = await playPool(server, player, [blockOf(1)]);
  const { closesAt } = await poolTruth(server);
  vi.setSystemTime(closesAt + fast - 300_000);
  const page = await open(detail(id));
  const cancel = main(page).getByRole('button', { name: 'İptal et' });
  const again = main(page).getByRole('button', { name: 'Tekrar oyna' });
  await cancel.waitFor();
  await again.waitFor();
  await pass(301_000);
  expect([await cancel.count(), await again.count()]).toEqual([0, 0]);
});

test('a cancellation that is still in progress is not reported as done', async () => {
  const { server, player, open } = await setTable();
  const id = await playPool(server, player, [blockOf(1)]);
  const page = await open(detail(id));
  await main(page).getByRole('button', { name: 'İptal et' }).click();
  const body = { isSuccess: true, data: { status: 4 }, message: '' };
  await server.fault({ method: 'POST', path: 'SporToto/cancel', times: 1, body });
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click();
  await main(page).getByText('İptal isteğin alındı; kuponun iptal ediliyor.').waitFor();
  expect(await main(page).innerText()).not.toContain('bakiyene döndü');
});

/** TL amount as shown. */
function tl(lira: number): string {
  return lira.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
