/** axe-core on the member's screens, in both themes, on a phone and on a desktop: no violation at all. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { moveTo } from '../support/every-screen.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { CHANGE_RETAILER, chooseProvince, radios } from '../support/retailers.ts';
import { rowPages } from '../support/row-pages.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
  const look = `${viewport.width} × ${viewport.height}, dark and light`;

  test(`the pages of a member have no violation at ${look}`, async () => {
    const fields = { unread: 3, notices: 2, isMailVerified: false, balance: 1_000, npsSubmitDate: null };
    const { open, server, player } = await setMemberStage(browser(), fields, { context });
    await addPayoutAccounts(server, player);
    await server.bonus({ playerNo: player.playerNo, status: 5, required: 250 });
    const page = await open('/profil');
    const found: Record<string, string[]> = {};
    for (const [path, prepare] of [...steps, ...otherPages]) {
      await moveTo(page, path);
      await prepare?.(page);
      await untilLoaded(page);
      const violations = await violationsInThemes(page);
      if (violations.length > 0) found[`${path} ${prepare?.name ?? ''}`] = violations;
    }
    expect(found).toEqual({});
  }, 900_000);

  test(`the popups of a member have no violation at ${look}`, async () => {
    const { open } = await setMemberStage(browser(), { retailer: 'Passive' }, { context });
    const page = await open('/');
    await page.getByRole('dialog').getByRole('heading', { name: 'Bayi Seçmelisin' }).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await moveTo(page, CHANGE_RETAILER);
    await chooseProvince(page, 'Ankara');
    await radios(page).nth(1).check();
    await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
    await page.getByRole('dialog').getByText('Üyelik koşulları').waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

const steps: [path: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ['/profil'],
  ['/profil', phoneSheet],
  ['/profil', signOutQuestion],
  ['/profil', menu],
  ['/profil', survey],
  [CHANGE_RETAILER],
  [CHANGE_RETAILER, list],
  [CHANGE_RETAILER, result],
  ['/profil/kisisel-bilgilerim'],
  ['/profil/kayitli-bayi-bilgilerim'],
  ['/profil/hesap-hareketlerim'],
  ['/profil/rakamlarim'],
  ['/profil/para-cekme'],
  ['/profil/bonuslarim'],
  ['/profil/iletisim'],
  ['/profil/bize-ulasin', faults],
  ['/profil/bonuslarim/aktif-kampanyalar'],
  ['/profil/mesajlar'],
  ['/profil/mesajlar/mesaj-detay/M1000'],
  ['/profil/bilgilendirmeler'],
  ['/profil/bilgilendirmeler', notice],
  ['/profil/para-cekme/kayitli-banka-hesaplarim'],
  ['/profil/para-cekme/yeni-hesap-ekle', faults],
  ['/profil/hesap-hareketlerim?ozet=acik'],
  ['/profil/para-yatirma'],
  ['/profil/para-yatirma?yol=sans-oyunlari'],
  ['/profil/telefon-dogrulama?hasUserPhoneNumber=false', faults],
  ['/profil/kuponlarim/bekleyen'],
  ['/profil/kuponlarim/spor-toto'],
  ['/spor-toto/sonuclar'],
  ['/bayilik-basvuru-formu', faults],
];

/** The member's pages without a step of their own. */
const otherPages: typeof steps = rowPages
  .filter(({ access, path }) => access === 'member' && !steps.some(([known]) => known.split('?')[0] === path))
  .map(({ path }) => [path]);

async function phoneSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Telefon doğrulama/ }).click();
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await page.getByRole('textbox', { name: 'Doğrulama kodu' }).waitFor();
}

async function signOutQuestion(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Tüm cihazlardan çıkış yap' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).waitFor();
}

async function menu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /hesap menüsü/ });
  // A phone does not have it.
  if (await button.isVisible()) await button.click();
}

async function survey(page: Page): Promise<void> {
  await page.locator('[data-survey]').getByText('8', { exact: true }).click();
  await page.getByText('Kupon takibi').click();
}

async function list(page: Page): Promise<void> {
  await chooseProvince(page, 'İstanbul');
  await radios(page).nth(1).check();
}

async function result(page: Page): Promise<void> {
  await list(page);
  await page.getByRole('button', { name: 'Bu bayiyi seç' }).click();
  await page.getByText('gerçekleşmiştir').waitFor();
}

async function notice(page: Page): Promise<void> {
  await page.locator('main [data-notice]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anladım' }).waitFor();
}

async function faults(page: Page): Promise<void> {
  // The field already has the member's own number.
  await page.locator('main form input').first().fill('');
  await page.locator('main form button[type="submit"]').click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
}
