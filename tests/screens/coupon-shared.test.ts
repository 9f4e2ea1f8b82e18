/** Shared coupons: their address, the page a visitor sees, and taking over the selections. */
import { describe, expect, test } from 'vitest';
import { UNSAVED_SLIP } from '../../src/contract/services/unsaved-slip.ts';
import type { TestPlayer, TestServer } from '../support/controlled-server.ts';
import { LOST, action, detail, played, summary } from '../support/coupon-page.ts';
import { memberPost, play, setStatus, shared, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch, running } from '../support/program.ts';
import { holdAnswer } from '../support/screen/held-answer.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { DESKTOP } from '../support/screens.ts';
import { endsAt, main } from '../support/sign-in.ts';
import { items, itemsOf, oddText, slipOf } from '../support/slip.ts';

/** A member with as many events as a browser test has: enough that can be played alone. */
const member = (viewport = DESKTOP): Promise<MemberScreen> =>
  setMemberScreen({ balance: 100_000 }, { viewport, server: { events: 300 } });

describe('a shared address', () => {
  test('of a coupon shows a visitor its results, and its selections can be taken over', async () => {
    const table = await played(await member(), 2);
    const { server, coupon, player, open } = table;
    const page = await open(detail(coupon.id));
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await action(page, 'Paylaş').click();
    await main(page).getByText('Bağlantı kopyalandı.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    await table.context.clearCookies();
    const visitor = await open(new URL(address).pathname);
    await summary(visitor).getByText('2 maç · Kombine').waitFor();
    expect(await main(visitor).innerText()).not.toContain(player.userInfo);
    const add = visitor.getByRole('button', { name: 'Kuponuma ekle' });
    const answer = holdAnswer(server, '/markets_by_id');
    await add.press('Enter');
    await expect.poll(answer.asked).toBe(true);
    // A disabled button would lose the focus in a browser.
    expect(await add.isEnabled()).toBe(true);
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    answer.come();
    await expect.poll(() => items(slipOf(visitor)).count()).toBe(2);

    await setStatus(server, coupon.id, LOST);
    await visitor.reload();
    await summary(visitor).getByText('Kaybetti').waitFor();
  });

  test('of a running coupon follows its matches to their end', async () => {
    const stage = await member();
    const { server, player } = stage;
    const spots = spotsOf(running(server, FOOTBALL), 1);
    const { id } = await play(server, player, spots);
    const key = await shared(server, player, id);
    await stage.context.clearCookies();
    const page = await stage.open(`/paylasilan-kuponlar/${key}`);
    const eventId = spots[0]?.eventId ?? 0;
    await page.locator(`main li[data-event="${eventId}"] [data-live="now"]`).waitFor();
    await server.act(eventId, { action: 'finish' });
    await page.getByText('1 / 1 sonuçlandı').waitFor();
    await expect.poll(() => summary(page).innerText()).toMatch(/Kazandı|Kaybetti/);
    expect(await page.getByRole('button', { name: 'Kuponuma ekle' }).count()).toBe(0);
  });

  test('of a slip shows what it is, its total odds, and the odds that have changed since', async () => {
    const { server, player, open } = await member();
    const spots = spotsOf(preMatch(server, FOOTBALL), 3);
    const [first, second, third] = await itemsOf(server, spots);
    const odds = [first, second, third].map((item) => item?.odd ?? 0);
    const e = [first, second, third].map((item, place) => ({
      ...{ eid: item?.eventId ?? 0, mid: item?.marketId ?? 0, ono: item?.outcomeNumber ?? 0, b: false },
      odd: ((item?.odd ?? 0) + (place === 1 ? 20 : 0)) / 100,
    }));
    const body = { slip: { e, ss: [], m: 50, cc: 1 } };
    const { sharedId } = await memberPost<{ sharedId: string }>(
      server,
      player,
      `betslip/share-betslip/${UNSAVED_SLIP}`,
      body,
    );
    const page = await open(`/paylasilan-kuponlar/${sharedId}`);
    const head = page.getByRole('region', { name: 'Paylaşılan kupon' });
    await head.getByText('3 seçim · Kombine').waitFor();
    const total = Math.round(odds.reduce((product, odd) => (product * odd) / 100, 100));
    expect(await head.innerText()).toContain(oddText(total));
    expect(await head.innerText()).toContain('Paylaşıldığından beri 1 seçimin oranı değişti.');
    const changed = page.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem').nth(1);
    expect(await changed.innerText()).toMatch(/Düştü:/);
    expect(await changed.innerText()).toContain(oddText((second?.odd ?? 0) + 20));
  });

  test('of a slip whose service does not return the original odds shows no changes', async () => {
    const stage = await setMemberScreen({}, { server: { events: 300, dialect: { slips: true } } });
    const { server, player, open } = stage;
    const page = await open(`/paylasilan-kuponlar/${await sharedSlip(server, player)}`);
    const head = page.getByRole('region', { name: 'Paylaşılan kupon' });
    await head.getByText('1 seçim · Tek maç').waitFor();
    expect(await head.innerText()).not.toContain('değişti');
    expect(await head.locator('s').count()).toBe(0);
  });

  test('of a slip shows current odds as they move, and takes over the odds shown', async () => {
    const stage = await member();
    const { server, player, open, pass } = stage;
    const key = await sharedSlip(server, player);
    const { data } = (await (await fetch(`${server.url}/api/betslip/get-shared-betslip/${key}`)).json()) as {
      data: { e: { odd: number }[] };
    };
    const now = Math.round((data.e[0]?.odd ?? 0) * 100);
    const told = (odd: number): Promise<void> =>
      server.fault({
        method: 'GET',
        path: `get-shared-betslip/${key}`,
        status: 200,
        body: {
          isSuccess: true,
          data: { ...data, e: data.e.map((item) => ({ ...item, odd: odd / 100 })) },
          message: '',
        },
      });
    await told(now + 30);
    const page = await open(`/paylasilan-kuponlar/${key}`);
    const odd = page.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem').first().locator('b').last();
    await expect.poll(() => odd.innerText()).toContain(oddText(now + 30));
    await server.clearFaults();
    await told(now + 20);
    await pass(61_000);
    await expect.poll(() => odd.innerText()).toContain(oddText(now + 20));

    await page.getByRole('button', { name: 'Kuponuma ekle' }).click();
    const item = items(slipOf(page)).first();
    await expect.poll(() => item.innerText()).toMatch(new RegExp(`Önceki oran\\s*${oddText(now + 20)}`));
    expect(await item.locator('[data-odd]').innerText()).toBe(oddText(now));
  });

  test('of a slip cannot be taken over without a network, and shows why', async () => {
    const { server, player, open, context } = await member();
    const page = await open(`/paylasilan-kuponlar/${await sharedSlip(server, player)}`);
    const add = page.getByRole('button', { name: 'Kuponuma ekle' });
    await expect.poll(() => add.isEnabled()).toBe(true);
    await context.setOffline(true);
    await main(page).getByText('Çevrimdışıyken bu kupon kuponuna eklenemez.').waitFor();
    expect(await add.isEnabled()).toBe(false);
    await context.setOffline(false);
    await expect.poll(() => add.isEnabled()).toBe(true);
  });

  test('that no longer exists offers no retry, and a link to go on', async () => {
    const { open } = await member();
    const page = await open('/paylasilan-kuponlar/yok');
    await main(page).getByText('Kupon bulunamadı').waitFor();
    expect(await main(page).getByRole('button', { name: 'Tekrar dene' }).count()).toBe(0);
    await main(page).getByRole('link', { name: 'Kolay kuponlara bak' }).click();
    await endsAt(page, '/kolay-kuponlar');
  });

  test.each([
    ['has trouble', { status: 503 }],
    ['cannot be read', { status: 200, body: { isSuccess: true, data: 'yok', message: '' } }],
  ])('of a played coupon is not called unplayed while the wager service %s', async (_, trouble) => {
    const { server, open, coupon, player } = await played(await member(), 2);
    const key = await shared(server, player, coupon.id);
    await server.fault({ method: 'GET', path: `shared-betslip-detail/${key}`, ...trouble });
    const page = await open(`/paylasilan-kuponlar/${key}`);
    const again = main(page).getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    expect(await main(page).innerText()).not.toContain('Henüz oynanmamış');
    await server.clearFaults();
    await again.click();
    await summary(page).getByText('2 maç · Kombine').waitFor();
  });

  test('cannot be created when the service fails, and the page shows why', async () => {
    const { server, open, coupon } = await played(await member(), 1);
    await server.fault({ method: 'POST', path: `share-betslip/${coupon.id}`, status: 503 });
    const page = await open(detail(coupon.id));
    await action(page, 'Paylaş').click();
    await main(page).getByText('Servise şu anda ulaşılamıyor').waitFor();
  });
});

/** Shares an unplayed slip of one match at its current odd. Returns its key. */
async function sharedSlip(server: TestServer, player: TestPlayer): Promise<string> {
  const e = (await itemsOf(server, spotsOf(preMatch(server, FOOTBALL), 1))).map((item) => ({
    ...{ eid: item.eventId, mid: item.marketId, ono: item.outcomeNumber, odd: item.odd / 100, b: false },
  }));
  const body = { slip: { e, ss: [], m: 50, cc: 1 } };
  return (await memberPost<{ sharedId: string }>(server, player, `betslip/share-betslip/${UNSAVED_SLIP}`, body))
    .sharedId;
}
