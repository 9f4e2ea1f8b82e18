/** A coupon shared: an address, what a visitor sees there, and what becomes of it. */
import { describe, expect, test } from 'vitest';
import { LOST, action, detail, played, summary } from '../support/coupon-page.ts';
import { play, setStatus, shared, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, running } from '../support/program.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { DESKTOP } from '../support/screens.ts';
import { main } from '../support/sign-in.ts';
import { items, slipOf } from '../support/slip.ts';

/** With as many events as a browser test has: enough that may be played alone. */
const member = (viewport = DESKTOP): Promise<MemberScreen> =>
  setMemberScreen({ balance: 100_000 }, { viewport, server: { events: 300 } });

describe('shared', () => {
  test('a coupon is an address, where a visitor sees what became of it and takes it over', async () => {
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
    await visitor.getByRole('button', { name: 'Kuponuma ekle' }).click();
    await expect.poll(() => items(slipOf(visitor)).count()).toBe(2);

    await setStatus(server, coupon.id, LOST);
    await visitor.reload();
    await summary(visitor).getByText('Kaybetti').waitFor();
  });

  test('a visitor follows a running one to its end', async () => {
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

  test('is nothing when the service fails', async () => {
    const { server, open, coupon } = await played(await member(), 1);
    await server.fault({ method: 'POST', path: `share-betslip/${coupon.id}`, status: 503 });
    const page = await open(detail(coupon.id));
    await action(page, 'Paylaş').click();
    await main(page).getByText('Servise şu anda ulaşılamıyor').waitFor();
  });
});
