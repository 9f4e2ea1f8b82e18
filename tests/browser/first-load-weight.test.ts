/** What a first visit waits for, by its weight: it grows with any import, and nobody sees it in a change. */
import { expect, test } from 'vitest';
import { SIZE_AIMS, type ScriptSizes, benchSizes, totalKb } from '../bench/sizes.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('the scripts of the home page and the engine stay within their aims until the first odd', async () => {
  const { server } = await setStage(browser());
  const { tab, engine } = await benchSizes(browser(), server.url);
  // What is weighed is what the page runs; a failure below tells each file's weight.
  expect(namesOf(tab)).toEqual(expect.arrayContaining(['early', 'index']));
  // The document asks for these; a third would be known when they have come (first-load-3).
  expect(namesOf(engine)).toEqual(['engine.shared', 'engine-core']);
  expect(totalKb(tab), JSON.stringify(tab)).toBeLessThanOrEqual(SIZE_AIMS.tab);
  expect(totalKb(engine), JSON.stringify(engine)).toBeLessThanOrEqual(SIZE_AIMS.engine);
});

const namesOf = (scripts: ScriptSizes['tab']): string[] =>
  scripts.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, ''));
