/** No accessibility violation in the slip and in the dialogs over it, on a phone and a desktop, dark and light. */
import { expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { banker, choose, items, kind, openTerms, playButton, reasonOf, slipOf, system } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };

  test(`slip, system and coupon have no violation at ${viewport.width} × ${viewport.height}, dark and light`, async () => {
    const { open } = await setMemberStage(browser(), { balance: 5_000, bonusBalance: 10 }, { context });
    const page = await open('/program/futbol');
    await choose(page, 4);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const slip = viewport === PHONE ? page.getByRole('dialog', { name: 'Kuponum' }) : slipOf(page);
    await kind(slip, 'Sistem').click();
    await banker(slip, 0).click();
    await openTerms(slip);
    await expect.poll(() => reasonOf(slip)).toBe('Sistem seçmeden banko oynayamazsınız.');
    expect(await violationsInThemes(page)).toEqual([]);
    await system(slip, 3).click();
    await expect.poll(() => reasonOf(slip)).toBe('');
    expect(await violationsInThemes(page)).toEqual([]);
    await playButton(slip).click();
    await slip.getByRole('heading', { name: 'Kuponun oluştu' }).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

test('the setting for moved odds, moved odds and the button to undo have no violation', async () => {
  const { server, open } = await setMemberStage(browser(), { balance: 100 });
  const page = await open('/program/futbol');
  const [spot] = await choose(page, 3);
  const slip = slipOf(page);
  await slip.getByRole('button', { name: 'Oran ayarı' }).click();
  const settings = page.getByRole('dialog', { name: 'Oran değişiklikleri' });
  await settings.getByRole('radio', { name: 'Yalnızca yükselen oranları kabul et' }).check();
  expect(await violationsInThemes(page)).toEqual([]);
  await settings.getByRole('radio', { name: 'Her değişiklikte bana sor' }).check();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await expect.poll(() => reasonOf(slip)).toBe('');
  const event = await server.truth(spot!.eventId);
  await server.push('lite', 'currentOdds', oddUpdate(event, 1, spot!.marketId, spot!.outcome, 1.11));
  await expect.poll(() => items(slip).first().locator('[data-odd]').innerText()).toBe('1,11');
  await expect.poll(() => playButton(slip).innerText()).toBe('Yeni oranla oyna · 50,00\u00a0₺');
  expect(await violationsInThemes(page)).toEqual([]);
  await slip.getByRole('button', { name: 'Temizle' }).click();
  await slip.getByRole('button', { name: 'Geri al' }).waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
});
