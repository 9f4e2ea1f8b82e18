/** Consent, the events measured with it, and the product embedded in an app of the operator. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { PHONE } from '../support/screens.ts';
import { outsideScripts } from '../support/screen/outside-scripts.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { PRICE_LIRA, confirmed, fields, playButton } from '../support/play-table.ts';
import { BASKETBALL, firstOf, preMatch } from '../support/program.ts';
import { applicant, toCode, toResult, toRetailer } from '../support/registration.ts';
import { choose, choosePreMatch } from '../support/slip.ts';
import { isMember, lastCode, main, sendSignIn } from '../support/sign-in.ts';

const { container, ...others } = standInOperator();
const CONTAINER = container.script;
const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

type Entry = Record<string, unknown>;

/** Commands of the consent API are `arguments` objects, all other entries plain objects. */
const isCommand = (entry: unknown): boolean => Object.prototype.toString.call(entry) === '[object Arguments]';
const pushes = (): Entry[] => (window.dataLayer ?? []).filter((entry): entry is Entry => !isCommand(entry));
const consents = (): unknown[][] =>
  (window.dataLayer ?? []).filter(isCommand).map((entry) => [...(entry as unknown[])]);
const names = (): string[] =>
  pushes().map(({ event, pageName }) => [event ?? 'ecommerce: null', pageName].join(' ').trim());
const last = (event: string): Entry | undefined => pushes().findLast((each) => each['event'] === event);

/** Asserts that no secret is in the pushes, except the match names of a slip, nor in an address. */
async function expectNothingSecret(page: Page, secrets: readonly string[]): Promise<void> {
  const tokens = (await page.context().cookies()).filter(({ name }) => name === 'at' || name === 'rt');
  const items = pushes().map((entry) => ({ ...entry, ecommerce: null }));
  const said = JSON.stringify([items, location.href]);
  for (const secret of [...secrets, ...tokens.map(({ value }) => value)]) expect(said).not.toContain(secret);
  const addresses = [location.href, ...pushes().map(({ pagePath }) => pagePath)];
  expect(JSON.stringify(addresses)).not.toMatch(/password|phoneNumber/);
}

const givenConsent = (): void =>
  localStorage.setItem(`${STORAGE_PREFIX}:consent`, JSON.stringify({ statistics: true, marketing: false, at: 1 }));

/** Waits for first paint and for everything that loads after it. */
async function settle({ pass }: ScreenStage): Promise<void> {
  await pass(5_000);
}

