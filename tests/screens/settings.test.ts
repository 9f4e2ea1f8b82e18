/** The settings of the account and of this device. */
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { offerInstall } from '../support/install.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { setMemberScreen } from '../support/screen/screen.ts';

const SETTINGS = '/profil/ayarlar';
const consent = (page: Page) => page.getByRole('switch', { name: 'Kupon sonuçları' });
const ASK = 'Her değişiklikte bana sor';
const ALL = 'Tüm oran değişikliklerini kabul et';
const odds = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name });

test('a member opens the settings from the profile, and a visitor signs in first', async () => {
  const { open, context } = await setMemberScreen();
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
  test('the choice is saved in the account, and a failure is reported and changes nothing', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(SETTINGS);
    await expect.poll(() => odds(page, ASK).isChecked()).toBe(true);
    await odds(page, ALL).check();
    await page.reload();
    await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
    await server.fault({ method: 'POST', path: 'betslip-setting', status: 500, times: 1 });
    await server.fault({ method: 'PUT', path: 'betslip-setting', status: 500, times: 1 });
    await odds(page, ASK).click();
    await page.getByRole('main').getByRole('alert').getByText('Servise şu anda ulaşılamıyor').waitFor();
    await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
  });

  describe('a choice made on another device meanwhile', () => {
    async function chosenElsewhere(): Promise<{ page: Page; server: TestServer }> {
      const { open, context, server, pass } = await setMemberScreen();
      const page = await open(SETTINGS);
      await expect.poll(() => odds(page, ASK).isChecked()).toBe(true);
      await pass(5_000);
      const access = (await context.cookies()).find(({ name }) => name === 'at')?.value ?? '';
      await fetch(`${server.url}/api/players/betslip-setting`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
        body: JSON.stringify({ aa: true, aoi: false }),
      });
      return { page, server };
    }

    test('appears when the settings are opened again', async () => {
      const { page } = await chosenElsewhere();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Tribün/ })
        .click();
      await page.goBack();
      await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
    });

    test('appears when the connection was lost and is back', async () => {
      const { page, server } = await chosenElsewhere();
      await server.hubs('drop');
      await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
    });

    test('appears when the tab becomes visible again', async () => {
      const { page } = await chosenElsewhere();
      setVisibility('hidden');
      setVisibility('visible');
      await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
    });
  });

  test('a choice whose response is lost is reported, and the current state is loaded', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(SETTINGS);
    await expect.poll(() => odds(page, ASK).isChecked()).toBe(true);
    await server.fault({ method: 'POST', path: 'betslip-setting', drop: 'after', times: 1 });
    await odds(page, ALL).click();
    await page.getByRole('main').getByRole('alert').getByText('Seçimin kaydedilmiş olabilir.').waitFor();
    await expect.poll(() => odds(page, ALL).isChecked()).toBe(true);
  });

  test('a choice is not undone by an older response', async () => {
    const { open, server, pass } = await setMemberScreen();
    const page = await open('/');
    await pass(5_000);
    const held = holdAnswer(server, '/betslip-setting', 'GET');
    await page.evaluate((to) => history.pushState(null, '', to), SETTINGS);
    await expect.poll(held.asked).toBe(true);
    await odds(page, ALL).click();
    await pass(1_000);
    held.come();
    await pass(1_000);
    expect(await odds(page, ALL).isChecked()).toBe(true);
  });
});

test('the theme applies to the whole product', async () => {
  const { open } = await setMemberScreen();
  const page = await open(SETTINGS);
  await page.getByRole('main').getByRole('button', { name: 'Açık' }).click();
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('light');
  await page.goto('/');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

describe('notifications', () => {
  test('are requested by the switch only, and stay off after a refusal, with a hint how to change it', async () => {
    const { open } = await setMemberScreen();
    haveNotifications('default', 'denied');
    const page = await open(SETTINGS);
    await consent(page).waitFor();
    expect(Notification.permission).toBe('default');
    await consent(page).click();
    await page.getByText('Tarayıcın bildirimlere izin vermiyor.').waitFor();
    expect(await consent(page).getAttribute('aria-checked')).toBe('false');
    expect(await consent(page).isDisabled()).toBe(true);
  });

  test('can be switched on and off by keyboard, and survive a reload', async () => {
    const { open } = await setMemberScreen();
    haveNotifications('granted');
    const page = await open(SETTINGS);
    // A permission granted in the browser does not mean that the player wants notifications.
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('false');
    await consent(page).press('Space');
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('true');
    await page.reload();
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('true');
    await consent(page).press('Enter');
    await expect.poll(() => consent(page).getAttribute('aria-checked')).toBe('false');
  });

  test('in a browser without them the switch says so', async () => {
    const { open } = await setMemberScreen();
    haveNotifications('granted');
    Reflect.deleteProperty(globalThis, 'Notification');
    const page = await open(SETTINGS);
    await page.getByText('Bu tarayıcı bildirim gösteremiyor.').waitFor();
    expect(await consent(page).isDisabled()).toBe(true);
  });
});

describe('installing', () => {
  test('the button opens the browser’s prompt, and then the product is installed', async () => {
    const { open } = await setMemberScreen();
    const page = await open(SETTINGS);
    await page.getByText(/Tarayıcının menüsünde/).waitFor();
    await offerInstall(page, 'accepted');
    await page.getByRole('main').getByRole('button', { name: 'Yükle' }).click();
    await page.getByText('Tribün bu cihazda yüklü').waitFor();
  });

  test('in an installed window the settings show that it is installed', async () => {
    const { open } = await setMemberScreen();
    const ask = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ask(query.includes('(display-mode: standalone)') ? 'all' : query));
    const page = await open(SETTINGS);
    await page.getByText('Tribün bu cihazda yüklü').waitFor();
  });
});

test('storage persistence is requested once a session, and only for a member', async () => {
  const { open } = await setMemberScreen();
  let asked = 0;
  const storage = {
    persisted: async () => false,
    persist: async () => {
      asked += 1;
      return true;
    },
  };
  haveInNavigator('storage', storage);
  const page = await open(SETTINGS);
  await expect.poll(() => asked).toBe(1);
  await page.reload();
  await page.locator('dialog').first().waitFor({ state: 'attached' });
  expect(asked).toBe(1);
});

function setVisibility(value: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A browser with notifications, and with the service worker that shows them. */
function haveNotifications(permission: NotificationPermission, answer = permission): void {
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  haveInNavigator(
    'serviceWorker',
    Object.assign(new EventTarget(), { controller: null, getRegistration: async () => undefined }),
  );
}

function haveInNavigator(name: 'serviceWorker' | 'storage', value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}
