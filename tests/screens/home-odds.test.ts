/** Matches of the home page: their odds with and without the market configuration (rule program-17), each match once. */
import { expect, test } from 'vitest';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

test('without a market configuration each match shows the main market of its sport, and none is shown as closed', async () => {
  const { server, open } = await setScreen();
  await server.fault({ method: 'GET', path: 'get_market_config', status: 503 });
  const page = await open('/');
  const cards = main(page).locator('article[data-event]');
  await cards.first().waitFor();
  await expect.poll(() => cards.locator('button[data-outcome]').count()).toBeGreaterThan(10);
  expect(await main(page).getByText('Şu anda bahse kapalı').count()).toBe(0);
});

test('a match that is live or begins soon is not repeated among the highlights', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  const idsOf = (title: string): Promise<(string | null)[]> =>
    main(page)
      .getByRole('region', { name: title })
      .locator('article[data-event]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-event')));
  await expect.poll(async () => (await idsOf('Öne çıkan maçlar')).length).toBeGreaterThan(2);
  await expect.poll(async () => (await idsOf('Birazdan')).length).toBeGreaterThan(0);
  const above = new Set([...(await idsOf('Şimdi canlı')), ...(await idsOf('Birazdan'))]);
  expect(above.size).toBeGreaterThan(2);
  await expect.poll(async () => (await idsOf('Öne çıkan maçlar')).filter((id) => above.has(id))).toEqual([]);
});
