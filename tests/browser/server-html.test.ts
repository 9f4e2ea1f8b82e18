/** HTML of the server wherever it is shown: none of it runs, and its text stays. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hostileText, honestHtml, whatCouldAct } from '../support/hostile-html.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { type Stage, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const contents = `${honestHtml}<p>sonuncu</p>\n${hostileText}`;
const page = { items: [{ id: 'B1', title: 'Kurallar', contents }], page: 1, limit: 20, total: 1, totalPage: 1 };
/** A response for every call: each reads the fields it knows. */
const answer = { isSuccess: true, data: { id: 'M1', contents, ...page } };
/** A page without its content policy, which would block whatever the cleaning lets through. */
const withoutPolicy = { context: { bypassCSP: true } };

const places: { name: string; show: () => Promise<{ page: Page; text: Locator; strayed: string[] }> }[] = [
  {
    name: 'the terms of use',
    show: async () => {
      const stage = await setMemberStage(browser(), { flags: { termsOfUseDue: true } }, withoutPolicy);
      const { page, strayed } = await openWatched(stage, 'terms-of-use', '/kolay-kuponlar');
      return { page, strayed, text: page.getByRole('dialog', { name: 'Kullanım koşulları' }) };
    },
  },
  {
    name: 'a contract of the registration',
    show: async () => {
      const stage = await setStage(browser(), withoutPolicy);
      const { page, strayed } = await openWatched(stage, 'contract-info', '/uye-ol');
      await page
        .getByRole('button', { name: /sözleşme/i })
        .first()
        .click();
      return { page, strayed, text: page.getByRole('dialog') };
    },
  },
  {
    name: 'a message',
    show: async () => {
      const stage = await setMemberStage(browser(), {}, withoutPolicy);
      const { page, strayed } = await openWatched(stage, 'inbox/messages/M1', '/profil/mesajlar/mesaj-detay/M1');
      return { page, strayed, text: page.locator('main article[data-message]') };
    },
  },
  {
    name: 'a notice',
    show: async () => {
      const stage = await setMemberStage(browser(), {}, withoutPolicy);
      const { page, strayed } = await openWatched(stage, 'inbox/notices', '/profil/bilgilendirmeler');
      await page.locator('main [data-notice]').click();
      return { page, strayed, text: page.getByRole('dialog') };
    },
  },
];

test.for(places)('$name: HTML of the server cannot run anything and keeps its text', async ({ show }) => {
  const { page, text, strayed } = await show();
  const last = text.getByText('sonuncu');
  await last.waitFor();
  await text.getByText('kötü 1', { exact: true }).click();
  await text.getByText('kötü 6').click();
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0);
  expect(strayed).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(await last.locator('xpath=..').evaluate(whatCouldAct)).toEqual([]);

  await text.getByRole('heading', { name: 'Başlık' }).waitFor();
  expect(await text.locator('ol').first().getAttribute('start')).toBe('3');
  expect(await text.locator('td').first().getAttribute('colspan')).toBe('2');
  // Links open in a new tab and get no reference to the product.
  const links = await text
    // Links to anchors of the same document stay in the page.
    .locator('a[href]:not([href^="/bilgi/"])')
    .evaluateAll((all) => all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))));
  expect(links).toEqual([
    ['https://tribun.example/kurallar', '_blank', 'noopener noreferrer nofollow'],
    ['/program/futbol', null, 'noopener noreferrer nofollow'],
    ['mailto:destek@tribun.example', null, 'noopener noreferrer nofollow'],
  ]);
});

async function openWatched({ server, context, open }: Stage, call: string, path: string) {
  const strayed: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('kotu.example')) strayed.push(request.url());
  });
  await context.addInitScript(() => {
    let hits = 0;
    Object.defineProperty(window, 'hits', { get: () => hits });
    Object.assign(window, { hit: () => (hits += 1) });
  });
  await server.fault({ method: 'GET', path: call, body: answer });
  return { page: await open(path), strayed };
}
