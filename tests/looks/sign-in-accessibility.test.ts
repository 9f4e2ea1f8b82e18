/** axe-core on every screen of signing in and of passwords, in both themes, on a phone and on a desktop: no violation. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { moveTo } from '../support/every-screen.ts';
import { signedIn } from '../support/members.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { codeField, dialog, main, sendSignIn, signInButton, toldOn } from '../support/sign-in.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

type Step = [name: string, show: (page: Page, server: TestServer) => Promise<unknown>];

const steps: Step[] = [
  ['sign-in', (page) => moveTo(page, '/uyelik/giris')],
  ['its faults', (page) => signInButton(main(page)).click()],
  [
    'its refusal',
    async (page) => {
      await sendSignIn(main(page), { userInfo: '05550000001', password: 'yanlis' });
      await expect.poll(() => toldOn(main(page))).not.toBe('');
    },
  ],
  [
    'the code of a device and its refusal',
    async (page, server) => {
      await sendSignIn(main(page), await server.player({ signIn: 'device' }));
      await codeField(page).fill('000000');
      await expect.poll(() => toldOn(main(page))).not.toBe('');
    },
  ],
  [
    'the code after a reload, with the password',
    async (page) => {
      await page.reload();
      await codeField(page).waitFor();
    },
  ],
  ['another account', (page) => page.getByRole('button', { name: 'Farklı bir hesapla giriş yap' }).click()],
  [
    'the dialog',
    async (page) => {
      await page.goto('/kolay-kuponlar');
      await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
      await signInButton(dialog(page)).click();
    },
  ],
  ['a forgotten password in the dialog', (page) => page.getByRole('link', { name: 'Şifremi unuttum' }).click()],
  ['its faults', (page) => page.getByRole('button', { name: 'Kod gönder' }).click()],
  ['an expired password', (page) => moveTo(page, '/uyelik/suresi-dolmus-sifre-yenileme')],
  ['its faults', (page) => page.getByRole('button', { name: 'Şifreyi yenile' }).click()],
  ['a forgotten password', (page) => moveTo(page, '/uyelik/sifremi-unuttum')],
  [
    'its code',
    async (page, server) => {
      await server.player({ identityNumber: '93000000170', birthDate: '1990-02-05' });
      await page.getByLabel('T.C. kimlik numarası').fill('93000000170');
      await page.getByLabel('Doğum tarihi').fill('05.02.1990');
      await page.getByRole('button', { name: 'Kod gönder' }).click();
      await codeField(page).waitFor();
    },
  ],
  ['its faults', (page) => page.getByRole('button', { name: 'Şifreyi yenile' }).click()],
];

const memberSteps: Step[] = [
  ['the terms of use', (page) => page.getByRole('button', { name: 'Okudum, onaylıyorum' }).waitFor()],
  [
    'the change of a password and its faults',
    async (page) => {
      await page.getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await page.goto('/profil/sifre-degistir');
      await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    },
  ],
];

const popupSteps: Step[] = [
  ['consent to be contacted', (page) => page.getByRole('dialog', { name: 'İletişim izinlerin' }).waitFor()],
  ['the mail address', (page) => page.getByRole('button', { name: 'Şimdi değil' }).click()],
  ['the campaign', (page) => page.getByRole('button', { name: 'Daha sonra' }).click()],
];

for (const viewport of [PHONE, DESKTOP]) {
  test(`no screen of signing in has a violation at ${viewport.width} × ${viewport.height}, dark and light`, async () => {
    const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
    const { server, open, context: visitors } = await setStage(browser(), { context });
    const page = await open('/');
    const found = await violationsAt(page, server, steps);

    await sendPopups(page, server);
    Object.assign(found, await violationsAt(page, server, popupSteps));

    await visitors.clearCookies();
    await signedIn(visitors, server, await server.player({ flags: { termsOfUseDue: true } }));
    await page.goto('/kolay-kuponlar');
    Object.assign(found, await violationsAt(page, server, memberSteps));
    expect(found).toEqual({});
  });
}

async function violationsAt(page: Page, server: TestServer, shown: Step[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, show] of shown) {
    await show(page, server);
    await untilLoaded(page);
    const violations = await violationsInThemes(page);
    if (violations.length > 0) found[name] = [...(found[name] ?? []), ...violations];
  }
  return found;
}

async function sendPopups(page: Page, server: TestServer): Promise<void> {
  const flags = {
    isConfirmedSms: false,
    isConfirmedOtherContactDevice: false,
    isConfirmedSendEmail: false,
    isConfirmedCampaignPopup: false,
    campaignUrl: '/kolay-kuponlar',
  };
  await page.goto('/uyelik/giris?from=/kolay-kuponlar');
  await sendSignIn(main(page), await server.player({ flags }));
}
