/** Actions on a played coupon: each with success, with a failure that changes nothing, and only once. */
import { describe, expect, test } from 'vitest';
import { action, actionsOf, detail, dialogOf, lost, played, summary } from '../support/coupon-page.ts';
import { setStatus, truthOf } from '../support/played-coupons.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { DESKTOP } from '../support/screens.ts';
import { main, toldOn } from '../support/sign-in.ts';

/** A member with as many events as a browser test has: enough that can be played alone. */
const member = (viewport = DESKTOP): Promise<MemberScreen> =>
  setMemberScreen({ balance: 100_000 }, { viewport, server: { events: 300 } });

test('the actions offered depend on the coupon’s status', async () => {
  const { server, open, coupon, spots } = await played(await member(), 2);
  const page = await open(detail(coupon.id));
  await summary(page).waitFor();
  expect(await actionsOf(page)).toEqual(['Tekrar oyna', 'Paylaş', 'Resim', 'Kaydet', 'Yazdır']);
  // A coupon with a decided match cannot be saved as a slip any more.
  await server.act(spots[0]?.eventId ?? 0, { action: 'remove' });
  await page.reload();
  await summary(page).waitFor();
  await expect.poll(() => actionsOf(page)).toEqual(['Tekrar oyna', 'Paylaş', 'Resim', 'Yazdır']);
  await setStatus(server, coupon.id, 10);
  await page.reload();
  await summary(page).getByText('Ödeme bekliyor').waitFor();
  expect(await actionsOf(page)).not.toContain('Arşive taşı');
  await setStatus(server, coupon.id, 11);
  await page.reload();
  await summary(page).getByText('Hesaba aktarıldı').waitFor();
  expect(await actionsOf(page)).toEqual(['Paylaş', 'Resim', 'Arşive taşı', 'Kaldır', 'Yazdır']);
});

describe('archiving', () => {
  test('moves a whole group to the archive', async () => {
    const { server, player, coupon, page } = await lost(await member(), { count: 3 });
    await action(page, 'Arşive taşı').click();
    await main(page).getByText('Kuponların arşive taşındı.').waitFor();
    await summary(page).getByText('Arşivde').waitFor();
    for (const id of coupon.ids) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await truthOf(server, player, id)).toMatchObject({ ar: true });
    }
  });

  test('changes nothing when the service fails', async () => {
    const { server, player, coupon, page } = await lost(await member());
    const path = `move-to-archive/${coupon.id}`;
    await server.fault({
      method: 'POST',
      path,
      status: 200,
      body: { isSuccess: false, message: 'Şu anda taşınamıyor.' },
    });
    await action(page, 'Arşive taşı').click();
    await expect.poll(() => toldOn(main(page))).toBe('Şu anda taşınamıyor.');
    expect(await truthOf(server, player, coupon.id)).toMatchObject({ ar: false });
    expect(await actionsOf(page)).toContain('Arşive taşı');
    await server.clearFaults();
    await action(page, 'Arşive taşı').click();
    await summary(page).getByText('Arşivde').waitFor();
    expect(await toldOn(main(page))).toBe('');
  });

  test('is done once, however often it is tapped', async () => {
    const { server, coupon, page } = await lost(await member());
    const path = `move-to-archive/${coupon.id}`;
    await server.fault({ method: 'POST', path, delayMs: 500 });
    await action(page, 'Arşive taşı').dblclick();
    await summary(page).getByText('Arşivde').waitFor();
    const { requests } = await server.stats();
    const calls = Object.entries(requests).filter(
      ([call]) => call.startsWith('POST') && call.includes('move-to-archive'),
    );
    expect(calls.map(([, count]) => count)).toEqual([1]);
  });
});

describe('removing', () => {
  test('removes a coupon for good after a confirmation', async () => {
    const { server, player, coupon, page } = await lost(await member());
    await action(page, 'Kaldır').click();
    const question = dialogOf(page, 'Kupon kaldırılsın mı?');
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    expect(await truthOf(server, player, coupon.id)).toBeDefined();
    await action(page, 'Kaldır').click();
    await question.getByRole('button', { name: 'Kaldır' }).click();
    await main(page).getByText('Kupon kaldırıldı').waitFor();
    expect(await truthOf(server, player, coupon.id)).toBeUndefined();
    await page.reload();
    await main(page).getByText('Kupon bulunamadı').waitFor();
  });

  test('keeps the coupon when the service fails', async () => {
    const { server, player, coupon, page } = await lost(await member());
    await server.fault({ method: 'DELETE', path: `remove-single-betslip/${coupon.id}`, status: 503 });
    await action(page, 'Kaldır').click();
    await dialogOf(page, 'Kupon kaldırılsın mı?').getByRole('button', { name: 'Kaldır' }).click();
    await expect.poll(() => toldOn(main(page))).toContain('Servise şu anda ulaşılamıyor');
    expect(await truthOf(server, player, coupon.id)).toBeDefined();
    await summary(page).waitFor();
  });
});

