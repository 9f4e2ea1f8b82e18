/**
 * Editors and their comments: the list for a visitor and a member, a search, one editor, and an odd added to the slip.
 */
import { isCommented } from '../../server/services/content/editor-comments.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireResponse } from '../../src/contract/services/calls.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt } from '../support/sign-in.ts';

type Told = WireResponse<'getEditor'>;

const main = (page: Page) => page.locator('main');
const cards = (page: Page) => main(page).locator('[data-editor]');
const comments = (page: Page) => main(page).locator('[data-comment]');
const star = (page: Page, name: string) => main(page).getByRole('button', { name: `${name} favorilerde` });

test('a visitor goes from the list over a search to an editor, and adds an odd to the slip', async () => {
  const { open, server } = await setScreen({ server: { events: 200 } });
  const page = await open('/yazar-yorumlari');
  // The list has two pages; the second is loaded at the end of the first.
  await expect.poll(() => cards(page).count()).toBe(12);
  expect(
    await main(page)
      .getByRole('button', { name: /favorilerde/ })
      .count(),
  ).toBe(0);

  const answer = await server.fetch(`${server.url}/api/content/editorDetails/1`);
  const { data: told } = (await answer.json()) as { data: Told };
  const strip = cards(page).first().locator('[data-result]');
  const letters = { '1': 'won', '0': 'lost', '-1': 'open' } as Record<string, string>;
  const wanted = told.last5BetsResults.toReversed().map((result) => letters[String(result)]);
  expect(await strip.evaluateAll((all) => all.map((each) => each.getAttribute('data-result')))).toEqual(wanted);

  await main(page).getByRole('searchbox').fill('ece yalcinkaya');
  await endsAt(page, '/yazar-yorumlari?ara=ece+yalcinkaya');
  await expect.poll(() => cards(page).count()).toBe(1);
  await cards(page).getByRole('link', { name: told.editorName }).click();
  await endsAt(page, '/yazar-yorumlari/1');
  await expect.poll(() => main(page).getByRole('heading', { level: 1 }).innerText()).toBe(told.editorName);
  const open1 = told.comments.filter(({ resultStatus }) => resultStatus === -1);
  expect(open1.length).toBeGreaterThan(0);

  await main(page).getByRole('button', { name: 'Bekleyen' }).click();
  await endsAt(page, '/yazar-yorumlari/1?durum=bekleyen');
  await expect.poll(() => comments(page).count()).toBe(open1.length);
  const odd = comments(page).first().locator('button[data-outcome]');
  await odd.waitFor();
  const [first] = open1;
  expect(await odd.getAttribute('data-market')).toBe(String(first?.marketId));
  expect(await odd.innerText()).toBe(first?.currentOdd?.toFixed(2).replace('.', ','));
  const then = first?.odd?.toFixed(2).replace('.', ',') ?? '';
  await comments(page).first().getByText(`Yorum anındaki oran ${then}`).waitFor();
  await odd.click();
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');

  for (const [name, status] of [
    ['Tutan', 1],
    ['Tutmayan', 0],
  ] as const) {
    // Filters are tapped in sequence, as a player would.
    // oxlint-disable-next-line no-await-in-loop
    await main(page).getByRole('button', { name, exact: true }).click();
    const count = told.comments.filter(({ resultStatus }) => resultStatus === status).length;
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => comments(page).count()).toBe(count);
    // oxlint-disable-next-line no-await-in-loop
    expect(await main(page).locator('button[data-outcome]').count()).toBe(0);
  }
});

