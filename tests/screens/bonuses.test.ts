/** A member's bonuses: the list and its filters, wagering progress, and the single response to a bonus offer. */
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, type ScreenOptions, setMemberScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/bonuslarim';
const CONFIRM = '/api/players/bonus-confirmation';
const bonuses = (page: Page) => page.locator('main [data-bonus]');
const yes = (page: Page) => main(page).getByRole('button', { name: 'Bonusu kabul et' });
const choose = async (page: Page, chip: RegExp, option: string) => {
  await main(page).getByRole('button', { name: chip }).click();
  await page.getByRole('dialog').getByRole('button', { name: option, exact: true }).click();
};
const text = (page: Page): Promise<string> => bonuses(page).first().innerText();

async function withBonuses(told: readonly object[], options: ScreenOptions = {}): Promise<MemberScreen> {
  const stage = await setMemberScreen({ balance: 1_000, bonusBalance: 20 }, options);
  const { playerNo } = stage.player;
  for (const bonus of told) await stage.server.bonus({ playerNo, ...bonus });
  return stage;
}
const sent = async ({ server }: MemberScreen): Promise<number> =>
  (await server.stats()).requests[`POST ${CONFIRM}`] ?? 0;

describe('the list of bonuses', () => {
  test('shows all bonuses, page after page, with the bonus balance', async () => {
    const { open } = await withBonuses(Array.from({ length: 12 }, (_, place) => ({ name: `Bonus ${place}` })));
    const page = await open(PATH);
    await expect.poll(() => bonuses(page).count()).toBe(12);
    expect(await main(page).innerText()).toContain('20,00\u00a0₺');
  });

  test('keeps type and period in the address and over a reload', async () => {
    const { open } = await withBonuses([
      { name: 'Yeni', status: 1 },
      { name: 'Eski', status: 2, begins: -40, ends: -20 },
    ]);
    const page = await open(PATH);
    await choose(page, /^Tür/, 'Kullanılan');
    await endsAt(page, `${PATH}?tur=kullanilan`);
    await expect.poll(() => text(page)).toContain('Eski');
    await choose(page, /^Tarih/, 'Son 1 hafta');
    await endsAt(page, `${PATH}?tur=kullanilan&tarih=hafta`);
    await main(page).getByText('Bu filtreyle bonus yok').waitFor();
    await page.reload();
    await main(page).getByText('Bu filtreyle bonus yok').waitFor();
    await main(page).getByRole('link', { name: 'Tümünü göster' }).click();
    await expect.poll(() => bonuses(page).count()).toBe(2);
  });

  test('leads to the campaigns when there is no bonus', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    await main(page).getByText('Listende bonus yok').waitFor();
    await main(page).getByRole('link', { name: 'Aktif kampanyalar' }).first().click();
    await endsAt(page, `${PATH}/aktif-kampanyalar`);
  });

  test('shows an error when it fails, and loads after "Tekrar dene"', async () => {
    const { open, server } = await withBonuses([{}]);
    await server.fault({ method: 'GET', path: '/api/players/bonuses', status: 503 });
    const page = await open(PATH);
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    await server.clearFaults();
    await again.click();
    await expect.poll(() => bonuses(page).count()).toBe(1);
  });

  test('opens from the profile', async () => {
    const { open } = await setMemberScreen();
    const page = await open('/profil');
    await main(page)
      .getByRole('link', { name: /^Bonuslarım/ })
      .click();
    await endsAt(page, PATH);
  });
});

describe('the wagering requirement', () => {
  test('is shown as a bar that moves with a played coupon', async () => {
    const { open, server, player, pass } = await withBonuses([{ required: 200, done: 50, minOdd: 1.01 }]);
    const page = await open(PATH);
    const bar = main(page).getByRole('progressbar', { name: 'Çevrim şartı' });
    await bar.waitFor();
    expect(await bar.getAttribute('value')).toBe('25');
    expect(await text(page)).toContain('150,00\u00a0₺ kaldı');
    // 50 TL.
    await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
    await pass(65_000);
    await expect.poll(() => bar.getAttribute('value')).toBe('50');
  });

  test('is not shown for a bonus without one', async () => {
    const { open } = await withBonuses([{ required: 0 }]);
    const page = await open(PATH);
    await expect.poll(() => bonuses(page).count()).toBe(1);
    expect(await main(page).getByRole('progressbar').count()).toBe(0);
  });
});

