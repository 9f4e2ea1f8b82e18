/** The football pool: marks, price, limit, random picks, playing, refusals, end of a round (rules pool-1 to pool-24). */
import { expect, test } from 'vitest';
import {
  PATH,
  PLAY,
  boardStands,
  mark,
  marked,
  playButton,
  poolCoupons,
  poolRound,
  price,
  signsOf,
  tab,
  tool,
} from '../support/pool-table.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { dialog, main, sendSignIn } from '../support/sign-in.ts';

/** Football matches for two rounds, and a short time until an unresolved coupon is decided. */
const wide = { server: { events: 300, timing: { couponSettleMs: 4_000 } } };

const money = (tl: string): string => `${tl}\u00a0₺`;

test('each mark updates the price, the limit is reported, and all marks can be undone', async () => {
  const { open, server } = await setScreen(wide);
  const page = await open(PATH);
  await boardStands(page);
  const { matches } = await poolRound(server);
  expect(await main(page).innerText()).toContain(matches[0]?.name.split(/ ?- ?/)[0]);
  expect(await price(page)).toBe(money('0,00'));
  expect(await main(page).innerText()).toContain('En az bir kolonda 15 maçı da işaretle.');

  for (let match = 1; match <= 13; match += 1) await mark(page, 1, match, 1).click();
  expect(await main(page).innerText()).toContain('1. kolonda 15 maçın tamamını işaretlemelisin.');
  expect(await tab(page, 1).innerText()).toContain('2 eksik');
  await tool(page, '14. maça git').click();
  expect(await mark(page, 1, 14, 1).evaluate((button) => button === document.activeElement)).toBe(true);
  await mark(page, 1, 14, 0).click();
  await mark(page, 1, 15, 2).click();
  expect(await price(page)).toBe(money('10,00'));
  await mark(page, 1, 1, 0).click();
  await mark(page, 1, 1, 2).click();
  expect(await price(page)).toBe(money('30,00'));

  for (let match = 2; match <= 7; match += 1)
    for (const sign of [0, 2] as const) await mark(page, 1, match, sign).click();
  expect(await price(page)).toBe(money('21.870,00'));
  await mark(page, 1, 8, 0).click();
  await main(page).getByText('Kuponda en fazla 2.500 kolon veya Kupon tutarı en fazla 25.000 TL olabilir.').waitFor();
  expect(await mark(page, 1, 8, 0).getAttribute('aria-pressed')).toBe('false');
  await tool(page, 'Geri al').click();
  await expect.poll(() => price(page)).toBe(money('14.580,00'));

  await tool(page, 'Kopyala').click();
  await tool(page, '2. kolona').click();
  await main(page).getByText('Kuponda en fazla 2.500 kolon').waitFor();
  await tool(page, 'Temizle').click();
  await expect.poll(() => price(page)).toBe(money('0,00'));
  expect(await marked(page)).toBe(0);
});

test('random picks fill a match, missing matches and a whole block; misli and coupons multiply; a reload keeps everything', async () => {
  const { open } = await setScreen(wide);
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^3\. maça rastgele/).click();
  await expect.poll(() => marked(page)).toBe(1);
  await tool(page, /^Tamamla/).click();
  await expect.poll(() => marked(page)).toBe(15);
  expect(await price(page)).toBe(money('10,00'));
  await tab(page, 3).click();
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toBe(money('20,00'));
  await tool(page, 'Misli artır').click();
  await tool(page, 'Kupon adedi artır').click();
  await expect.poll(() => price(page)).toBe(money('80,00'));
  expect(await main(page).innerText()).toContain('2 kolon × 10,00\u00a0₺ × 2 misli × 2 kupon');
  await page.reload();
  await boardStands(page);
  await expect.poll(() => price(page)).toBe(money('80,00'));
  expect(await marked(page)).toBe(30);
});

