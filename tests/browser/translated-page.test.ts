/** A page translated by the browser still shows React's changes, and nothing throws (browser-65). */
import { expect, onTestFinished, test } from 'vitest';
import { builtModule } from '../support/built-module.ts';
import { sharedBrowser } from '../support/stage.ts';
import type { Walked } from '../support/translated-page.tsx';

const browser = sharedBrowser();
const built = builtModule('tests/support/translated-page.tsx', 'translated');

async function walk(order: string, guarded: boolean, undoAt: number): Promise<Walked> {
  const context = await browser().newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addScriptTag({ content: 'globalThis.process = { env: { NODE_ENV: "production" } }' });
  await page.addScriptTag({ content: await built });
  return page.evaluate(`translated.walk(${JSON.stringify(order)}, ${guarded}, ${undoAt})`);
}

test('without the guard a removal throws, which shows that the test’s translator is as strict as the browser', async () => {
  const { errors } = await walk('before', false, -1);
  expect(errors.join()).toContain('NotFoundError');
});

test.each(['before', 'after', 'instead'])(
  'with a translator that puts its elements %s every later change is shown as in an untranslated page',
  async (order) => {
    const { errors, said, wanted, fonts } = await walk(order, true, -1);
    expect(errors).toEqual([]);
    expect(said).toEqual(wanted);
    expect(fonts).toBeGreaterThan(0);
  },
);

test('the original texts return when the player asks for them, and keep updating', async () => {
  const { errors, said, wanted, fonts } = await walk('before', true, 4);
  expect(errors).toEqual([]);
  expect(said).toEqual(wanted);
  expect(fonts).toBe(0);
});
