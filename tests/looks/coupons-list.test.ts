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

test(`no coupon beside its list has a violation at ${DESKTOP.width} × ${DESKTOP.height}, dark and light`, async () => {
  const { open } = await setMemberStage(browser(), { coupons: 60 }, { context: { reducedMotion: 'reduce' } });
  const page = await open(listPath('oynadiklarim'));
  const panel = page.getByRole('complementary', { name: 'Seçili kupon' });
  await panel.getByText('Bir kupon seç').waitFor();
  const found: Record<string, string[]> = { none: await violationsInThemes(page) };
  await cards(page).nth(1).click();
  await panel.getByRole('region', { name: 'Kupon özeti' }).waitFor();
  found['chosen'] = await violationsInThemes(page);
  await moveTo(page, listPath('bekleyen', '?kupon=1'));
  await panel.getByText('Kupon bulunamadı').waitFor();
  found['missing'] = await violationsInThemes(page);
  expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
});
