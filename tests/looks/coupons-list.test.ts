/** axe on the lists of coupons, in both themes, on a phone and on a desktop: no violation at all. */
import { expect, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`no violation at ${viewport.width} × ${viewport.height}, ${colorScheme}`, async () => {
      const context = { viewport, colorScheme, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
      const { open } = await setMemberStage(browser(), { coupons: 60 }, { context });
      const page = await open(listPath('bekleyen'));
      await cards(page).first().waitFor();
      const found: Record<string, string[]> = { list: await violationsOf(page) };
      await page.getByRole('button', { name: /^Diğer listeler/ }).click();
      await page.getByRole('link', { name: 'Ödenemeyen' }).waitFor();
      found['menu'] = await violationsOf(page);
      for (const path of ['oynadiklarim', 'arsiv?donem=2021', 'kayitli', 'kazanan/odenen']) {
        await page.goto(listPath(path));
        await page.waitForFunction(
          () => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
        );
        found[path] = await violationsOf(page);
      }
      expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
    });
  }
}
