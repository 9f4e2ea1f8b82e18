/** Dialogs for a member after signing in: popups by the flags of the response, the terms, the end of a session. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { untilAccessExpired } from '../support/members.ts';
import { PHONE } from '../support/screens.ts';
import { callsOf, dialog, endsAt, isMember, main, sendSignIn, toldOn } from '../support/sign-in.ts';
import { type ScreenStage, setMemberScreen, setScreen } from '../support/screen/screen.ts';

const answered = {
  isConfirmedSms: true,
  isConfirmedOtherContactDevice: true,
  isConfirmedSendEmail: true,
  isConfirmedCampaignPopup: true,
};
const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

async function signInWith({ server, open }: ScreenStage, flags: object): Promise<Page> {
  const player = await server.player({ flags: { ...answered, ...flags } });
  const page = await open('/uyelik/giris?from=/kolay-kuponlar');
  await sendSignIn(main(page), player);
  await endsAt(page, '/kolay-kuponlar');
  await isMember(page);
  return page;
}

describe('popups by the flags (rule sign-in-10)', () => {
  test('appear one after another, and stay when the page changes', async () => {
    const stage = await setScreen();
    const page = await signInWith(stage, {
      isConfirmedSms: false,
      isConfirmedOtherContactDevice: false,
      isConfirmedSendEmail: false,
      isConfirmedCampaignPopup: false,
      campaignUrl: '/program/ozel-etkinlikler',
    });
    await popup(page, 'İletişim izinlerin').waitFor();
    expect(await dialog(page).count()).toBe(1);
    await page.evaluate(() => history.pushState(null, '', '/program/tenis'));
    await page.locator('main [data-event]').first().waitFor();
    await dialog(page).getByRole('button', { name: 'Şimdi değil' }).click();
    await popup(page, 'E-posta adresini doğrula').waitFor();
    expect(await dialog(page).count()).toBe(1);
    await dialog(page).getByRole('button', { name: 'Daha sonra' }).click();
    await popup(page, 'Sana özel kampanya').waitFor();
    await dialog(page).getByRole('link', { name: 'Kampanyayı incele' }).click();
    await endsAt(page, '/program/ozel-etkinlikler');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await callsOf(stage.server, 'players/contact-confirmation')).toBe(0);
  });

  test('contact: offers only unanswered consents, stays open after a failure, and makes one call for a double click', async () => {
    const stage = await setScreen({ viewport: PHONE });
    const page = await signInWith(stage, { isConfirmedSms: false });
    const contact = popup(page, 'İletişim izinlerin');
    await contact.waitFor();
    expect(await contact.getByRole('checkbox').count()).toBe(1);
    await contact.getByRole('checkbox', { name: 'SMS ile bilgilendirilmek istiyorum.' }).check();
    await stage.server.fault({ method: 'POST', path: 'contact-confirmation', status: 503, times: 1 });
    await contact.getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(() => toldOn(contact)).toContain('Servise şu anda ulaşılamıyor');
    expect(await contact.getByRole('checkbox').isChecked()).toBe(true);
    await contact.getByRole('button', { name: 'Kaydet' }).dblclick();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await callsOf(stage.server, 'players/contact-confirmation')).toBe(2);
  });

  test.for([
    ['isConfirmedOtherContactDevice', 'otherDevice', /^Arama/],
    ['isConfirmedSms', 'sms', /^SMS/],
  ] as const)('contact: where %s is due, the call leaves the other consent unchanged', async ([flag, sent, label]) => {
    const { server, open } = await setScreen();
    const none = { sms: false, email: false, call: false, push: false, personalMarketing: false, hideBalance: false };
    const player = await server.player({ flags: { ...answered, [flag]: false }, profileSettings: none });
    const bodies: unknown[] = [];
    const { fetch } = server;
    server.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/contact-confirmation')) bodies.push(await request.clone().json());
      return fetch(request);
    };
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), player);
    const contact = popup(page, 'İletişim izinlerin');
    await contact.getByRole('checkbox', { name: label }).waitFor();
    await contact.getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(bodies).toEqual([{ [sent]: false }]);
    // A withdrawn consent stays withdrawn.
    await page.goto('/profil/ayarlar');
    const sms = main(page).getByRole('switch', { name: /SMS/ });
    await expect.poll(() => sms.getAttribute('aria-checked')).toBe('false');
  });

  test('mail: leads to the verification, and the next popup waits until that is closed', async () => {
    const stage = await setScreen();
    const page = await signInWith(stage, {
      isConfirmedSendEmail: false,
      isConfirmedCampaignPopup: false,
      campaignUrl: 'https://kampanya.example/firsat',
    });
    await popup(page, 'E-posta adresini doğrula').getByRole('button', { name: 'E-postamı doğrula' }).click();
    await popup(page, 'E-posta doğrulama').waitFor();
    expect(await dialog(page).count()).toBe(1);
    await dialog(page).getByRole('button', { name: 'Kapat' }).click();
    const link = popup(page, 'Sana özel kampanya').getByRole('link', { name: 'Kampanyayı incele' });
    expect(await link.getAttribute('href')).toBe('https://kampanya.example/firsat');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  test.for(['javascript:alert(1)', 'data:text/html,<b>x', '//baska.example', 'java\tscript:alert(1)', ''])(
    'campaign: no popup appears for the invalid address %j',
    async (campaignUrl) => {
      const stage = await setScreen();
      const page = await signInWith(stage, {
        isConfirmedSms: false,
        isConfirmedCampaignPopup: false,
        campaignUrl,
      });
      await popup(page, 'İletişim izinlerin').getByRole('button', { name: 'Şimdi değil' }).click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
      await expect.poll(() => dialog(page).count()).toBe(1);
      expect(await popup(page, 'Sana özel kampanya').count()).toBe(0);
    },
  );
});

describe('terms of use', () => {
  test('cover every page until they are confirmed, and do not appear again', async () => {
    const { server, open } = await setMemberScreen({ flags: { ...answered, termsOfUseDue: true } });
    await server.fault({ method: 'GET', path: 'terms-of-use', status: 503 });
    const page = await open('/program/futbol');
    const terms = popup(page, 'Kullanım koşulları');
    await terms.getByRole('button', { name: 'Tekrar dene' }).waitFor();
    await server.clearFaults();
    await terms.getByRole('button', { name: 'Tekrar dene' }).click();
    await terms.getByRole('heading', { name: 'Neler değişti?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    expect(await terms.isVisible()).toBe(true);
    await terms.getByRole('button', { name: 'Okudum, onaylıyorum' }).dblclick();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await callsOf(server, 'players/confirm-terms-of-use')).toBe(1);
    await page.reload();
    await isMember(page);
    expect(await dialog(page).count()).toBe(0);
  });

  test.for([
    [
      'in parts',
      { body: { isSuccess: true, data: { contents: { text: '<h2>Koşullar</h2><h3>Yeni koşullar</h3>' } } } },
      'Okudum, onaylıyorum',
    ],
    ['null', { body: { isSuccess: true, data: null } }, 'Onaylıyorum'],
    ['not found', { status: 404 }, 'Onaylıyorum'],
  ] as const)('whose text is %s can be confirmed', async ([, fault, way]) => {
    const { server, open } = await setMemberScreen({ flags: { ...answered, termsOfUseDue: true } });
    await server.fault({ method: 'GET', path: 'terms-of-use', ...fault });
    const page = await open('/program/futbol');
    const terms = popup(page, 'Kullanım koşulları');
    const confirm = terms.getByRole('button', { name: way, exact: true });
    await confirm.waitFor();
    const named =
      way === 'Onaylıyorum' ? terms.getByRole('link') : terms.getByRole('heading', { name: 'Yeni koşullar' });
    await named.waitFor();
    await confirm.click();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  test('can be declined by signing out', async () => {
    const { open } = await setMemberScreen({ flags: { ...answered, termsOfUseDue: true } });
    const page = await open('/program/futbol');
    await popup(page, 'Kullanım koşulları').getByRole('button', { name: 'Onaylamadan çıkış yap' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

describe('a session that cannot be renewed', () => {
  test.for([
    ['Giriş yapmadan devam et', 'home'],
    ['Tekrar giriş yap', 'back to where the player was'],
  ] as const)('is reported, and "%s" leads %s', async ([way]) => {
    const { server, open, player, context } = await setMemberScreen();
    const page = await open('/profil/kayitli-bayi-bilgilerim');
    await isMember(page);
    // Tokens that were issued expire now; new ones have the usual lifetime.
    await server.tokens({ accessTtlSeconds: 0, refreshTtlSeconds: 0 });
    await server.tokens({ accessTtlSeconds: 900, refreshTtlSeconds: 900 });
    await untilAccessExpired(context, server);
    await page.evaluate(() => window.tribun?.read('getSelectedRetailer', {}));
    await popup(page, 'Oturumunun süresi doldu').getByRole('button', { name: way }).click();
    await endsAt(page, '/');
    if (way === 'Giriş yapmadan devam et') {
      await expect.poll(() => dialog(page).count()).toBe(0);
      return;
    }
    await sendSignIn(popup(page, 'Giriş yap'), player);
    await endsAt(page, '/profil/kayitli-bayi-bilgilerim');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});
