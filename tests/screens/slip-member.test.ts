/** Actions of a member on a slip besides playing: sign in for it, save, share, open, and accept odds that moved. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { PHONE } from '../support/screens.ts';
import { callsOf, sendSignIn } from '../support/sign-in.ts';
import {
  banker,
  choose,
  items,
  kind,
  multiplier,
  openTerms,
  playButton,
  priceWords,
  reasonOf,
  slipOf,
  system,
} from '../support/slip.ts';

describe('a visitor who plays signs in and returns to the same slip', () => {
  test('on a desktop', async () => {
    const { server, open } = await setScreen();
    const player = await server.player({ balance: 100 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await slipOf(page).getByRole('button', { name: 'Giriş yap ve oyna · 50,00\u00a0₺' }).click();
    await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), player);
    await expect.poll(() => playButton(slipOf(page)).innerText()).toBe('Oyna · 50,00\u00a0₺');
    expect(await items(slipOf(page)).count()).toBe(3);
    expect(new URL(page.url()).pathname).toBe('/program/futbol');
  });

  test('on a phone', async () => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const player = await server.player({ balance: 100 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Kuponum' });
    await sheet.getByRole('button', { name: 'Giriş yap ve oyna · 50,00\u00a0₺' }).click();
    await sendSignIn(page.getByRole('dialog', { name: 'Giriş yap' }), player);
    await expect.poll(() => playButton(sheet).innerText()).toBe('Oyna · 50,00\u00a0₺');
    expect(await items(sheet).count()).toBe(3);
    expect(await playButton(sheet).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('on a phone, also without signing in', async () => {
    const { open } = await setScreen({ viewport: PHONE });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Kuponum' });
    await sheet.getByRole('heading', { name: 'Kuponum' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kuponum');
    await playButton(sheet).click();
    const signIn = page.getByRole('dialog', { name: 'Giriş yap' });
    await signIn.getByRole('button', { name: 'Kapat' }).click();
    await expect.poll(() => items(sheet).count()).toBe(3);
    await expect.poll(() => playButton(sheet).evaluate((each) => each === document.activeElement)).toBe(true);
  });
});

describe('a visitor who saves a slip signs in for it', () => {
  const savesOf = (server: TestServer): Promise<number> => callsOf(server, 'betslip/save-betslip');
  const openSlip = async (page: Page): Promise<Locator> => {
    await choose(page, 3);
    await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    return page.getByRole('dialog', { name: 'Kuponum' });
  };
  const action = (slip: Locator, name: string): Locator => slip.getByRole('button', { name, exact: true });
  const signInOver = (page: Page): Locator => page.getByRole('dialog', { name: 'Giriş yap' });

  test('on a phone the slip is open again, and saved', async () => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const player = await server.player();
    const page = await open('/program/futbol');
    const sheet = await openSlip(page);
    await action(sheet, 'Kaydet').click();
    await sendSignIn(signInOver(page), player);
    await sheet.getByText('Kuponun kaydedildi.').waitFor();
    expect(await items(sheet).count()).toBe(3);
    expect(await savesOf(server)).toBe(1);
  });

  test('on a desktop the slip is saved in place', async () => {
    const { server, open } = await setScreen();
    const player = await server.player();
    const page = await open('/program/futbol');
    await choose(page, 3);
    await action(slipOf(page), 'Kaydet').click();
    await sendSignIn(signInOver(page), player);
    await slipOf(page).getByText('Kuponun kaydedildi.').waitFor();
    expect(await savesOf(server)).toBe(1);
  });

  test('to share on a phone the slip is open again, and nothing is done without another tap', async () => {
    const { server, open } = await setScreen({ viewport: PHONE });
    const player = await server.player();
    const page = await open('/program/futbol');
    const sheet = await openSlip(page);
    await action(sheet, 'Paylaş').click();
    await sendSignIn(signInOver(page), player);
    await action(sheet, 'Kayıtlı kuponlar').waitFor();
    expect(await items(sheet).count()).toBe(3);
    expect(Object.keys((await server.stats()).requests).filter((call) => /share-|save-/.test(call))).toEqual([]);
  });

  test.for(['Kaydet', 'Paylaş'])(
    'or cancels, "%s": the slip is open again, and a later sign-in saves nothing',
    async (name) => {
      const { server, open } = await setScreen({ viewport: PHONE });
      const player = await server.player();
      const page = await open('/program/futbol');
      const sheet = await openSlip(page);
      await action(sheet, name).click();
      await signInOver(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => items(sheet).count()).toBe(3);
      await playButton(sheet).click();
      await sendSignIn(signInOver(page), player);
      await action(sheet, 'Kayıtlı kuponlar').waitFor();
      expect(await savesOf(server)).toBe(0);
    },
  );
});

test('a removed selection can be restored as it was, for some seconds only', async () => {
  const { open, pass } = await setMemberScreen({ balance: 1_000 });
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await banker(slip, 1).click();
  await expect.poll(() => banker(slip, 1).getAttribute('aria-pressed')).toBe('true');
  const before = await items(slip).allInnerTexts();
  const undo = slip.getByRole('button', { name: 'Geri al' });
  const removeOf = (place: number) =>
    items(slip)
      .nth(place)
      .getByRole('button', { name: /seçimini kaldır$/ });

  await removeOf(1).click();
  await expect.poll(() => items(slip).count()).toBe(3);
  await undo.click();
  await expect.poll(() => items(slip).allInnerTexts()).toEqual(before);
  expect(await undo.count()).toBe(0);
  expect(await system(slip, 3).getAttribute('aria-pressed')).toBe('true');
  expect(await banker(slip, 1).getAttribute('aria-pressed')).toBe('true');

  await slip.getByRole('button', { name: 'Temizle' }).click();
  await slip.getByText('Kuponun boş').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await undo.click();
  await expect.poll(() => items(slip).allInnerTexts()).toEqual(before);
  await expect.poll(() => system(slip, 3).getAttribute('aria-pressed')).toBe('true');

  await slip.getByRole('button', { name: 'Temizle' }).click();
  await undo.waitFor();
  await pass(6_000);
  expect(await undo.count()).toBe(0);
});

test('a slip is saved with its systems and bankers, opened again in place of another, and deleted', async () => {
  const { open } = await setMemberScreen({ balance: 1_000 });
  const page = await open('/program/futbol');
  await choose(page, 4);
  const slip = slipOf(page);
  await kind(slip, 'Sistem').click();
  await system(slip, 3).click();
  await banker(slip, 1).click();
  await openTerms(slip);
  await multiplier(slip).fill('40');
  await expect.poll(() => reasonOf(slip)).toBe('');
  await slip.getByRole('button', { name: 'Kaydet' }).click();
  await slip.getByText('Kuponun kaydedildi.').waitFor();

  await slip.getByRole('button', { name: 'Temizle' }).click();
  await expect.poll(() => items(slip).count()).toBe(0);
  await slip.getByRole('button', { name: 'Kayıtlı kuponlar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kayıtlı kuponlar' });
  await sheet.getByText('4 seçim · Sistem 3 · 40 misli').waitFor();
  await sheet.getByRole('button', { name: /kuponunu aç$/ }).click();
  await expect.poll(() => items(slip).count()).toBe(4);
  await expect.poll(() => system(slip, 3).getAttribute('aria-pressed')).toBe('true');
  expect(await banker(slip, 1).getAttribute('aria-pressed')).toBe('true');
  expect(await priceWords(slip).innerText()).toContain('40 misli');

  await page.goto('/profil/kuponlarim/kayitli');
  await page
    .locator('main')
    .getByRole('button', { name: /kuponunu sil$/ })
    .click();
  await page.locator('main').getByText('Kayıtlı kuponun yok').waitFor();
});

test('a shared slip that does not exist shows a message', async () => {
  const { open } = await setScreen();
  const page = await open('/paylasilan-kuponlar/yok', 'painted');
  await page.locator('main').getByText('Kupon bulunamadı').waitFor();
});

describe('odds that moved', () => {
  /** A slip of three; `move` changes the odd of its first outcome on the server, which also judges the coupon by it. */
  async function setTable() {
    const stage = await setMemberScreen({ balance: 100 });
    const page = await stage.open('/program/futbol');
    const [spot] = await choose(page, 3);
    const slip = slipOf(page);
    await expect.poll(() => reasonOf(slip)).toBe('');
    const odd = items(slip).first().locator('[data-odd]');
    let version = 0;
    const move = async (to: number): Promise<void> => {
      version += 1;
      const event = await stage.server.truth(spot!.eventId);
      await stage.server.push('lite', 'currentOdds', oddUpdate(event, version, spot!.marketId, spot!.outcome, to));
      await expect.poll(() => odd.innerText()).toBe(String(to).replace('.', ','));
    };
    return { ...stage, page, slip, odd, move };
  }

  test('are shown with the old odd, and a tap on the button accepts them', async () => {
    const { server, pass, slip, odd, move, page } = await setTable();
    const before = await odd.innerText();
    await move(1.11);
    expect(await playButton(slip).innerText()).toBe('Yeni oranla oyna · 50,00\u00a0₺');
    expect(await items(slip).first().locator('s').allInnerTexts()).toEqual([before]);
    await pass(500);
    await playButton(slip).click();
    await expect.poll(() => sent(server)).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('at the moment of the tap were not seen, so nothing is sent, and a message says so', async () => {
    const { server, pass, slip, move } = await setTable();
    await move(1.11);
    await pass(500);
    await move(1.12);
    await playButton(slip).dispatchEvent('click');
    await slip
      .getByRole('alert')
      .getByText(/Oranlar tam o anda değişti/)
      .waitFor();
    expect(await sent(server)).toBe(0);
    // Only the odds seen before are accepted.
    expect(await items(slip).first().locator('s').allInnerTexts()).toEqual(['1,11']);
    await pass(500);
    await playButton(slip).click();
    await expect.poll(() => sent(server)).toBe(1);
  });

  test('and moved back need no acceptance any more', async () => {
    const { slip, odd, move } = await setTable();
    const before = await odd.innerText();
    await move(1.11);
    await move(Number(before.replace(',', '.')));
    expect(await playButton(slip).innerText()).toBe('Oyna · 50,00\u00a0₺');
  });
});

