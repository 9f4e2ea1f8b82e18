/** Aids for marking the football pool: shares by the odds and fills from them (rules pool-36 and pool-38), and the rules of the game. */
import { expect, test } from 'vitest';
import { PATH, boardStands, mark, marked, price, tool } from '../support/pool-table.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const money = (tl: string): string => `${tl}\u00a0₺`;

test('a fill by the odds has its exact price, and one step takes it back (rule pool-38)', async () => {
  const { open } = await setScreen({ server: { events: 300 } });
  const page = await open(PATH);
  await boardStands(page);
  const fills = main(page).getByRole('region', { name: 'Oranlara göre doldur' });
  await fills.getByRole('button', { name: /^Dengeli/ }).waitFor();
  await mark(page, 1, 1, 2).click();
  await fills.getByRole('button', { name: /^Dengeli.*16 kolon · 160,00/ }).click();
  await expect.poll(() => price(page)).toBe(money('160,00'));
  await expect.poll(() => marked(page)).toBe(19);
  await tool(page, 'Geri al').click();
  await expect.poll(() => marked(page)).toBe(1);
  await fills.getByRole('button', { name: /^Favoriler/ }).click();
  await expect.poll(() => price(page)).toBe(money('10,00'));
  // Shares of a match add up to a hundred (rule pool-36).
  const figures = await main(page)
    .getByText(/^%\d+ · %\d+ · %\d+$/)
    .allInnerTexts();
  expect(figures.length).toBeGreaterThan(10);
  for (const text of figures) {
    expect((text.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0)).toBe(100);
  }
  await main(page)
    .getByRole('button', { name: /: form ve puan durumu$/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Form ve puan durumu' })
    .getByText('Puan durumu', { exact: true })
    .first()
    .waitFor();
});

test('the first visit explains the game, also without a round', async () => {
  const { open, server } = await setScreen({ server: { events: 300 }, tours: true });
  await server.fault({
    method: 'GET',
    path: '/api/pool/SporToto',
    body: { isSuccess: true, data: null, message: '' },
    status: 200,
  });
  const page = await open(PATH);
  await main(page).getByText('Şu anda açık hafta yok').waitFor();
  await server.clearFaults();
  await page.reload();
  await boardStands(page);
  const words = await main(page).getByRole('region', { name: 'Nasıl oynanır?' }).innerText();
  expect(words).toContain(`1 = 1 kolon × ${money('10,00')} = ${money('10,00')}`);
  expect(words).toContain(`2 × 2 × 3 = 12 kolon × ${money('10,00')} = ${money('120,00')}`);
  await tool(page, 'Anladım').click();
  await page.reload();
  await boardStands(page);
  expect(await tool(page, 'Anladım').count()).toBe(0);
});
