/** No axe violation in the lists of coupons, in both themes, on a phone and on a desktop. */
import { expect, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { moveTo } from '../support/every-screen.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  test(`no list of coupons has a violation at ${viewport.width} × ${viewport.height}, dark and light`, async () => {
    const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
    const { open } = await setMemberStage(browser(), { coupons: 60 }, { context });
    const page = await open(listPath('bekleyen'));
    await cards(page).first().waitFor();
    const found: Record<string, string[]> = { list: await violationsInThemes(page) };
    await page.getByRole('button', { name: /^Diğer listeler/ }).click();
    await page.getByRole('link', { name: 'Ödenemeyen' }).waitFor();
    found['menu'] = await violationsInThemes(page);
    for (const path of ['oynadiklarim', 'arsiv?donem=2021', 'kayitli', 'kazanan/odenen']) {
      await moveTo(page, listPath(path));
      found[path] = await violationsInThemes(page);
    }
    expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
  });
}