test('no second action can start while one is in flight, and then it can', async () => {
  const { server, player, coupon, page } = await lost(await member());
  await server.fault({ method: 'POST', path: `move-to-archive/${coupon.id}`, delayMs: 500 });
  await action(page, 'Arşive taşı').click();
  await expect.poll(() => action(page, 'Kaldır').getAttribute('aria-disabled')).toBe('true');
  await action(page, 'Kaldır').click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The button in flight is another one, so this one keeps the focus.
  expect(await action(page, 'Kaldır').evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await action(page, 'Paylaş').getAttribute('aria-disabled')).toBe('false');
  await summary(page).getByText('Arşivde').waitFor();
  await expect.poll(() => action(page, 'Kaldır').getAttribute('aria-disabled')).toBe('false');
  await action(page, 'Kaldır').click();
  await dialogOf(page, 'Kupon kaldırılsın mı?').getByRole('button', { name: 'Kaldır' }).click();
  await main(page).getByText('Kupon kaldırıldı').waitFor();
  expect(await truthOf(server, player, coupon.id)).toBeUndefined();
});

describe('saving', () => {
  test('saves a coupon as the slip it was', async () => {
    const { open, coupon } = await played(await member(), 3, { systems: [2], multiplier: 20 });
    const page = await open(detail(coupon.id));
    await action(page, 'Kaydet').click();
    await main(page).getByText('Kuponun kaydedildi.').waitFor();
    await page.goto('/profil/kuponlarim/kayitli');
    await main(page).getByText('3 seçim · Sistem 2 · 20 misli').waitFor();
  });

  test('saves nothing when the service fails', async () => {
    const { server, open, coupon } = await played(await member(), 1);
    await server.fault({ method: 'POST', path: 'save-betslip', status: 500 });
    const page = await open(detail(coupon.id));
    await action(page, 'Kaydet').click();
    await expect.poll(() => toldOn(main(page))).toContain('Servise şu anda ulaşılamıyor');
    await page.goto('/profil/kuponlarim/kayitli');
    await main(page).getByText('Kayıtlı kuponun yok').waitFor();
  });
});

test('a printed coupon has its number, selections and figures, and is rendered for printing only', async () => {
  const { open, coupon, spots } = await played(await member(), 2);
  const page = await open(detail(coupon.id));
  await summary(page).waitFor();
  const paper = page.getByRole('region', { name: 'Kuponun çıktısı' });
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.querySelector('[data-paper]')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  expect(await paper.count()).toBe(0);
  await action(page, 'Yazdır').click();
  await expect.poll(() => page.evaluate(() => document.body.dataset['printed'])).toContain(`Kupon no ${coupon.id}`);
  const printed = (await page.evaluate(() => document.body.dataset['printed'])) ?? '';
  for (const part of ['2 maç · Kombine', 'Bedel', 'Toplam oran', 'Maks. kazanç', 'Maç Sonucu']) {
    expect(printed).toContain(part);
  }
  expect(printed.match(/Bekliyor/g)).toHaveLength(spots.length);
  await expect.poll(() => paper.count()).toBe(0);
});

test('without a network all actions are disabled, with a reason', async () => {
  const { context, page } = await lost(await member());
  await context.setOffline(true);
  await main(page).getByText('Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.').waitFor();
  const actions = await actionsOf(page);
  expect(actions).toEqual(expect.arrayContaining(['Yazdır', 'Arşive taşı']));
  for (const name of actions) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await action(page, name).isDisabled(), name).toBe(!['Resim', 'Yazdır'].includes(name));
  }
  await main(page).getByText('Çevrimdışı · son güncelleme').waitFor();
  await context.setOffline(false);
  await expect.poll(() => action(page, 'Arşive taşı').isEnabled()).toBe(true);
});

test('a device that cannot paint the picture of a coupon says so', async () => {
  const { open, coupon } = await played(await member(), 1);
  const page = await open(detail(coupon.id));
  await action(page, 'Resim').click();
  const dialog = dialogOf(page, 'Kuponun resmi');
  await dialog.getByText('Resim bu cihazda hazırlanamadı.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Resmi indir' }).getAttribute('aria-disabled')).toBe('true');
});