test('a coupon is played once, charged once, and clears the marks; its code restores them', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 1_000 }, wide);
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toBe(money('10,00'));
  await server.fault({ method: 'POST', path: PLAY, delayMs: 500, times: 1 });
  await playButton(page).dblclick();
  await main(page).getByText('Kuponun oluştu').waitFor();
  const [made, ...others] = await poolCoupons(server, player.playerNo);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ columns: 1, price: 10, status: -1 });
  expect(await page.locator('main [data-coupon]').innerText()).toBe(made?.id);
  await expect.poll(() => page.getByRole('banner').textContent()).toContain('990,00');
  await tool(page, 'Yeni kupon yap').click();
  await boardStands(page);
  expect(await marked(page)).toBe(0);

  await tool(page, 'Kısa kod').click();
  await dialog(page).getByLabel('Kısa kod', { exact: true }).fill('YOKYOK');
  await dialog(page).getByRole('button', { name: 'İşaretleri getir' }).click();
  await dialog(page).getByText('Bu kısa kodla bir kupon bulunamadı.').waitFor();
  await dialog(page)
    .getByLabel('Kısa kod', { exact: true })
    .fill(made?.code.toLowerCase() ?? '');
  await dialog(page).getByRole('button', { name: 'İşaretleri getir' }).click();
  await expect.poll(() => marked(page)).toBe(15);
  expect(await price(page)).toBe(money('10,00'));
});

test.each([
  ['its tap', {}],
  ['round, columns, price and time alone', { tids: true }],
])('an unanswered coupon is unresolved, found again by %s, and never sent twice', async (_, dialect) => {
  const { open, server, player } = await setMemberScreen({ balance: 1_000 }, { server: { ...wide.server, dialect } });
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toBe(money('10,00'));
  await server.fault({ method: 'POST', path: PLAY, drop: 'after', times: 1 });
  await playButton(page).click();
  await main(page).getByText('Kuponunun durumu kontrol ediliyor').waitFor();
  await main(page).getByText('Kuponun oluştu').waitFor();
  expect(await poolCoupons(server, player.playerNo)).toHaveLength(1);
});

test('a refusal shows the words of the service, and nothing is charged', async () => {
  const { open, server, player } = await setMemberScreen({ balance: 1_000 }, wide);
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toBe(money('10,00'));
  // The service calculates another price.
  const error = { code: 3013, name: 'WrongAmount', message: 'Kupon tutarı doğrulanamadı. Lütfen kuponunu kontrol et.' };
  await server.fault({
    method: 'POST',
    path: PLAY,
    status: 200,
    body: { isSuccess: false, data: null, error },
    times: 1,
  });
  await playButton(page).click();
  await main(page).getByText('Kupon tutarı doğrulanamadı. Lütfen kuponunu kontrol et.').waitFor();
  expect(await marked(page)).toBe(15);
  // The round closes while the page is open.
  await poolRound(server, 'close');
  await playButton(page).click();
  await main(page).getByText('Bu programın oynama süresi doldu.').waitFor();
  expect(await poolCoupons(server, player.playerNo)).toEqual([]);
  await expect.poll(() => page.getByRole('banner').textContent()).toContain('1.000,00');
});

test('a member with too little money is led to the deposit', async () => {
  const { open } = await setMemberScreen({ balance: 5 }, wide);
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await main(page)
    .getByText(/Bakiyen yetersiz\. 5,00/)
    .waitFor();
  expect(await main(page).getByRole('link', { name: 'Para yatır' }).getAttribute('href')).toContain('para-yatirma');
});