describe('with consent', () => {
  test('a visitor’s events are measured as specified, and none before consent', async () => {
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
    await expect.poll(names).toEqual(['virtualPageview Bülten - Lige Göre']);
    expect(scripts.asked).toEqual([CONTAINER]);
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(consents()).toEqual([
      ['consent', 'default', { analytics_storage: 'denied', ...denied }],
      ['consent', 'update', { analytics_storage: 'granted', ...denied }],
    ]);
    expect(pushes()[0]).toEqual({
      ...{ event: 'virtualPageview', pageName: 'Bülten - Lige Göre', pagePath: '/program/futbol?utm_source=mail' },
      ...{ pageTitle: expect.stringContaining('Tribün'), LoginStatus: 0, Platform: 3 },
    });
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({ version: '66', platform: 3 });

    await choosePreMatch(server, page, 1);
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Canlı');
    expect(new URL(page.url()).search).toContain('utm_source=mail');
    const seen = ['virtualPageview Bülten - Lige Göre', 'ecommerce: null', 'add_to_cart', 'virtualPageview Canlı'];
    expect(names()).toEqual(seen);
    const asVisitor = pushes();
    for (const personal of ['userId', 'ActiveDealerId', 'externalMemberId']) {
      expect(JSON.stringify(asVisitor)).not.toContain(personal);
    }
  });

  test('a sign-in and the player’s id are measured as specified, until consent is withdrawn', async () => {
    outsideScripts();
    const { server, open, pass } = await setScreen({ server: { operator: { container } } });
    const player = await server.player({
      name: 'Xerxes',
      surname: 'Qorlu',
      phoneNumber: '05551112233',
    });
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    givenConsent();
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

    const views = names().length;
    await page.goto('/profil/ayarlar');
    await main(page).getByText('Bu cihazda açık: Gerekli, İstatistik').waitFor();
    // Consent can be withdrawn only after something was measured with it.
    await expect.poll(() => names().slice(views)).toContain('virtualPageview Ayarlar');
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

  test('a registration is measured step by step, without anything that was typed', async () => {
    outsideScripts();
    const { server, open } = await setScreen({ server: { operator: { container } } });
    givenConsent();
    const page = await open('/uye-ol?utm_source=mail&phoneNumber=05321234567');
    await expect.poll(names).toContain('virtualPageview Üye Ol');
    await toCode(page);
    const code = await lastCode(server);
    await toRetailer(page, server);
    await toResult(page);
    await page.getByRole('link', { name: 'Programa git' }).click();
    await expect.poll(names).toContain('virtualPageview Bülten - Lige Göre');
    expect(names().filter((name) => name !== 'virtualPageview Üye Ol')).toEqual([
      ...['registration_step', 'registration_step', 'registration_step', 'registration_step', 'sign_up'],
      'virtualPageview Bülten - Lige Göre',
    ]);
    const steps = pushes().filter(({ event }) => event === 'registration_step');
    expect(steps.map(({ step, stepName }) => [step, stepName])).toEqual([
      ...[
        [1, 'form'],
        [2, 'code'],
      ],
      ...[
        [3, 'retailer'],
        [4, 'result'],
      ],
    ]);
    expect(pushes().find(({ event }) => event === 'virtualPageview')).toMatchObject({
      pagePath: '/uye-ol?utm_source=mail',
    });
    expect(await page.evaluate(() => location.search)).toContain('utm_source=mail');
    await expectNothingSecret(page, [...Object.values(applicant), code]);
  });

  test('a member is measured from sign-in over search and slip to the coupon and the sign-out', async () => {
    outsideScripts();
    const { server, open } = await setScreen({ server: { operator: { container } } });
    const player = await server.player({ ...fields, name: 'Xerxes', phoneNumber: '05551112233' });
    givenConsent();
    const page = await open('/uyelik/giris?utm_source=mail');
    await expect.poll(names).toEqual(['virtualPageview Giriş yap']);
    await sendSignIn(main(page), player);
    await isMember(page);
    await expect.poll(names).toContain('virtualPageview Anasayfa');
    await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
    const event = firstOf(preMatch(server, BASKETBALL), 'basketball match');
    await page.getByRole('dialog', { name: 'Ara' }).getByRole('combobox').fill(`${event.hn} ${event.an}`);
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Detay - tum-oranlar');
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Program' }).click();
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Bülten - Lige Göre');
    await choose(page, 3);
    await expect.poll(() => playButton(page).isEnabled()).toBe(true);
    await playButton(page).click();
    await confirmed(page).waitFor();
    await expect.poll(() => names().at(-1)).toBe('purchase');
    await page.goto('/profil');
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Profil');
    await main(page).getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await expect.poll(names).toContain('logout');

    const told = names().filter((name) => name !== 'ecommerce: null');
    // Sign-in and page view are reported in the same moment, in either order.
    expect(told.slice(0, 3).toSorted()).toEqual(['login', 'virtualPageview Anasayfa', 'virtualPageview Giriş yap']);
    expect(told.slice(3, told.indexOf('logout') + 1)).toEqual([
      ...['search', 'virtualPageview Detay - tum-oranlar', 'virtualPageview Bülten - Lige Göre'],
      ...['add_to_cart', 'add_to_cart', 'add_to_cart', 'begin_checkout', 'purchase'],
      ...['virtualPageview Profil', 'logout'],
    ]);
    expect(last('search')).toMatchObject({ length: `${event.hn} ${event.an}`.length });
    const begun = last('begin_checkout')?.['ecommerce'] as { items: unknown[] };
    expect(begun.items).toHaveLength(3);
    expect(last('purchase')).toMatchObject({
      ecommerce: {
        currency: 'TRY',
        value: PRICE_LIRA,
        transaction_id: expect.stringMatching(/^\d+$/),
        items: begun.items,
      },
    });
    // Pushes contain the player's id from sign-in to sign-out only.
    const [before = {}] = pushes();
    expect(Object.keys(before)).not.toContain('userId');
    expect(last('purchase')).toMatchObject({ LoginStatus: 1, userId: expect.any(String) });
    expect(last('logout')).toMatchObject({ LoginStatus: 0 });
    expect(Object.keys(last('logout') ?? {})).not.toContain('userId');
    expect(localStorage.getItem('VirtualPageview')).toBeNull();
    await expectNothingSecret(page, [
      player.password,
      player.userInfo,
      'Xerxes',
      '05551112233',
      `${event.hn} ${event.an}`,
    ]);
  });

  test.each(['blocked', 'slow'] as const)('a container that is %s does not affect the product', async (end) => {
    const scripts = outsideScripts();
    scripts.end = end;
    const { open, pass } = await setScreen({ server: { operator: { container } }, viewport: PHONE });
    const page = await open('/');
    await button(page, 'Kabul et').click();
    await pass(15_000);
    expect(scripts.asked).toEqual([CONTAINER]);
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Program' }).click();
    await expect.poll(() => names().at(-1)).toBe('virtualPageview Bülten - Lige Göre');
    await page.reload();
    await pass(5_000);
    expect(await banner(page).count()).toBe(0);
  });

  test('refused consent is not requested again, and nothing is loaded', async () => {
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

test('without a measuring provider no consent is requested, and other providers change nothing about that', async () => {
  const scripts = outsideScripts();
  const stage = await setScreen({ server: { operator: others } });
  const page = await stage.open('/');
  await settle(stage);
  expect(await banner(page).count()).toBe(0);
  expect([scripts.asked, window.dataLayer]).toEqual([[], undefined]);
});

describe('embedded in an app', () => {
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