test('a member keeps editors as favourites, also from an editor’s page; a refusal resets the star', async () => {
  const { open, server } = await setMemberScreen();
  const page = await open('/yazar-yorumlari');
  await expect.poll(() => cards(page).count()).toBe(12);
  const name = 'Mert Akdoğan';
  await star(page, name).click();
  await expect.poll(() => star(page, name).getAttribute('aria-pressed')).toBe('true');
  await main(page).getByRole('link', { name: 'Selin Uçar' }).click();
  await endsAt(page, '/yazar-yorumlari/3');
  await star(page, 'Selin Uçar').click();
  await expect.poll(() => star(page, 'Selin Uçar').getAttribute('aria-pressed')).toBe('true');
  await page.goto('/yazar-yorumlari?liste=favoriler');
  await expect.poll(() => cards(page).count()).toBe(2);
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');
  await server.fault({
    method: 'POST',
    path: 'content/updateFavorites',
    body: {
      isSuccess: false,
      data: null,
      message: null,
      error: { code: 404, name: 'EditorNotFound', message: 'Yok.' },
    },
  });
  await star(page, name).click();
  await main(page).getByRole('alert').getByText('Yok.').waitFor();
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');
  await server.clearFaults();
  await star(page, name).click();
  await expect.poll(() => star(page, name).getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(1);
});

test('the last of several quick taps on a star is saved', async () => {
  const { open, server } = await setMemberScreen();
  const page = await open('/yazar-yorumlari');
  await expect.poll(() => cards(page).count()).toBe(12);
  const mert = star(page, 'Mert Akdoğan');
  await server.fault({ method: 'POST', path: 'content/updateFavorites', delayMs: 300, times: 1 });
  await mert.click();
  await expect.poll(() => mert.getAttribute('aria-pressed')).toBe('true');
  await mert.click();
  await expect.poll(() => mert.getAttribute('aria-pressed')).toBe('false');
  // The response to the first tap has arrived, and the list is loaded again.
  await expect.poll(() => writes(server)).toBe(2);
  expect(await mert.getAttribute('aria-pressed')).toBe('false');
  await page.goto('/yazar-yorumlari?liste=favoriler');
  await main(page).getByText('Favori yazarın yok').waitFor();
});

async function writes(server: TestServer): Promise<number> {
  const { requests } = await server.stats();
  return Object.entries(requests)
    .filter(([call]) => call.startsWith('POST') && call.includes('updateFavorites'))
    .reduce((sum, [, count]) => sum + count, 0);
}

test('editors that fail to load, are none, or do not exist show a message', async () => {
  const { open, server } = await setScreen();
  const path = 'content/unauthorizedEditors';
  await server.fault({ method: 'GET', path, status: 503 });
  const page = await open('/yazar-yorumlari');
  await main(page).getByRole('button', { name: 'Tekrar dene' }).waitFor();
  await server.clearFaults();
  await server.fault({ method: 'GET', path, body: { isSuccess: true, data: { results: [], totalPage: 0 } } });
  await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await main(page).getByText('Henüz yazar yok').waitFor();
  await page.goto('/yazar-yorumlari/999');
  await main(page).getByText('Böyle bir yazar yok').waitFor();
  await main(page).getByText('Yazar bulunamadı.').waitFor();
  await page.goto('/yazar-yorumlari?ara=zzzz');
  await main(page).getByText('Bir şey bulunamadı').waitFor();
});

test('the home page and a match lead to an editor', async () => {
  const { open, server } = await setScreen({ server: { events: 200 } });
  const page = await open('/');
  await main(page).getByRole('heading', { name: 'Yazar yorumları' }).waitFor();
  await expect.poll(() => cards(page).count()).toBe(4);
  await cards(page).nth(1).click();
  await endsAt(page, '/yazar-yorumlari/2');

  const event = firstOf(
    preMatch(server, FOOTBALL).filter((each) => each.hc !== true && isCommented(each)),
    'match with comments',
  );
  // The tab depends on the response, whatever `hc` says (rule match-24).
  await page.goto(detailPath('futbol', event.i));
  await page.getByRole('link', { name: 'Yorumlar', exact: true }).click();
  const author = main(page).locator('[data-answer] a[href^="/yazar-yorumlari/"]').first();
  const name = await author.locator('span').last().innerText();
  const href = await author.getAttribute('href');
  await author.click();
  await endsAt(page, href ?? '');
  await expect.poll(() => main(page).getByRole('heading', { level: 1 }).innerText()).toBe(name);
});

test('a match without comments has no tab for them, and the tab’s address shows a message', async () => {
  const { open, server } = await setScreen({ server: { events: 200 } });
  const event = firstOf(
    preMatch(server, FOOTBALL).filter((each) => each.hc === true && !isCommented(each)),
    'match without comments',
  );
  const page = await open(`${detailPath('futbol', event.i)}/yazar-yorumlari`);
  await main(page).getByText('Henüz yorum yok').waitFor();
  await page.goto(detailPath('futbol', event.i));
  await main(page).locator('button[data-outcome]').first().waitFor();
  expect(await page.getByRole('link', { name: 'Önizleme', exact: true }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Yorumlar', exact: true }).count()).toBe(0);
});

test('the pages of editors work with a service that returns only the fields ever observed', async () => {
  const { open } = await setScreen({ server: { events: 200, dialect: { editors: true } } });
  const page = await open('/');
  await main(page).getByRole('link', { name: 'Ece Yalçınkaya' }).first().waitFor();
  await page.goto('/yazar-yorumlari');
  await expect.poll(() => cards(page).count()).toBe(12);
  await cards(page).getByRole('link', { name: 'Ece Yalçınkaya' }).click();
  await expect.poll(() => comments(page).count()).toBeGreaterThan(3);
  await main(page).getByRole('button', { name: 'Bekleyen' }).click();
  const odd = comments(page).first().locator('button[data-outcome]');
  await odd.click();
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
});
