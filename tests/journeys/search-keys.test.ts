/** Checks a browser's default action of the Esc key: it empties the search, and then closes its dialog. */
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('Esc empties the search first, then closes it', async () => {
  const { open } = await setStage(browser(), { context: { viewport: DESKTOP, reducedMotion: 'reduce' } });
  const page = await open('/program/futbol');
  await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('lig');
  await field.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await field.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
