/**
 * The animation of a running match (rule match-51): requested on its page, loaded after a tap, and framed if that is
 * allowed.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { BASKETBALL, FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { main } from '../support/sign-in.ts';

const operator = { tracker: 'https://izle.example/m/{id}' };
const match = (server: TestServer) => firstOf(running(server, FOOTBALL), 'running football match');
const button = (page: Page) => main(page).getByRole('button', { name: 'Canlı animasyon' });
const frame = (page: Page) => main(page).locator('iframe');

test('a page that may be framed loads only after a tap, and the next tap closes it', async () => {
  const { server, open } = await setScreen({ server: { operator } });
  const page = await open(detailPath('futbol', match(server).i));
  await button(page).waitFor();
  expect(await frame(page).count()).toBe(0);
  await button(page).click();
  await frame(page).waitFor();
  expect(await frame(page).getAttribute('src')).toMatch(/^https:\/\/izle\.example\/m\/\d+$/);
  expect(await frame(page).getAttribute('title')).toMatch(/, canlı animasyon$/);
  expect(await frame(page).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  await button(page).click();
  await expect.poll(() => frame(page).count()).toBe(0);
});

test('the animation stays open when the match gets its id for statistics later', async () => {
  const { server, open, pass } = await setScreen({ server: { operator } });
  const { i, mpi = 0 } = match(server);
  expect(mpi).toBe(0);
  const page = await open(detailPath('futbol', i));
  await button(page).click();
  await frame(page).waitFor();
  // A new frame would not have the attribute.
  await frame(page).evaluate((shown) => shown.setAttribute('data-first', ''));
  const data = { ...(await server.truth(i)), mpi: 4_900_001 };
  await server.fault({ method: 'GET', path: `sportsbook/event/${i}`, body: { isSuccess: true, data, message: '' } });
  await server.hubs('drop');
  await main(page).getByRole('link', { name: 'Son maçlar', exact: true }).click();
  const idsOf = async (call: string): Promise<string[]> =>
    Object.keys((await server.stats()).requests).filter((each) => each.includes(call));
  await expect.poll(async () => (await idsOf('lastmatches')).join()).toContain('4900001');
  await pass(1_000);
  expect(await frame(page).count()).toBe(1);
  expect(await frame(page).getAttribute('data-first')).toBe('');
  expect(await button(page).getAttribute('aria-expanded')).toBe('true');
});

test('without an animation for the live id, the pre-match id is used once it is known', async () => {
  const { server, open } = await setScreen({ server: { operator } });
  const { i } = match(server);
  const answer = (data: unknown) => ({ isSuccess: true, data, message: '' });
  const data = { url: 'https://izle.example/m/7', type: 'iframe' };
  const nobody = { method: 'GET', path: `event-stream-url/${i}`, body: answer(null) };
  await server.fault(nobody);
  const page = await open(detailPath('futbol', i));
  await page.locator('button[data-outcome]').first().waitFor();
  expect(await button(page).count()).toBe(0);
  await server.fault({ method: 'GET', path: 'event-stream-url/4900001', body: answer(data) });
  const told = { ...(await server.truth(i)), mpi: 4_900_001 };
  await server.fault({ method: 'GET', path: `sportsbook/event/${i}`, body: answer(told) });
  await server.hubs('drop');
  await button(page).click();
  await expect.poll(() => frame(page).getAttribute('src')).toBe(data.url);
});

test('a page of another origin is a link that opens in a new tab', async () => {
  const { server, open } = await setScreen({ server: { operator } });
  const data = { url: 'https://baska.example/7', type: 'iframe' };
  const body = { isSuccess: true, data, message: '' };
  await server.fault({
    method: 'GET',
    path: `event-stream-url/${match(server).mpi ?? match(server).i}`,
    status: 200,
    body,
  });
  const page = await open(detailPath('futbol', match(server).i));
  const link = main(page).getByRole('link', { name: 'Canlı animasyon' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(data.url);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
  expect(await button(page).count()).toBe(0);
});

test.each([
  ['before the start', FOOTBALL, 'futbol', operator, preMatch],
  ['where nobody draws it', BASKETBALL, 'basketbol', {}, running],
] as const)('%s there is no animation', async (_, sportId, slug, told, of) => {
  const { server, open } = await setScreen({ server: { operator: told } });
  const page = await open(detailPath(slug, firstOf(of(server, sportId), 'match').i));
  await page.locator('button[data-outcome]').first().waitFor();
  expect(await main(page).getByText('Canlı animasyon').count()).toBe(0);
});

test('for a player who hides scores the animation warns first that it shows the score (rule cover-9)', async () => {
  const { server, open } = await setScreen({ server: { operator } });
  const page = await open(detailPath('futbol', match(server).i));
  await button(page).waitFor();
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .click();
  await page.getByRole('dialog').getByText('Skorlar gizli').first().click();
  await button(page).click();
  await main(page).getByText('Animasyon skoru hemen gösterir.').waitFor();
  expect(await frame(page).count()).toBe(0);
  await main(page).getByRole('button', { name: 'Yine de aç' }).click();
  await frame(page).waitFor();
});
