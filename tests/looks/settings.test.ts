/** axe-core on the settings, in both themes, on a phone and on a desktop: no violation at all. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  test(`the settings have no violation at ${viewport.width} × ${viewport.height}, dark and light`, async () => {
    const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
    const { open } = await setMemberStage(browser(), {}, { context });
    const page = await open('/profil/ayarlar');
    await expect
      .poll(() => page.getByRole('main').getByRole('radio', { name: 'Her değişiklikte bana sor' }).isChecked())
      .toBe(true);
    expect(await violationsInThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog', { name: 'Çevrimdışı verileri sil' }).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
