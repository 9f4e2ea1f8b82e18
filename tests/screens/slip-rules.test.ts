/**
 * Reasons why a slip cannot be played, word for word (rule slip-1), and requirements: money, a network, open markets.
 */
import { describe, expect, test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import {
  amount,
  banker,
  choose,
  couponCount,
  items,
  itemsOf,
  kind,
  multiplier,
  offered,
  openTerms,
  playButton,
  reasonOf,
  slipOf,
  system,
  take,
} from '../support/slip.ts';

describe('the reason is shown, and the button is disabled', () => {
  test('for the stake', async () => {
    const { open } = await setMemberScreen({ balance: 5_000_000 });
    const page = await open('/program/futbol');
    await choose(page, 4);
    const slip = slipOf(page);
    await expect.poll(() => reasonOf(slip)).toBe('');
    await openTerms(slip);
    await multiplier(slip).fill('49');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon bedeliniz en az 50 TL olmalıdır.');
    await multiplier(slip).fill('20001');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon bedeliniz en fazla 20.000 TL olmalıdır.');
    await multiplier(slip).fill('20000');
    await expect.poll(() => reasonOf(slip)).toBe('');
    await multiplier(slip).fill('2499');
    await couponCount(slip).fill('21');
    await expect.poll(() => reasonOf(slip)).toBe('Çoklu kuponlarda tek kupon bedeli minimum 2.500 TL olmalıdır.');
    await couponCount(slip).fill('20');
    await expect.poll(() => reasonOf(slip)).toBe('');
    await couponCount(slip).fill('101');
    await multiplier(slip).fill('2500');
    await expect.poll(() => reasonOf(slip)).toBe('Kupon adedi en az 1, en fazla 100 olmalıdır.');
  });

  test('for bankers without a system', async () => {
    const { open } = await setMemberScreen({ balance: 1_000 });
    const page = await open('/program/futbol');
    await choose(page, 4);
    const slip = slipOf(page);
    await kind(slip, 'Sistem').click();
    await banker(slip, 0).click();
    await expect.poll(() => reasonOf(slip)).toBe('Sistem seçmeden banko oynayamazsınız.');
    await system(slip, 3).click();
    await expect.poll(() => reasonOf(slip)).toBe('');
  });

  test('for the MBS', async () => {
    const { server, open } = await setMemberScreen({ balance: 1_000 });
    const page = await open('/program/futbol');
    const there = await itemsOf(server, await offered(page));
    const item = there.find(({ minBets }) => minBets === 2);
    if (item === undefined) throw new Error('no market of MBS 2 in sight');
    await take(page, { ...item, outcome: item.outcomeNumber });
    const slip = slipOf(page);
    await expect.poll(() => items(slip).count()).toBe(1);
    await expect.poll(() => reasonOf(slip)).toBe('MBS kuralı nedeniyle en az 1 maç daha eklemelisiniz.');
    expect((await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0).toBe(0);
  });

  test('for suspended and removed selections', async () => {
    const { server, open } = await setMemberScreen({ balance: 1_000 });
    const page = await open('/program/futbol');
    const [first, second] = await choose(page, 4);
    const slip = slipOf(page);
    await server.act(first!.eventId, { action: 'suspend', marketId: first!.marketId });
    await expect.poll(() => reasonOf(slip)).toBe('1 seçim şu anda bahse kapalı. Açılmasını bekle ya da kaldır.');
    expect(await items(slip).first().innerText()).toContain('Askıda');
    await server.act(first!.eventId, { action: 'open', marketId: first!.marketId });
    await expect.poll(() => reasonOf(slip)).toBe('');
    await server.act(second!.eventId, { action: 'remove' });
    await expect.poll(() => reasonOf(slip)).toBe('1 seçim artık bahse kapalı. Oynamak için kaldır.');
    await items(slip)
      .nth(1)
      .getByRole('button', { name: /seçimini kaldır$/ })
      .click();
    await expect.poll(() => reasonOf(slip)).toBe('');
  });

  test('for the network', async () => {
    const { server, open } = await setMemberScreen({ balance: 1_000 });
    const page = await open('/program/futbol');
    await choose(page, 3);
    await page.context().setOffline(true);
    const slip = slipOf(page);
    await expect.poll(() => reasonOf(slip)).toBe('Çevrimdışısın. Bağlantın gelince oynayabilirsin.');
    await page.context().setOffline(false);
    await expect.poll(() => reasonOf(slip)).toBe('');
    expect((await server.stats()).requests['POST /api/wager/sendCoupon'] ?? 0).toBe(0);
  });
});

test('too little money leads to the deposit, and the bonus can pay instead', async () => {
  const { open } = await setMemberScreen({ balance: 30, bonusBalance: 60 });
  const page = await open('/program/futbol');
  await choose(page, 3);
  const slip = slipOf(page);
  const deposit = slip.getByRole('link', { name: 'Para yatır' });
  await expect.poll(() => deposit.getAttribute('href')).toBe('/profil/para-yatirma');
  expect(await slip.locator('footer').innerText()).toContain('Bakiyen yetersiz. 20,00\u00a0₺ eksik.');
  await slip.getByRole('checkbox', { name: 'Bonus bakiyemi kullan (60,00\u00a0₺)' }).check();
  await expect.poll(() => reasonOf(slip)).toBe('');
  expect(await playButton(slip).innerText()).toBe('Oyna · 50,00\u00a0₺');
  await amount(slip).fill('61');
  await expect.poll(() => reasonOf(slip)).toBe('Bonus bakiyen yetersiz: 60,00\u00a0₺.');
});