test.each([{}, { writes: true }, 'second'] as const)(
  'the setting for moved odds belongs to the member, in every tab and after a reload; dialect %j',
  async (dialect) => {
    const { open } = await setMemberScreen({}, { server: { dialect } });
    const page = await open('/program/futbol');
    await choose(page, 2);
    const settings = page.getByRole('dialog', { name: 'Oran değişiklikleri' });
    const chosen = (): Promise<string[]> =>
      settings
        .getByRole('radio', { checked: true })
        .evaluateAll((all) => all.map((each) => each.closest('label')!.innerText));
    await slipOf(page).getByRole('button', { name: 'Oran ayarı' }).click();
    await expect.poll(chosen).toEqual(['Her değişiklikte bana sor']);
    await settings.getByRole('radio', { name: 'Yalnızca yükselen oranları kabul et' }).check();
    await expect.poll(chosen).toEqual(['Yalnızca yükselen oranları kabul et']);
    await settings.getByRole('radio', { name: 'Tüm oran değişikliklerini kabul et' }).check();
    await expect.poll(chosen).toEqual(['Tüm oran değişikliklerini kabul et']);
    await page.reload();
    await slipOf(page).getByRole('button', { name: 'Oran ayarı' }).click();
    await expect.poll(chosen).toEqual(['Tüm oran değişikliklerini kabul et']);
  },
);

async function sent(server: { stats: () => Promise<{ requests: Record<string, number> }> }): Promise<number> {
  return (await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0;
}
