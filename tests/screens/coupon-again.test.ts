/** Playing a coupon again: its selections fill the slip, or replace it. */
import { describe, expect, test } from 'vitest';
import { action, detail, dialogOf, played } from '../support/coupon-page.ts';
import { play, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { main } from '../support/sign-in.ts';
import { banker, choose, items, kind, priceWords, slipOf, system } from '../support/slip.ts';

/** A member with as many events as a browser test has: enough that can be played alone. */
const member = (viewport = DESKTOP): Promise<MemberScreen> =>
  setMemberScreen({ balance: 100_000 }, { viewport, server: { events: 300 } });

describe('playing a coupon again', () => {
  test('fills the empty slip, with its system, bankers and multiplier', async () => {
    const stage = await member();
    const spots = spotsOf(preMatch(stage.server, FOOTBALL), 4, 3);
    const bankers = [spots[1]?.eventId ?? 0];
    const coupon = await play(stage.server, stage.player, spots, { systems: [3], bankers, multiplier: 40 });
    const page = await stage.open(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await main(page).getByText('4 seçimin tamamı kuponuna eklendi.').waitFor();
    const slip = slipOf(page);
    await expect.poll(() => items(slip).count()).toBe(4);
    await expect.poll(() => kind(slip, 'Sistem').getAttribute('aria-pressed')).toBe('true');
    expect(await system(slip, 3).getAttribute('aria-pressed')).toBe('true');
    expect(await banker(slip, 1).getAttribute('aria-pressed')).toBe('true');
    expect(await priceWords(slip).innerText()).toContain('40 misli');
  });

  test('replaces another slip after a confirmation, and lists the selections that are not available', async () => {
    const { server, open, spots, coupon } = await played(await member(), 3);
    const page = await open('/program/basketbol');
    await choose(page, 2);
    await server.act(spots[0]?.eventId ?? 0, { action: 'remove' });
    await page.goto(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    const question = dialogOf(page, 'Kuponun değişsin mi?');
    await question.getByText('Kuponundaki 2 seçimin yerini bu kupon alır.').waitFor();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
    await action(page, 'Tekrar oyna').click();
    await question.getByRole('button', { name: 'Yerine koy' }).click();
    await main(page).getByText('3 seçimden 2 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.').waitFor();
    const shown = await items(slipOf(page))
      .locator('[data-event]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['event'])));
    expect(shown).toEqual(spots.slice(1).map(({ eventId }) => eventId));
  });

  test('leaves the slip unchanged if no selection is available', async () => {
    const { server, open, spots, coupon } = await played(await member(), 1);
    const page = await open('/program/basketbol');
    await choose(page, 2);
    await server.act(spots[0]?.eventId ?? 0, { action: 'suspend' });
    await page.goto(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await dialogOf(page, 'Kuponun değişsin mi?').getByRole('button', { name: 'Yerine koy' }).click();
    await main(page).getByText('Bu kuponun seçimleri artık oynanamıyor.').waitFor();
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
  });

  test('leaves the slip unchanged after an unreadable response, and nothing unresolved', async () => {
    const { server, open, coupon } = await played(await member(), 1);
    const page = await open('/program/basketbol');
    await choose(page, 2);
    await page.goto(detail(coupon.id));
    await expect.poll(() => items(slipOf(page)).count()).toBe(2);
    await server.fault({ method: 'POST', path: 'markets_by_id', body: '{"isSuccess": tr' });
    await action(page, 'Tekrar oyna').click();
    await dialogOf(page, 'Kuponun değişsin mi?').getByRole('button', { name: 'Yerine koy' }).click();
    await main(page).getByText('Beklenmeyen bir yanıt alındı. Lütfen tekrar dene.').waitFor();
    expect(await items(slipOf(page)).count()).toBe(2);
  });

  test('opens the slip over the page on a phone', async () => {
    const { open, coupon } = await played(await member(PHONE), 2);
    const page = await open(detail(coupon.id));
    await action(page, 'Tekrar oyna').click();
    await expect.poll(() => items(dialogOf(page, 'Kuponum')).count()).toBe(2);
  });
});
