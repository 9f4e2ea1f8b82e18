/**
 * A purchase is measured when a coupon is confirmed: a coupon that was only accepted counts later, and a refused one
 * never.
 */
import { expect, test } from 'vitest';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { PRICE_LIRA, WAGER, playButton } from '../support/play-table.ts';
import { play, setStatus, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { outsideScripts } from '../support/screen/outside-scripts.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { choose } from '../support/slip.ts';

const { container } = standInOperator();
const LOOK_MS = 2_000;

type Entry = Record<string, unknown>;
const pushed = (event: string): Entry[] =>
  ((window.dataLayer ?? []) as Entry[]).filter((entry) => entry['event'] === event);

/** Plays a coupon that the service has accepted and not confirmed yet, so it is still being checked. */
async function takenOnly(): Promise<MemberScreen & { id: string }> {
  outsideScripts();
  const stage = await setMemberScreen(
    { balance: 1_000, idempotency: false },
    { server: { operator: { container }, timing: { reconcileMs: LOOK_MS } } },
  );
  const { server, player, open } = stage;
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 3));
  await setStatus(server, id, 6);
  localStorage.setItem(`${STORAGE_PREFIX}:consent`, JSON.stringify({ statistics: true, marketing: false, at: 1 }));
  const page = await open('/program/futbol');
  await expect.poll(() => pushed('virtualPageview').length).toBe(1);
  await choose(page, 3);
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  const body = { isSuccess: true, data: { bsid: id, status: 6 }, message: '' };
  await server.fault({ method: 'POST', path: WAGER, times: 1, body });
  await playButton(page).click();
  await page.getByRole('heading', { name: 'Kuponun alındı, onay bekliyor' }).waitFor();
  await stage.pass(2 * LOOK_MS);
  expect([pushed('begin_checkout').length, pushed('purchase').length]).toEqual([1, 0]);
  return { ...stage, id };
}

test('a coupon that waits is measured as a purchase once it is confirmed, with its contents', async () => {
  const { server, pass, id } = await takenOnly();
  await setStatus(server, id, -1);
  await expect.poll(() => pushed('purchase').length).toBe(1);
  const begun = pushed('begin_checkout')[0]?.['ecommerce'] as { items: unknown[] };
  expect(pushed('purchase')[0]).toMatchObject({
    ecommerce: { currency: 'TRY', value: PRICE_LIRA, transaction_id: id, items: begun.items },
  });
  await setStatus(server, id, 0);
  await pass(3 * LOOK_MS);
  expect(pushed('purchase')).toHaveLength(1);
});

test('a coupon that is refused is not measured as a purchase', async () => {
  const { server, pass, id } = await takenOnly();
  await setStatus(server, id, 7);
  await pass(3 * LOOK_MS);
  expect(pushed('purchase')).toEqual([]);
});
