/** Consent, what is measured with it, and the product inside of an app of the operator's. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { standInOperator } from '../../server/operator/addresses.ts';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { PHONE } from '../support/screens.ts';
import { outsideScripts } from '../support/screen/outside-scripts.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { choosePreMatch } from '../support/slip.ts';
import { isMember, main, sendSignIn } from '../support/sign-in.ts';

const { container, ...others } = standInOperator();
const CONTAINER = container.script;
const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

type Entry = Record<string, unknown>;

/** What was pushed, the words of the consent apart. */
const pushes = (): Entry[] =>
  (window.dataLayer ?? []).filter((entry): entry is Entry => !('length' in (entry as object)));
const consents = (): unknown[][] =>
  (window.dataLayer ?? []).filter((entry) => 'length' in (entry as object)).map((entry) => [...(entry as unknown[])]);
const names = (): string[] =>
  pushes().map(({ event, pageName }) => [event ?? 'ecommerce: null', pageName].join(' ').trim());
const last = (event: string): Entry | undefined => pushes().findLast((each) => each['event'] === event);

/** Past the first screen, and whatever comes after it. */
async function settle({ pass }: ScreenStage): Promise<void> {
  await pass(5_000);
}

describe('with consent', () => {
  test('a visitor is measured as written, and nothing before the yes', async () => {
    const scripts = outsideScripts();
    const stage = await setScreen({ server: { operator: { container } } });
    const { server, open } = stage;
    const page = await open('/program/futbol?utm_source=mail&password=gizli');
    await button(page, 'Tercihlerim').waitFor();
    await settle(stage);
    expect(window.dataLayer).toBeUndefined();
    expect(scripts.asked).toEqual([]);
    expect(localStorage.getItem('settings')).toBeNull();

    await button(page, 'Tercihlerim').click();
    await page.getByRole('dialog').getByRole('switch', { name: 'İstatistik' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seçimimi kaydet' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    await expect.poll(names).toEqual(['virtualPageview Bülten']);
    expect(scripts.asked).toEqual([CONTAINER]);
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(consents()).toEqual([
      ['consent', 'default', { analytics_storage: 'denied', ...denied }],
      ['consent', 'update', { analytics_storage: 'granted', ...denied }],
    ]);
    expect(pushes()[0]).toEqual({
      ...{ event: 'virtualPageview', pageName: 'Bülten', pagePath: '/program/futbol?utm_source=mail' },
      ...{ pageTitle: expect.stringContaining('Tribün'), LoginStatus: 0, Platform: 3 },
    });
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({ version: '66', platform: 3 });

    await choosePreMatch(server, page, 1);
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Canlı');
    expect(new URL(page.url()).search).toContain('utm_source=mail');
    expect(names()).toEqual(['virtualPageview Bülten', 'ecommerce: null', 'add_to_cart', 'virtualPageview Canlı']);
    const asVisitor = pushes();
    for (const personal of ['userId', 'ActiveDealerId', 'externalMemberId']) {
      expect(JSON.stringify(asVisitor)).not.toContain(personal);
    }
  });

  test('a sign-in and who it is are measured as written, until the yes is taken back', async () => {
    outsideScripts();
    const { server, open, pass } = await setScreen({ server: { operator: { container } } });
    const player = await server.player({
      name: 'Xerxes',
      surname: 'Qorlu',
      phoneNumber: '05551112233',
    });
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    localStorage.setItem(`${STORAGE_PREFIX}:consent`, JSON.stringify({ statistics: true, marketing: false, at: 1 }));
    const page = await open('/uyelik/giris?utm_source=mail');
    await expect.poll(names).toEqual(['virtualPageview Giriş yap']);
    await sendSignIn(main(page), player);
    await isMember(page);
    await expect.poll(() => last('login')).toMatchObject({ method: 'password', LoginStatus: 1 });
    const { userId, ActiveDealerId, UserCity } = last('login') ?? {};
    expect([userId, ActiveDealerId, UserCity].map(String).every((each) => each !== '' && each !== 'undefined')).toBe(
      true,
    );
    expect(JSON.parse(localStorage.getItem('VirtualPageview') ?? '')).toMatchObject({ ActiveDealerId, UserCity });

    const told = JSON.stringify(window.dataLayer);
    for (const secret of ['Xerxes', 'Qorlu', '5551112233', 'gizli', player.password, player.userInfo]) {
      expect(told).not.toContain(secret);
    }

    await page.goto('/profil/ayarlar');
    await main(page).getByText('Bu cihazda açık: Gerekli, İstatistik').waitFor();
    await main(page)
      .getByRole('button', { name: /^Değiştir/ })
      .click();
    await page.getByRole('dialog').getByRole('switch', { name: 'İstatistik' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seçimimi kaydet' }).click();
    await expect.poll(() => consents().at(-1)?.[2]).toEqual({ analytics_storage: 'denied', ...denied });
    const before = pushes().length;
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await pass(3_000);
    expect(pushes()).toHaveLength(before);
    expect([localStorage.getItem('settings'), localStorage.getItem('VirtualPageview')]).toEqual([null, null]);

    // A visitor finds the same choice at the end of every page.
    await page.locator('footer').getByRole('button', { name: 'Çerez tercihleri' }).click();
    const statistics = page.getByRole('dialog').getByRole('switch', { name: 'İstatistik' });
    expect(await statistics.getAttribute('aria-checked')).toBe('false');
  });

  test.each(['blocked', 'slow'] as const)('a container that is %s leaves the product whole', async (end) => {
    const scripts = outsideScripts();
    scripts.end = end;
    const { open, pass } = await setScreen({ server: { operator: { container } }, viewport: PHONE });
    const page = await open('/');
    await button(page, 'Kabul et').click();
    await pass(15_000);
    expect(scripts.asked).toEqual([CONTAINER]);
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Program' }).click();
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Bülten');
    await page.reload();
    await pass(5_000);
    expect(await banner(page).count()).toBe(0);
  });

  test('refused once it is not asked again, and nothing is loaded', async () => {
    const scripts = outsideScripts();
    const { open, pass } = await setScreen({ server: { operator: { container } } });
    const page = await open('/');
    await button(page, 'Reddet').click();
    await page.reload();
    await pass(5_000);
    expect(await banner(page).count()).toBe(0);
    expect([scripts.asked, window.dataLayer]).toEqual([[], undefined]);
    expect(JSON.parse(localStorage.getItem(`${STORAGE_PREFIX}:consent`) ?? '')).toMatchObject({
      ...{ necessary: true, statistics: false, marketing: false },
    });
  });
});

test('where nothing measures nobody is asked, and the rest of the operator changes nothing of it', async () => {
  const scripts = outsideScripts();
  const stage = await setScreen({ server: { operator: others } });
  const page = await stage.open('/');
  await settle(stage);
  expect(await banner(page).count()).toBe(0);
  expect([scripts.asked, window.dataLayer]).toEqual([[], undefined]);
});

describe('inside of an app', () => {
  test.each(['/program/futbol?type=webview', '/program/futbol?showOnlyField'])(
    '%s has no frame, here and on every page',
    async (path) => {
      const scripts = outsideScripts();
      const stage = await setScreen({ server: { operator: { container } }, viewport: PHONE });
      const page = await stage.open(path);
      const frameless = async (): Promise<void> => {
        await settle(stage);
        expect(await page.getByText('Bayi üyeliği').count()).toBe(0);
        expect(await page.getByRole('banner').getByRole('link').count()).toBe(0);
        for (const name of ['Alt menü', 'Ana menü', 'Sporlar']) {
          expect(await page.getByRole('navigation', { name }).count(), name).toBe(0);
        }
        expect(await banner(page).count()).toBe(0);
      };
      await frameless();
      await main(page).locator('article[data-event] a').first().click();
      await expect.poll(() => page.url()).toContain('/mac-detay/');
      await frameless();
      await page.reload();
      await frameless();
      expect([scripts.asked, window.dataLayer]).toEqual([[], undefined]);
    },
  );
});
