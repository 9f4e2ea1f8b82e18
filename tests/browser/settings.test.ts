/** The settings: of the account, and of this device. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { CONTENT_DATABASE } from '../../src/contract/names.ts';
import { untilPrefetched } from '../support/coupon-copies.ts';
import { offerInstall, standAlone } from '../support/install.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { untilControlled } from '../support/service-worker.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const SETTINGS = '/profil/ayarlar';
const consent = (page: Page) => page.getByRole('switch', { name: 'Kupon sonuçları' });
const odds = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name });

test('a member finds them on the profile; a visitor signs in first', async () => {
  const { open, context } = await setMemberStage(browser());
  const page = await open('/profil');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ayarlar/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Ayarlar' }).waitFor();
  await context.clearCookies();
  const visitor = await open(SETTINGS);
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/uyelik/giris');
});

describe('odds that change', () => {
  test('the choice goes to the account and to every tab; a failure is told and changes nothing', async () => {
    const { open, server } = await setMemberStage(browser());
    const page = await open(SETTINGS);
    const other = await open(SETTINGS);
    await expect.poll(() => odds(page, 'Her değişiklikte bana sor').isChecked()).toBe(true);
    await odds(page, 'Tüm oran değişikliklerini kabul et').check();
    await expect.poll(() => odds(other, 'Tüm oran değişikliklerini kabul et').isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => odds(page, 'Tüm oran değişikliklerini kabul et').isChecked()).toBe(true);
    await server.fault({ method: 'POST', path: 'betslip-setting', status: 500, times: 1 });
    await server.fault({ method: 'PUT', path: 'betslip-setting', status: 500, times: 1 });
    await odds(page, 'Her değişiklikte bana sor').click();
    await page.getByRole('main').getByRole('alert').getByText('Servise şu anda ulaşılamıyor').waitFor();
    await expect.poll(() => odds(page, 'Tüm oran değişikliklerini kabul et').isChecked()).toBe(true);
  });
});

test('the theme is that of all tabs', async () => {
  const { open } = await setMemberStage(browser());
  const page = await open(SETTINGS);
  const other = await open('/');
  await page.getByRole('main').getByRole('button', { name: 'Açık' }).click();
  await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
});

describe('notifications', () => {
  test('are asked for by the switch alone, and stay off after a no, which says how to change it', async () => {
    const { context, open } = await setMemberStage(browser());
    await context.addInitScript(() => {
      const state = { now: 'default' };
      Object.defineProperty(Notification, 'permission', { get: () => state.now });
      Notification.requestPermission = () => {
        state.now = 'denied';
        return Promise.resolve('denied');
      };
    });
    const page = await open(SETTINGS);
    await expect.poll(() => page.evaluate(() => Notification.permission)).toBe('default');
    await consent(page).click();
    await page.getByText('Bildirimlere tarayıcında izin verilmemiş.').waitFor();
    expect(await consent(page).getAttribute('aria-checked')).toBe('false');
    expect(await consent(page).isDisabled()).toBe(true);
  });

  test('on and off again, by the keyboard, and as it was after a reload', async () => {
    const { context, open } = await setMemberStage(browser());
    await context.grantPermissions(['notifications']);
    const page = await open(SETTINGS);
    // Allowed by the browser is not wanted by the player.
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('false');
    await consent(page).press('Space');
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('true');
    await page.reload();
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('true');
    await consent(page).press('Enter');
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('false');
  });

  test('where the browser has none, the switch says so', async () => {
    const { context, open } = await setMemberStage(browser());
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Notification'));
    const page = await open(SETTINGS);
    await page.getByText('Bu tarayıcı bildirim gösteremiyor.').waitFor();
    expect(await consent(page).isDisabled()).toBe(true);
  });
});

test('what is kept for offline use is counted, and goes after a question', async () => {
  const { open } = await setMemberStage(browser(), { coupons: 30 }, { offline: true });
  // Stays open: with the last tab the engine ends, and the next one would fetch all of it again.
  const home = await open('/');
  await untilControlled(home);
  await untilPrefetched(home);
  const page = await open(SETTINGS);
  await page.getByText(/^Kuponların: [\d,]+/).waitFor();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Çevrimdışı verileri sil' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  expect(await page.getByText('Çevrimdışı veriler silindi').count()).toBe(0);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await question.getByRole('button', { name: 'Çevrimdışı verileri sil' }).click();
  await page.getByText('Çevrimdışı veriler silindi').waitFor();
  await page.getByText(/^Kupon kopyası yok/).waitFor();
  expect(await rowsIn(page, CONTENT_DATABASE)).toBe(0);
});

describe('installing', () => {
  test('the browser’s own question, asked by the button; then it is installed', async () => {
    const { open } = await setMemberStage(browser());
    const page = await open(SETTINGS);
    await page.getByText(/Tarayıcının menüsünde/).waitFor();
    await offerInstall(page, 'accepted');
    await page.getByRole('main').getByRole('button', { name: 'Yükle' }).click();
    await page.getByText('Tribün bu cihazda yüklü').waitFor();
  });

  test('in a window of its own it is installed', async () => {
    const { context } = await setMemberStage(browser());
    const page = await context.newPage();
    await standAlone(page);
    await page.goto(SETTINGS);
    await page.getByText('Tribün bu cihazda yüklü').waitFor();
  });
});

test('storage persistence is asked for once a session, of a member', async () => {
  const { context, open } = await setMemberStage(browser());
  await context.addInitScript(() => {
    // The empty page before the first one has none.
    if (!('StorageManager' in globalThis)) return;
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('persist', String(Number(sessionStorage.getItem('persist') ?? 0) + 1));
      return Promise.resolve(true);
    };
  });
  const page = await open(SETTINGS);
  const asked = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('persist'));
  await expect.poll(asked).toBe('1');
  await page.reload();
  await page.locator('dialog').first().waitFor({ state: 'attached' });
  expect(await asked()).toBe('1');
});

for (const viewport of [PHONE, DESKTOP]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`axe finds nothing at ${viewport.width} × ${viewport.height}, ${colorScheme}`, async () => {
      const context = { viewport, colorScheme, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
      const { open } = await setMemberStage(browser(), {}, { context });
      const page = await open(SETTINGS);
      await expect.poll(() => odds(page, 'Her değişiklikte bana sor').isChecked()).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sil', exact: true }).click();
      await page.getByRole('dialog', { name: 'Çevrimdışı verileri sil' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

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
