/** The settings in every tab, by keyboard, and the size of the data stored for offline use. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CONTENT_DATABASE } from '../../src/contract/names.ts';
import { untilPrefetched } from '../support/coupon-copies.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { untilControlled } from '../support/service-worker.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const SETTINGS = '/profil/ayarlar';

test('odds, theme and notifications chosen by keyboard apply to every tab and after a reload', async () => {
  const { context, open } = await setMemberStage(browser());
  await context.grantPermissions(['notifications']);
  const page = await open(SETTINGS);
  const other = await open(SETTINGS);
  await page.bringToFront();
  const everyChange = (tab: Page) => tab.getByRole('main').getByRole('radio', { name: 'Her değişiklikte bana sor' });
  const noQuestion = (tab: Page) =>
    tab.getByRole('main').getByRole('radio', { name: 'Tüm oran değişikliklerini kabul et' });
  await expect.poll(() => everyChange(page).isChecked()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await noQuestion(page).check();
  await page.getByRole('main').getByRole('button', { name: 'Açık' }).click();
  // A permission granted in the browser does not mean that the player wants notifications.
  const consent = page.getByRole('switch', { name: 'Kupon sonuçları' });
  expect(await consent.getAttribute('aria-checked')).toBe('false');
  await consent.press('Space');
  await expect.poll(() => consent.getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => noQuestion(other).isChecked()).toBe(true);
  await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');

  await page.reload();
  await expect.poll(() => noQuestion(page).isChecked()).toBe(true);
  await expect.poll(() => consent.getAttribute('aria-checked')).toBe('true');
  await consent.press('Enter');
  await expect.poll(() => consent.getAttribute('aria-checked')).toBe('false');
});

test('data stored for offline use is counted, and deleted after a question', async () => {
  const { server, open } = await setMemberStage(browser(), { coupons: 5 }, { offline: true });
  // This tab stays open, because the engine ends with the last tab, and the next one would fetch everything again.
  const home = await open('/');
  await untilControlled(home);
  await untilPrefetched(home);
  const page = await open(SETTINGS);
  await page.getByText(/^Kuponların ve mesajların: [\d,]+/).waitFor();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Çevrimdışı verileri sil' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  expect(await page.getByText('Çevrimdışı veriler silindi').count()).toBe(0);
  // The poll of running coupons would fetch them again.
  await server.fault({ method: 'GET', path: 'played-betslips-and-pendings', status: 503 });
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await question.getByRole('button', { name: 'Çevrimdışı verileri sil' }).click();
  await page.getByText('Çevrimdışı veriler silindi').waitFor();
  await page.getByText(/^Kupon ve mesaj kopyası yok/).waitFor();
  expect(await rowsIn(page, CONTENT_DATABASE)).toBe(0);
});

function rowsIn(page: Page, database: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error(name));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    database,
  );
}