test('a visitor signs in, finds the same marks, and plays them', async () => {
  const { open, server } = await setScreen(wide);
  const player = await server.player({ balance: 100 });
  const page = await open(PATH);
  const other = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await mark(page, 2, 4, 0).click();
  await tool(page, /^Tamamla/).click();
  await expect.poll(() => playButton(page).innerText()).toBe(`Giriş yap ve oyna · ${money('20,00')}`);
  const before = await signsOf(page);
  expect(before).toHaveLength(30);
  await playButton(page).click();
  await sendSignIn(dialog(page), player);
  await expect.poll(() => playButton(page).innerText()).toBe(`Oyna · ${money('20,00')}`);
  expect(await signsOf(page)).toEqual(before);
  await expect.poll(() => signsOf(other)).toEqual(before);
  expect(await poolCoupons(server, player.playerNo)).toEqual([]);

  await playButton(page).click();
  await main(page).getByText('Kuponun oluştu').waitFor();
  const [made, ...more] = await poolCoupons(server, player.playerNo);
  expect(more).toEqual([]);
  expect(made).toMatchObject({ columns: 2, price: 20 });
  const { data } = (await (
    await fetch(`${server.url}/api/shortCode/ShortCode/SporTotoPlayByCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: made?.code }),
    })
  ).json()) as { data: { columns: { eventNo: number; selections: number[] }[][] } };
  const played = data.columns.flatMap((block, place) =>
    block.flatMap(({ eventNo, selections }) => selections.map((sign) => `${place} ${eventNo} ${sign}`)),
  );
  expect(played.toSorted()).toEqual(before.toSorted());
});

test.each([
  ['in our dialect', {}],
  ['by name and time, if the service does not name the event', { pool: true }],
])('shares by the odds of the sportsbook are shown beside its matches: %s', async (_, dialect) => {
  const { open, server } = await setScreen({ server: { events: 300, dialect } });
  const page = await open(PATH);
  await boardStands(page);
  const found = page.locator('main li[data-pool-event]');
  await expect.poll(() => found.count()).toBe(15);
  const { matches } = await poolRound(server);
  const [first] = matches;
  if (first === undefined) throw new Error('a round has matches');
  const row = page.locator('main li[data-match="1"]');
  expect(await row.getAttribute('data-pool-event')).toBe(String(first.eventId));
  const market = (await server.truth(first.eventId)).m.find(({ t, st }) => t === 1 && st === 1);
  const odds = (market?.o ?? []).map(({ odd }) => odd);
  expect(odds).toHaveLength(3);
  const sum = odds.reduce((all, odd) => all + 1 / odd, 0);
  await expect.poll(() => row.innerText()).toMatch(/%\d+ · %\d+ · %\d+/);
  const shares = [...(await row.innerText()).matchAll(/%(\d+)/g)].map(([, percent]) => Number(percent));
  for (const [place, odd] of odds.entries()) {
    expect(Math.abs((shares[place] ?? 0) - 100 / odd / sum)).toBeLessThan(1);
  }
  await server.act(first.eventId, { action: 'kickoff' });
  await server.act(first.eventId, { action: 'goal', side: 'away' });
  await expect.poll(() => row.locator('b').allInnerTexts()).toEqual(['0', '1', expect.stringMatching(/^\d+'$/)]);
});

test('a round that is over is reported, and the next one begins empty with an explanation', async () => {
  const { open, server, pass } = await setScreen(wide);
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => marked(page)).toBe(15);
  await poolRound(server, 'close');
  await page.reload();
  await main(page).getByText('Oynama süresi doldu').waitFor();
  expect(await main(page).innerText()).toMatch(/Yeni hafta: \d+ \S+ Pazar 10:00/);
  await poolRound(server, 'next');
  await pass(61_000);
  await boardStands(page);
  await main(page)
    .getByText(/^Yeni hafta başladı\..* 15 maçlık işaretin bu haftaya/)
    .waitFor();
  expect(await marked(page)).toBe(0);
  await tool(page, 'Mesajı kapat').click();
  await expect
    .poll(() =>
      main(page)
        .getByText(/^Yeni hafta başladı/)
        .count(),
    )
    .toBe(0);
});

test.each([
  ['fourteen matches', (data: { events: unknown[] }) => ({ ...data, events: data.events.slice(1) })],
  [
    'a match that cannot be read',
    (data: { events: object[] }) => ({ ...data, events: data.events.with(3, { eventName: 'Ev-Dep' }) }),
  ],
  [
    'an unknown result',
    (data: { events: object[] }) => ({ ...data, events: data.events.map((each) => ({ ...each, winner: '9' })) }),
  ],
])('a round with %s is reported as an error, and loads after "Tekrar dene"', async (_what, broken) => {
  const { open, server } = await setScreen(wide);
  const answer = (await (await fetch(`${server.url}/api/pool/SporToto`)).json()) as { data: { events: object[] } };
  const body = { isSuccess: true, data: broken(answer.data), message: '' };
  await server.fault({ method: 'GET', path: '/api/pool/SporToto', status: 200, body });
  const page = await open(PATH);
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await boardStands(page);
});
