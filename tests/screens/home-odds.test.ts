/** Matches of the home page have odds, with or without the market configuration (rule program-17). */
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
