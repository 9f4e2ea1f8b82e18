/** The ticket of a coupon that was just played: what it shows, and where its buttons lead (rule play-28). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { moneyText } from '../../src/domain/number-text.ts';
import { type Table, confirmed, coupons, fields, playButton, readyToPlay, settling } from '../support/play-table.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';
import { choose, couponCount, items, openTerms, slipOf } from '../support/slip.ts';

/** End of the path of a coupon's detail. */
const DETAIL = 'own';
const legs = (page: Page) => page.getByRole('list', { name: 'Oynanan seçimler' }).getByRole('listitem');
const again = (page: Page) => page.getByRole('button', { name: 'Aynısını tekrar oyna' });
const inSlip = (page: Page) => items(page).count();

async function setPlayed(): Promise<Table<MemberScreen>> {
  const table = await readyToPlay(await setMemberScreen(fields, settling));
  await playButton(table.page).click();
  await confirmed(table.page).waitFor();
  return table;
}

/** Plays five matches on a phone, where the slip is a sheet. */
async function setPlayedOnPhone(): Promise<Table<MemberScreen>> {
  const stage = await setMemberScreen(fields, { ...settling, viewport: PHONE });
  const page = await stage.open('/program/futbol');
  const spots = await choose(page, 5);
  await page.getByRole('button', { name: /Kuponum(?!daki)/ }).click();
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  await playButton(page).click();
  await confirmed(page).waitFor();
  return { ...stage, page, spots };
}

test('the ticket shows the matches, picks, odds and amounts as the service has the coupon, also after a reload', async () => {
  const { page, spots, server, open } = await setPlayed();
  await expect.poll(() => legs(page).count()).toBe(3);
  const chosen = new Set(spots.map(({ eventId }) => String(eventId)));
  const shown = await page.getByRole('list', { name: 'Oynanan seçimler' }).innerText();
  const shownIds = await Promise.all([0, 1, 2].map((place) => legs(page).nth(place).getAttribute('data-event')));
  expect(new Set(shownIds)).toEqual(chosen);
  await page.getByText('Toplam oran').first().waitFor();
  const won = page.getByText('kazanabilirsin');
  const amount = await won.innerText();

  // The service decides: its detail of the coupon has other amounts after the reload.
  const body = { isSuccess: true, message: '', data: detailOf(spots) };
  await server.fault({ method: 'GET', path: DETAIL, times: 1, body });
  const reloaded = await open('/program/futbol');
  await expect.poll(() => reloaded.getByText('kazanabilirsin').innerText()).toBe(`${moneyText(66_501)} kazanabilirsin`);
  expect(amount).not.toContain('665,01');
  expect(shown).not.toContain('Birinci - İkinci');
  expect(await legs(reloaded).count()).toBe(1);
  expect(await legs(reloaded).innerText()).toContain('Birinci - İkinci');
  expect(await legs(reloaded).innerText()).toContain('13,30');
});

test('several coupons are one ticket, with their number and the sums of their prices and winnings', async () => {
  const stage = await readyToPlay(await setMemberScreen(fields, settling));
  const { page } = stage;
  await openTerms(slipOf(page));
  await couponCount(slipOf(page)).fill('3');
  await expect.poll(() => playButton(page).innerText()).toContain('150,00');
  // The slip's amount is that of all three coupons.
  const hoped = /Maks\. kazanç\s*([\d.]+,\d\d)/.exec(await slipOf(page).innerText())?.[1] ?? 'none';
  await playButton(page).click();
  const ticket = page.getByRole('region', { name: 'Kuponların oluştu' });
  await ticket.waitFor();
  await expect.poll(() => legs(page).count()).toBe(3);
  expect(await coupons(stage)).toBe(3);
  const words = await ticket.innerText();
  expect(words).toMatch(/Kupon adedi\s*3/);
  expect(words).toMatch(/Toplam bedel\s*150,00/);
  expect(words).toMatch(new RegExp(`${hoped.replaceAll('.', String.raw`\.`)}.₺ kazanabilirsin`));
  expect(words).toContain('İlk kupon no');
  // No single coupon of the group is the one to watch.
  expect(await page.getByRole('link', { name: 'Kuponu izle' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Kuponlarıma git' }).click();
  await expect.poll(() => page.locator('main a[data-coupon]').count()).toBe(1);
  expect(await page.locator('main a[data-coupon]').innerText()).toContain('Çoklu kupon ×3');
});

test('a coupon that cannot be read is confirmed with its number and price', async () => {
  const table = await readyToPlay(await setMemberScreen(fields, settling));
  await table.server.fault({ method: 'GET', path: DETAIL, status: 500 });
  await playButton(table.page).click();
  await confirmed(table.page).waitFor();
  await table.page.getByText('Kupon no').waitFor();
  await expect.poll(() => table.page.locator('[aria-busy="true"] [aria-hidden]').count()).toBe(0);
  expect(await legs(table.page).count()).toBe(0);
  expect(await again(table.page).count()).toBe(0);
  await table.page
    .getByRole('region', { name: 'Kuponun oluştu' })
    .getByText(/^50,00/)
    .waitFor();
});

test('“Kuponu izle” opens the coupon', async () => {
  const { page } = await setPlayed();
  await page.getByRole('link', { name: 'Kuponu izle' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/profil\/kuponlarim\/kupon-detay\/\d+$/);
});

test('“Aynısını tekrar oyna” fills the slip with the same selections and plays nothing', async () => {
  const table = await setPlayed();
  await again(table.page).click();
  await expect.poll(() => inSlip(table.page)).toBe(3);
  expect(await confirmed(table.page).count()).toBe(0);
  expect(await coupons(table)).toBe(1);
});

test('on a phone “Devam et” closes the sheet, and neither an empty slip nor its bar remains', async () => {
  const { page } = await setPlayedOnPhone();
  await expect.poll(() => legs(page).count()).toBe(3);
  await page.getByText('+2 maç').waitFor();
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('Kuponun boş').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /Kuponum(?!daki)/ }).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/program/futbol');
});

/** A coupon as the service reports it, with values that no slip of this test has. */
function detailOf(spots: Table['spots']): object {
  const [spot] = spots;
  return {
    ...{ bsid: '1', type: 1, status: -1, pd: 1_800_000_000, tc: 1, tp: 50, tpc: 1, m: 50, modd: 13.3 },
    ...{ mw: 665.01, mkw: 665.01, ec: 1, ed: 1_800_003_600 },
    bs: {
      b: [
        {
          ...{ eid: spot?.eventId, mid: 1, ono: 1, sid: 1, en: 'Birinci - İkinci', mn: 'Maç Sonucu', cn: '1' },
          ...{ odd: 13.3, wodd: 13.3, mbs: 1, ed: 1_800_003_600, rs: -1 },
        },
      ],
      vb: [],
    },
  };
}
