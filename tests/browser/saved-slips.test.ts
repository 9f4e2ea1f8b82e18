/** Saved slips in a real browser: twenty a page, all of them by scrolling. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { saveSlips } from '../support/saved-slips.ts';
import { main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const COUNT = 45;

test('scrolling loads all saved slips, and deleting one leaves one less in the list', async () => {
  const { server, player, open } = await setMemberStage(browser());
  await saveSlips(server, player, COUNT);
  const page = await open('/profil/kuponlarim/kayitli');
  const tab = page.getByRole('navigation', { name: 'Kupon listeleri' }).locator('a[aria-current="page"]');
  await expect.poll(() => tab.innerText()).toContain(String(COUNT));
  expect(await violationsOf(page)).toEqual([]);
  const seen = new Set<string | null>();
  const look = async (): Promise<number> => {
    const names = await main(page)
      .getByRole('button', { name: /kuponunu sil$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    for (const name of names) seen.add(name);
    await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
    return seen.size;
  };
  await expect.poll(look, { interval: 50 }).toBe(COUNT);
  await main(page)
    .getByRole('button', { name: /kuponunu sil$/ })
    .last()
    .click();
  await expect.poll(() => tab.innerText()).toContain(String(COUNT - 1));
});
