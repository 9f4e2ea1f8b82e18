/** "Rakamlarım": a member's own figures, computed on the device, online and from the device's copies. */
import { expect, test } from 'vitest';
import { memberGet } from '../support/played-coupons.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/rakamlarim';

interface Row {
  bsid: string;
  gi: string | null;
  status: number;
  tp: number;
  net: number;
  wc: number;
  pd: number;
}

/** Every row of the player's lists, played and archived. */
async function allRows({ server, player }: MemberScreen): Promise<Row[]> {
  const rows: Row[] = [];
  for (const status of ['', '&status=100']) {
    const { items } = await memberGet<{ items: Row[] }>(
      server,
      player,
      `wager/played-betslips-and-pendings?page=1&limit=100${status}`,
    );
    rows.push(...items);
  }
  return rows;
}

/** Kuruş of the coupons whose money counts, by figures-1. */
function netOf(rows: readonly Row[]): { net: number; played: number; won: number } {
  const paid = rows.filter(({ status, wc }) => [1, 10, 11, 13].includes(status) && wc > 0);
  const counted = [...paid, ...rows.filter(({ status }) => status === 0 || status === 12)];
  const played = counted.reduce((sum, { tp }) => sum + Math.round(tp * 100), 0);
  const won = paid.reduce((sum, { net }) => sum + Math.round(net * 100), 0);
  return { net: won - played, played, won };
}

/** "1.234,50 ₺" → 123450; the sign is that of the text. */
function kurus(text: string): number {
  const size = Number(text.replaceAll(/\D/g, ''));
  return text.includes('−') ? -size : size;
}

test('the profile leads to the figures; the sums are those of all coupons', async () => {
  const stage = await setMemberScreen({ coupons: 80 });
  const page = await stage.open('/profil');
  await main(page)
    .getByRole('link', { name: /^Rakamlarım/ })
    .click();
  await endsAt(page, PATH);
  await main(page).getByRole('button', { name: 'Tümü', exact: true }).click();
  await endsAt(page, `${PATH}?kapsam=tumu`);
  const rows = await allRows(stage);
  await main(page)
    .getByText(new RegExp(`beri ${rows.length} kupon$`))
    .waitFor();
  const { net, played, won } = netOf(rows);
  expect(kurus(await page.locator('[data-net]').innerText())).toBe(net);
  expect(kurus(await page.locator('[data-played]').innerText())).toBe(played);
  expect(kurus(await page.locator('[data-won]').innerText())).toBe(won);
  expect(
    await main(page)
      .getByText(/Rakamlara girmeyenler: \d+ bekleyen/)
      .count(),
  ).toBe(1);
});

test('a bar chooses its period, and the sums of the periods are the whole', async () => {
  const stage = await setMemberScreen({ coupons: 60 });
  const page = await stage.open(`${PATH}?kapsam=tumu`);
  const steps = page.locator('[data-step]');
  await expect.poll(() => steps.count()).toBeGreaterThan(1);
  const whole = kurus(await page.locator('[data-net]').innerText());
  let sum = 0;
  for (let place = 0; place < (await steps.count()); place += 1) {
    await steps.nth(place).click();
    sum += kurus(await page.locator('[data-net]').innerText());
  }
  expect(sum).toBe(whole);
  await main(page)
    .getByRole('button', { name: /seçili, tüm kapsama dön$/ })
    .click();
  await endsAt(page, `${PATH}?kapsam=tumu`);
  await main(page).getByRole('button', { name: 'Hafta', exact: true }).click();
  await endsAt(page, `${PATH}?kapsam=tumu&dilim=hafta`);
});

test('search finds a coupon by team and number without regard to Turkish letters', async () => {
  const stage = await setMemberScreen({ coupons: 20 });
  const [row] = await allRows(stage);
  if (row === undefined) throw new Error('the player has coupons');
  const page = await stage.open(PATH);
  await page.locator('[data-net]').waitFor();
  await page.getByRole('searchbox').fill(row.bsid);
  await expect.poll(() => page.locator('main [data-coupon]').count()).toBe(1);
  const teams = await page.locator('main [data-coupon]').first().innerText();
  const name = /^\p{L}+/u.exec(teams)?.[0] ?? '';
  await page.getByRole('searchbox').fill(name.toLocaleUpperCase('tr'));
  await expect.poll(() => page.locator(`main [data-coupon="${row.bsid}"]`).count()).toBe(1);
  await page.getByRole('searchbox').fill('qqqq');
  await main(page).getByText('Bu aramaya uyan kuponun yok').waitFor();
});

test('a player without coupons sees what will be here', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await main(page).getByText('Bu kapsamda kuponun yok').waitFor();
  expect(await page.locator('[data-net]').count()).toBe(0);
});

test('a failure shows an error, and the figures load after "Tekrar dene"', async () => {
  const { open, server } = await setMemberScreen({ coupons: 10 });
  await server.fault({ method: 'GET', path: '/api/wager/played-betslips-and-pendings', status: 503 });
  const page = await open(PATH);
  const again = main(page).getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await page.locator('[data-net]').waitFor();
});

test('without a network and without copies the page says so, and loads when the network returns', async () => {
  const { open, context } = await setMemberScreen({ coupons: 10 });
  const page = await open('/profil');
  await context.setOffline(true);
  await main(page)
    .getByRole('link', { name: /^Rakamlarım/ })
    .click();
  await main(page).getByText('Kuponların bu cihazda yok').waitFor();
  await context.setOffline(false);
  await page.locator('[data-net]').waitFor();
});
