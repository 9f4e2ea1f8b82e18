/** The height of the program's rows, the days on a phone, and the sentence of king odds once a visit. */
import { expect, test } from 'vitest';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';

test('program-37: "Sık" in the settings makes the rows of the program 56 px high, and "Rahat" 76 px again', async () => {
  const { open } = await setMemberScreen({}, { viewport: PHONE });
  const page = await open('/program/futbol');
  const height = (): Promise<string> =>
    page
      .locator('[style*="--row-event"]:has(article[data-event])')
      .first()
      .evaluate((list) => (list as HTMLElement).style.getPropertyValue('--row-event'));
  await page.locator('main article[data-event]').first().waitFor();
  expect(await height()).toBe('76px');
  await page.goto('/profil/ayarlar');
  const choice = page.getByRole('group', { name: 'Program satırları' });
  await choice.getByRole('button', { name: 'Sık' }).click();
  await page.goto('/program/futbol');
  await page.locator('main [data-dense] article[data-event]').first().waitFor();
  expect(await height()).toBe('56px');
  await page.goto('/profil/ayarlar');
  await choice.getByRole('button', { name: 'Rahat' }).click();
  await page.goto('/program/futbol');
  await page.locator('main article[data-event]').first().waitFor();
  expect(await page.locator('main [data-dense]').count()).toBe(0);
});

test('program-28: on a phone a chip has the days and the next hours', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/program/futbol');
  await page.locator('main article[data-event]').first().waitFor();
  const days = page.getByRole('combobox', { name: 'Gün' });
  expect(await days.locator('option').first().innerText()).toBe('Tüm günler');
  const tomorrow = days.locator('option').filter({ hasText: 'Yarın' });
  await days.selectOption((await tomorrow.getAttribute('value')) ?? '');
  await expect.poll(() => new URL(page.url()).searchParams.get('d')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('program-24: the sentence of king odds is above the first list of a visit, later a crown in the filters has it', async () => {
  const { open } = await setScreen({ viewport: PHONE });
  const page = await open('/program/futbol');
  const sentence = page.locator('p[data-tour="king-highlight"]');
  await sentence.waitFor();
  const text = (await sentence.innerText()).trim();
  await page.goto('/program/basketbol');
  const crown = page.getByRole('button', { name: /Kral Oran nedir\?$/ });
  await crown.waitFor();
  expect(await sentence.count()).toBe(0);
  await page.goto('/program/futbol');
  await crown.waitFor();
  expect(await crown.getAttribute('title')).toBe(text);
});
