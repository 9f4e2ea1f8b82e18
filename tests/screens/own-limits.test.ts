/** "Oyun dengesi" (rules balance-1 to balance-11): the amount of a week, what waits, a pause, and the reminder. */
import { describe, expect, test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const PATH = '/profil/oyun-dengesi';

async function page() {
  const { open } = await setMemberScreen();
  return open(PATH);
}
type Page = Awaited<ReturnType<typeof page>>;

async function setAmount(on: Page, amount: string): Promise<void> {
  await main(on).getByRole('textbox').fill(amount);
  await main(on).getByRole('button', { name: 'Kaydet' }).click();
}

describe('the weekly amount', () => {
  test('the profile leads to the page; a first amount holds at once, and this week is a bar', async () => {
    const { open } = await setMemberScreen();
    const on = await open('/profil');
    await main(on)
      .getByRole('link', { name: /^Oyun dengesi/ })
      .click();
    await expect.poll(() => main(on).getByText('Bu cihazda geçerlidir.', { exact: false }).count()).toBe(1);
    expect(await main(on).getByRole('progressbar').count()).toBe(0);
    await setAmount(on, '250');
    await expect.poll(() => main(on).getByRole('progressbar').count()).toBe(1);
    await expect.poll(() => main(on).textContent()).toMatch(/0,00\s₺ \/ 250,00\s₺/);
  });

  test('a higher one waits and can be cancelled, a lower one holds at once (rule balance-5)', async () => {
    const on = await page();
    await setAmount(on, '250');
    await main(on).getByRole('progressbar').waitFor();
    await setAmount(on, '900');
    const waiting = main(on).locator('[data-waiting]');
    await expect.poll(() => waiting.textContent()).toMatch(/900,00\s₺ geçerli olacak: .+\d\d:\d\d/);
    await waiting.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => waiting.count()).toBe(0);
    await main(on).getByRole('button', { name: 'Tutarı kaldır' }).click();
    await expect.poll(() => waiting.textContent()).toMatch(/^Tutar kalkacak: /);
    await setAmount(on, '100');
    await expect.poll(() => waiting.count()).toBe(0);
    await expect.poll(() => main(on).textContent()).toMatch(/\/ 100,00\s₺/);
  });

  test('an empty amount is not sent', async () => {
    const on = await page();
    await main(on).getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(() => main(on).getByText('Bir tutar yaz.').count()).toBe(1);
  });
});

test('a pause is confirmed, has an end and no way to end it, and closes the deposit page (rule balance-7)', async () => {
  const { open } = await setMemberScreen();
  const on = await open(PATH);
  await main(on).getByRole('button', { name: '7 gün' }).click();
  await on.getByRole('dialog').getByRole('button', { name: 'Ara ver' }).click();
  const paused = main(on).locator('[data-paused]');
  await expect.poll(() => paused.textContent()).toContain('tarihine kadar ara verdin');
  expect(await paused.getByRole('button').count()).toBe(0);
  const deposit = await open('/profil/para-yatirma');
  await expect.poll(() => main(deposit).getByText('Ara verdin.', { exact: false }).count()).toBe(1);
  expect(await main(deposit).getByText('TR', { exact: false }).count(), 'no account').toBe(0);
});

test('the reminder is off until an interval is chosen, and help is one tap away (rules balance-1, balance-11)', async () => {
  const on = await page();
  const pressed = (name: string) => main(on).getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  await expect.poll(() => pressed('Kapalı')).toBe('true');
  await main(on).getByRole('button', { name: '60 dk', exact: true }).click();
  await expect.poll(() => pressed('60 dk')).toBe('true');
  expect(await pressed('Kapalı')).toBe('false');
  expect(
    await main(on)
      .getByRole('link', { name: /^YEDAM 115/ })
      .getAttribute('href'),
  ).toBe('tel:115');
  expect(
    await main(on)
      .getByRole('link', { name: /^Sorumlu oyun/ })
      .count(),
  ).toBe(1);
  expect(
    await main(on)
      .getByRole('link', { name: /^Rakamlarım/ })
      .count(),
  ).toBe(1);
});
