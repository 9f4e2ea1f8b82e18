/**
 * Checks of editors that need a browser: pages that were opened are available offline, and loading causes no layout
 * shift.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LEAST_SHIFT, layoutShift } from '../support/layout-shift.ts';
import { PHONE } from '../support/screens.ts';
import { untilControlled } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const main = (page: Page) => page.getByRole('main');

test('the list of editors and an editor that were opened before open without a network, with their age', async () => {
  const { context, server, open } = await setStage(browser(), { offline: true, context: { viewport: PHONE } });
  const home = await open('/');
  await untilControlled(home);
  const page = await open('/yazar-yorumlari');
  await main(page).locator('[data-editor]').nth(2).waitFor();
  expect((await layoutShift(page)).sum).toBeLessThan(LEAST_SHIFT);
  await main(page).getByRole('link', { name: 'Mert Akdoğan' }).click();
  await main(page).locator('[data-comment]').first().waitFor();
  const said = await main(page).locator('[data-comment] p').nth(1).innerText();
  await server.close();
  await Promise.all([home.close(), page.close()]);
  const later = await context.newPage();
  await later.goto('/yazar-yorumlari', { waitUntil: 'domcontentloaded' });
  const age = main(later).getByText(/^Çevrimdışı · son güncelleme/);
  await age.waitFor();
  await main(later).getByRole('link', { name: 'Mert Akdoğan' }).click();
  await main(later).getByText(said).first().waitFor();
  await age.waitFor();
  await main(later).getByRole('button', { name: 'Tutan', exact: true }).click();
  await main(later).locator('[data-comment][data-result="won"]').first().waitFor();
});