describe('a bonus offer', () => {
  const waiting = { name: 'Hafta sonu', status: 5, amount: 50 };

  /** Answers the offer; the response is unreadable, and the list that would show the result is slow. */
  async function inDoubt(): Promise<{ stage: MemberScreen; page: Page }> {
    const stage = await withBonuses([waiting]);
    await stage.server.fault({ method: 'POST', path: CONFIRM, body: 'yarım', times: 1 });
    const page = await stage.open(PATH);
    await stage.pass(100);
    await stage.server.fault({ method: 'GET', path: '/api/players/bonuses', delayMs: 3_000 });
    await yes(page).click();
    await main(page).getByText('Bonusun durumu kontrol ediliyor.').waitFor();
    return { stage, page };
  }

  test('is accepted once, however often it is tapped, and balance and status are updated', async () => {
    const stage = await withBonuses([waiting]);
    await stage.server.fault({ method: 'POST', path: CONFIRM, delayMs: 1_000 });
    const page = await stage.open(PATH);
    await yes(page).click();
    for (let tap = 0; tap < 3; tap += 1) await main(page).getByRole('button', { name: 'Gönderiliyor…' }).click();
    await expect.poll(() => text(page)).toContain('Aktif');
    expect(await sent(stage)).toBe(1);
    await expect.poll(() => main(page).innerText()).toContain('70,00\u00a0₺');
    expect(await yes(page).count()).toBe(0);
  });

  test('is declined after a confirmation', async () => {
    const stage = await withBonuses([waiting]);
    const page = await stage.open(`${PATH}?tur=onay-bekleyen`);
    await main(page).getByRole('button', { name: 'İstemiyorum' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reddet' }).click();
    await main(page).getByText('Bonusu reddettin.').waitFor();
    await main(page).getByText('Bu filtreyle bonus yok').waitFor();
    await main(page).getByRole('link', { name: 'Tümünü göster' }).click();
    await expect.poll(() => text(page)).toContain('İptal edildi');
    expect(await sent(stage)).toBe(1);
  });

  test('whose response was lost is resolved by the list', async () => {
    const stage = await withBonuses([waiting]);
    await stage.server.fault({ method: 'POST', path: CONFIRM, drop: 'after', times: 1 });
    const page = await stage.open(PATH);
    await yes(page).click();
    await expect.poll(() => text(page)).toContain('Aktif');
    expect(await sent(stage)).toBe(1);
    expect(await main(page).getByRole('alert').count()).toBe(0);
  });

  test('whose response comes after the deadline stays unresolved, and nothing more is sent until the list shows the result', async () => {
    const { stage, page } = await inDoubt();
    await yes(page).click();
    expect(await sent(stage)).toBe(1);
    await main(page).getByText('Yanıtın kayıtlı görünmüyor.').waitFor();
    await yes(page).click();
    await expect.poll(() => text(page)).toContain('Aktif');
    expect(await sent(stage)).toBe(2);
  });

  test('that is unresolved can be answered again once the list was read, also if the clock was set back meanwhile', async () => {
    const { stage, page } = await inDoubt();
    vi.setSystemTime(Date.now() - 60_000);
    await yes(page).click();
    expect(await sent(stage)).toBe(1);
    await stage.pass(10_000);
    expect(await text(page)).toContain('Yanıtın kayıtlı görünmüyor.');
    await yes(page).click();
    await expect.poll(() => text(page)).toContain('Aktif');
    expect(await sent(stage)).toBe(2);
  });

  test('that was answered on another device shows the words of the service and its new status', async () => {
    const stage = await withBonuses([waiting]);
    const body = {
      isSuccess: false,
      data: null,
      error: { code: 7402, name: 'BonusAnswered', message: 'Daha önce yanıt verdin.' },
    };
    await stage.server.fault({ method: 'POST', path: CONFIRM, status: 200, body, times: 1 });
    const page = await stage.open(PATH);
    await yes(page).click();
    await main(page).getByText('Daha önce yanıt verdin.').waitFor();
  });

  test('cannot be answered without a network, and shows why', async () => {
    const stage = await withBonuses([waiting]);
    const page = await stage.open(PATH);
    await yes(page).waitFor();
    await stage.context.setOffline(true);
    await main(page).getByText('Çevrimdışıyken bonus yanıtlanamaz.').waitFor();
    await yes(page).click();
    expect(await sent(stage)).toBe(0);
    await stage.context.setOffline(false);
    await yes(page).click();
    await expect.poll(() => text(page)).toContain('Aktif');
  });

  test('can be accepted in the second dialect', async () => {
    const stage = await withBonuses([{ ...waiting, required: 250, done: 0 }], { server: { dialect: 'second' } });
    const page = await stage.open(PATH);
    await yes(page).click();
    await expect.poll(() => text(page)).toContain('Aktif');
    expect(await text(page)).toContain('50,00\u00a0₺');
    expect(await sent(stage)).toBe(1);
  });
});
