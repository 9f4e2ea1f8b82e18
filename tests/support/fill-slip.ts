/**
 * Fills a slip with four picks, and opens it where it is a sheet. Runs outside of tests as well, so it expects nothing.
 */
import type { Page } from 'playwright';

export async function fillSlip(page: Page): Promise<void> {
  for (let count = 1; count <= PICKS; count += 1) {
    const free = page.locator(`main article:not(:has([aria-pressed="true"])) button[data-outcome]:enabled`);
    // Odds are tapped one after the other, as by a player.
    // oxlint-disable-next-line no-await-in-loop
    await free.first().click();
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForFunction(
      (said) => [...document.querySelectorAll('output')].some(({ textContent }) => textContent.includes(said)),
      `Kuponunda ${count} seçim var`,
    );
  }
  const bar = page.getByRole('button', { name: /seçim, Kuponum/ });
  if (await bar.isVisible()) {
    await bar.click();
    await page.getByRole('dialog', { name: 'Kuponum' }).waitFor();
  }
}

const PICKS = 4;
