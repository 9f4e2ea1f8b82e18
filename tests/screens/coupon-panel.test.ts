/** The chosen coupon beside the list of coupons, in a window with room for it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { action, detail, dialogOf, group, summary } from '../support/coupon-page.ts';
import { cards, idsShown, listPath } from '../support/coupon-lists.ts';
import { play, setStatus, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch } from '../support/program.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { addressOf, endsAt } from '../support/sign-in.ts';

const WAITING = listPath('bekleyen');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Seçili kupon' });
const card = (page: Page, id: string) => page.locator(`main a[data-coupon="${id}"]`);
const number = (page: Page, id: string) => panel(page).getByText(`Kupon no ${id}`);

async function twoCoupons() {
  const stage = await setMemberScreen({ balance: 100_000 });
  const { server, player } = stage;
  const spots = spotsOf(preMatch(server, FOOTBALL), 2);
  const first = await play(server, player, spots);
  const second = await play(server, player, spots);
  const page = await stage.open(WAITING);
  await cards(page).first().waitFor();
  return { ...stage, page, spots, first: first.id, second: second.id };
}

test('a tap on a card shows its coupon beside the list, and the address holds the choice: rule coupon-36', async () => {
  const { page, first, second, open } = await twoCoupons();
  expect(await panel(page).getByText('Bir kupon seç').count()).toBe(1);
  await card(page, first).click();
  await number(page, first).waitFor();
  await endsAt(page, `${WAITING}?kupon=${first}`);
  expect(await card(page, first).getAttribute('aria-current')).toBe('true');
  expect(await panel(page).getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem').count()).toBe(2);

  await card(page, second).click();
  await number(page, second).waitFor();
  await endsAt(page, `${WAITING}?kupon=${second}`);
  expect(await card(page, first).getAttribute('aria-current')).toBeNull();
  // The second choice replaced the first in the history.
  await page.goBack();
  await endsAt(page, WAITING);
  await panel(page).getByText('Bir kupon seç').waitFor();
  await page.goForward();
  await number(page, second).waitFor();

  const shared = await open(`${WAITING}?kupon=${first}`);
  await number(shared, first).waitFor();
  expect((await idsShown(shared)).toSorted()).toEqual([first, second].toSorted());
  await panel(shared).getByRole('link', { name: 'Kupon sayfası' }).click();
  await expect.poll(() => addressOf(shared)).toContain(detail(first));
});

test('Esc and "Kuponu kapat" close it and keep the filters of the list: rule coupon-36', async () => {
  const { page, first } = await twoCoupons();
  await page.getByRole('button', { name: 'Oran', exact: true }).click();
  const sorted = addressOf(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Kuponu kapat' }).click(),
  ]) {
    await card(page, first).click();
    await number(page, first).waitFor();
    expect(addressOf(page)).toContain('sirala=2');
    await close();
    await endsAt(page, sorted);
    await panel(page).getByText('Bir kupon seç').waitFor();
  }
});

test('coupons played together are shown as a group, whose coupons open their pages: rule coupon-36', async () => {
  const { server, player, open } = await setMemberScreen({ balance: 100_000 });
  const { id, ids, groupId } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 2), { count: 3 });
  const page = await open(WAITING);
  await cards(page).first().click();
  await panel(page).getByText(`Çoklu kupon no ${groupId}`).waitFor();
  await endsAt(page, `${WAITING}?grup=${groupId}`);
  expect(await cards(page).first().getAttribute('aria-current')).toBe('true');
  const coupons = panel(page).getByRole('list', { name: 'Gruptaki kuponlar' }).getByRole('link');
  expect(await coupons.count()).toBe(ids.length);
  await coupons.first().click();
  await expect.poll(() => addressOf(page)).toContain(detail(id));
  const alone = await open(`${WAITING}?grup=${groupId}`);
  await panel(alone).getByRole('link', { name: 'Çoklu kupon sayfası' }).click();
  await expect.poll(() => addressOf(alone)).toContain(group(groupId));
});

test('a coupon removed in the panel leaves the list, and the way back leads to the list without a choice', async () => {
  const { server, player, open } = await setMemberScreen({ balance: 100_000 });
  const spots = spotsOf(preMatch(server, FOOTBALL), 1);
  const [removed, other] = [await play(server, player, spots), await play(server, player, spots)];
  for (const { id } of [removed, other]) await setStatus(server, id, 0);
  const page = await open(listPath('kaybeden', `?kupon=${removed.id}`));
  await action(page, 'Kaldır').click();
  await dialogOf(page, 'Kupon kaldırılsın mı?').getByRole('button', { name: 'Kaldır' }).click();
  await panel(page).getByText('Kupon kaldırıldı').waitFor();
  await expect.poll(() => idsShown(page)).toEqual([other.id]);
  await panel(page).getByRole('link', { name: 'Kuponlarım' }).click();
  await endsAt(page, listPath('kaybeden'));
});

test('a coupon that does not exist says so in the panel; an empty list has no place for one', async () => {
  const { open } = await setMemberScreen({ balance: 100_000 });
  const page = await open(`${WAITING}?kupon=1`);
  await panel(page).getByText('Kupon bulunamadı').waitFor();
  await panel(page).getByRole('button', { name: 'Kuponu kapat' }).click();
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('in a narrower window a tap opens the coupon, and the address of a choice leads to the coupon: rule coupon-36', async () => {
  const { server, player, open } = await setMemberScreen(
    { balance: 100_000 },
    { viewport: { width: 1279, height: 800 } },
  );
  const { id } = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
  const page = await open(WAITING);
  await cards(page).first().waitFor();
  expect(await panel(page).count()).toBe(0);
  await cards(page).first().click();
  await expect.poll(() => addressOf(page)).toContain(detail(id));
  const shared = await open(`${WAITING}?kupon=${id}`);
  await summary(shared).waitFor();
  expect(addressOf(shared)).toContain(detail(id));
});

test('after signing out nothing of the chosen coupon is left', async () => {
  const { page, first } = await twoCoupons();
  await card(page, first).click();
  await number(page, first).waitFor();
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  await page.locator('#uye-menusu').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await endsAt(page, '/');
  expect(await page.getByText(first).count()).toBe(0);
});
