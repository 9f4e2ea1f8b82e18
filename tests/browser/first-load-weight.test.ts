/**
 * Size of the scripts a first visit loads before the first odd. Any import can raise it without being noticed in a
 * review.
 */
import { expect, test } from 'vitest';
import { SIZE_AIMS, type ScriptSizes, benchSizes, totalKb } from '../bench/sizes.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('the scripts that the home page and the engine load before the first odd stay within their size limits', async () => {
  const { server } = await setStage(browser());
  const { tab, engine } = await benchSizes(browser(), server.url);
  // The sizes are those of the files the page runs; a failure below lists the size of each file.
  expect(namesOf(tab)).toEqual(expect.arrayContaining(['early.js', 'index.js']));
  // The document requests these two; a third would be discovered only after they have loaded (first-load-3).
  expect(namesOf(engine)).toEqual(['engine.shared.js', 'engine-core.js']);
  expect(totalKb(tab), JSON.stringify(tab)).toBeLessThanOrEqual(SIZE_AIMS.tab);
  expect(totalKb(engine), JSON.stringify(engine)).toBeLessThanOrEqual(SIZE_AIMS.engine);
});

test('the frame of a first visit does not use the web font, which loads after the code; that of the next visit does', async () => {
  const { server, context } = await setStage(browser(), { offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(new URL(request.url()).pathname)));
  await page.goto(server.url);
  await page.locator('button[data-outcome]').first().waitFor();
  // The font may be requested a little after the first odds.
  await expect.poll(() => asked).toContain('inter-latin.woff2');
  expect(asked.indexOf('inter-latin.woff2')).toBeGreaterThan(asked.indexOf('index.js'));

  const frame = (): Promise<string> =>
    page.evaluate(() => {
      const part = document.body.appendChild(document.createElement('div'));
      part.className = 'frame';
      const { fontFamily } = getComputedStyle(part);
      part.remove();
      return fontFamily;
    });
  expect(await frame()).not.toContain('Inter Variable');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  expect(await frame()).toContain('Inter Variable');
});

/** A file's own name, without its folders and the hash in it. */
const nameOf = (path: string): string => path.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '');

const namesOf = (scripts: ScriptSizes['tab']): string[] => scripts.map(({ file }) => nameOf(file));
