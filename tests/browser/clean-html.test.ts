/** Cleaning of server HTML in a real browser, with each way to run a script: parsed, put on a page, and touched. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtModule } from '../support/built-module.ts';
import { hostileHtml, honestHtml, whatCouldAct } from '../support/hostile-html.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
let page: Page;
const strayed: string[] = [];

beforeAll(async () => {
  const code = await builtModule('src/ui/server-html/clean-html.ts', 'cleaner');
  page = await browser().newPage();
  page.on('request', (request) => strayed.push(request.url()));
  await page.setContent('<div id="place"></div>');
  await page.addScriptTag({ content: code });
});
afterAll(() => page.close());

test.for(hostileHtml)('%s does nothing once it is cleaned', async (html) => {
  const shown = await show(html, true);
  expect(shown.hits).toBe(0);
  expect(await page.locator('#place').evaluate(whatCouldAct), shown.markup).toEqual([]);
  expect(strayed).toEqual([]);
});

test('the elements of an ordinary text are kept as they are', async () => {
  const { markup } = await show(honestHtml, true);
  expect(markup.replaceAll(/ (?:rel|target)="[^"]*"/g, '')).toBe(honestHtml);
});

test('links to other sites and to files open in a new tab, links to a page of the product do not', async () => {
  const opensBeside = { 'https://baska.example/a': true, '/dosya/kurallar.PDF?v=2#3': true, '/program?d=a.pdf': false };
  const links = Object.keys(opensBeside).map((address) => `<a href="${address}">x</a>`);
  const { markup } = await show(links.join(''), true);
  const beside = markup
    .split('</a>')
    .slice(0, -1)
    .map((link) => link.includes('target="_blank"'));
  expect(beside).toEqual(Object.values(opensBeside));
});

test('headings are nested below the page’s own heading, without a skipped level', async () => {
  const { markup } = await show('<h3>A</h3><h5>B</h5><h3>C</h3><h1>D</h1><h2>E</h2>', true);
  const levels = [...markup.matchAll(/<h(\d)(?: aria-level="(\d)")?>/g)].map(([, tag, told]) => Number(told ?? tag));
  expect(levels).toEqual([2, 3, 3, 2, 2]);
});

describe('HTML that is not cleaned', () => {
  test.for(['<img src=x onerror=hit()>', '<details open ontoggle=hit()>x</details>'])(
    '%s runs its script',
    async (html) => {
      expect(hostileHtml).toContain(html);
      expect((await show(html, false)).hits).toBeGreaterThan(0);
    },
  );
});

/** Puts the HTML on the page, presses everything in it, and counts the scripts that ran. */
async function show(html: string, clean: boolean): Promise<{ hits: number; markup: string }> {
  return page.evaluate(
    async ([text, cleaned]) => {
      let hits = 0;
      Object.assign(window, { hit: () => (hits += 1) });
      const { cleanHtml } = Reflect.get(window, 'cleaner') as { cleanHtml: (html: string) => string };
      const place = document.querySelector('#place');
      if (place === null) throw new Error('the page has a place');
      place.innerHTML = cleaned ? cleanHtml(text) : text;
      const markup = place.innerHTML;
      for (const element of place.querySelectorAll<HTMLElement>('a, p, button')) {
        element.addEventListener('click', (event) => {
          if (/^(?:https?:|mailto:|\/)/.test(element.getAttribute('href') ?? '')) event.preventDefault();
        });
        element.click();
      }
      // The events of a broken image, a toggle and a frame are each dispatched in a task of their own.
      await new Promise((resolve) => {
        const image = new Image();
        image.addEventListener('error', () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        image.src = 'data:image/png;base64,';
      });
      return { hits, markup };
    },
    [html, clean] as const,
  );
}
