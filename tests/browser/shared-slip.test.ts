/** A slip is passed from one browser to another as an address. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP } from '../support/screens.ts';
import { choose, items, slipOf } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const copying = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

test('a shared slip is copied as a link, and a visitor who opens it can take the slip over', async () => {
  const { server, open } = await setMemberStage(browser(), {}, copying);
  const page = await open('/program/futbol');
  const spots = await choose(page, 3);
  // Tests cannot operate the system's share sheet.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await slipOf(page).getByRole('button', { name: 'Paylaş', exact: true }).click();
  await slipOf(page).getByText('Bağlantı kopyalandı.').waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${server.url}/paylasilan-kuponlar/\\w+`));

  const context = await browser().newContext({ baseURL: server.url, serviceWorkers: 'block', viewport: DESKTOP });
  try {
    const visitor = await context.newPage();
    await visitor.goto(url);
    const there = visitor.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem');
    await expect.poll(() => there.count()).toBe(3);
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Kuponuma ekle' }).click();
    await visitor.getByText('Kuponuna eklendi.').waitFor();
    await expect.poll(() => items(slipOf(visitor)).count()).toBe(spots.length);
  } finally {
    await context.close();
  }
});
