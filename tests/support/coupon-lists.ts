/** Coupon lists as a player sees them, and their content on the server. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { CouponTab } from '../../src/domain/coupon/coupon-tab-info.ts';
import { type TrueCoupon, trueCoupons } from './coupon-copies.ts';
import type { TestPlayer, TestServer } from './controlled-server.ts';
import { painted } from './painted.ts';

/** Rule coupon-5: the title of each list, and the statuses it shows; an empty list means every status. */
export const lists: Record<CouponTab, { title: string; statuses: readonly number[] }> = {
  bekleyen: { title: 'Bekleyen', statuses: [-1] },
  kazanan: { title: 'Kazanan', statuses: [1, 10] },
  kaybeden: { title: 'Kaybeden', statuses: [0] },
  oynadiklarim: { title: 'Oynadıklarım', statuses: [] },
  arsiv: { title: 'Arşiv', statuses: [] },
  odenen: { title: 'Ödenen', statuses: [11] },
  'nakit-odendi': { title: 'Nakit ödenen', statuses: [13] },
  'henuz-olusmayan': { title: 'Henüz oluşmayan', statuses: [2, 6] },
  olusturulamayan: { title: 'Oluşturulamayan', statuses: [7, 8, 9, 14] },
  'iptal-edilmekte': { title: 'İptal edilmekte', statuses: [4] },
  'iptal-edilen': { title: 'İptal edilen', statuses: [5] },
  'kupon-odenemez': { title: 'Ödenemeyen', statuses: [12] },
};

export const listPath = (tab: string, rest = ''): string => `/profil/kuponlarim/${tab}${rest}`;
export const cards = (page: Page) => page.locator('main a[data-coupon]');

/** Older coupons of the generated history are in the archive. */
const ARCHIVED_AFTER_MS = 366 * 86_400_000;
export const inArchive = ({ playedAt }: TrueCoupon): boolean => Date.now() - playedAt > ARCHIVED_AFTER_MS;

export function fitsTab(tab: CouponTab): (coupon: TrueCoupon) => boolean {
  const { statuses } = lists[tab];
  if (tab === 'arsiv') return inArchive;
  return (coupon) => !inArchive(coupon) && (statuses.length === 0 || statuses.includes(coupon.status));
}

/** Opens a tab by its title, visible or behind the button. */
export async function goToTab(page: Page, title: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Kupon listeleri' });
  const link = navigation.getByRole('link', { name: new RegExp(`^${title}`) });
  if (!(await link.isVisible())) await navigation.getByRole('button', { name: /^Diğer listeler/ }).click();
  await link.click();
}

export const filterButton = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });

/** Id of the row a coupon is listed under: its group, or the coupon itself. */
export const rowOf = ({ bsid, gi }: TrueCoupon): string => gi ?? bsid;

/** Rows the server has, as a sorted list, and the row of each coupon's card. */
export async function trueRows(server: TestServer, player: TestPlayer, fits: (coupon: TrueCoupon) => boolean) {
  const coupons = await trueCoupons(server, player);
  return {
    rows: [...new Set(coupons.filter(fits).map(rowOf))].toSorted(),
    rowById: new Map(coupons.map((coupon) => [coupon.bsid, rowOf(coupon)])),
  };
}

/** Scrolls until every row of the server was shown, and expects no other. */
export async function expectRows(page: Page, { rows, rowById }: Awaited<ReturnType<typeof trueRows>>): Promise<void> {
  const seen = new Set<string>();
  let atEnd = 0;
  const look = async (): Promise<string[]> => {
    // Rows that were scrolled past before they were painted are reached by a second pass from the top.
    if (atEnd > 3) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    const { ids, ended } = await page.evaluate(() => {
      const { scrollY } = window;
      const shown = [...document.querySelectorAll<HTMLElement>('main a[data-coupon]')];
      window.scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
      return { ids: shown.map((card) => card.dataset['coupon'] ?? ''), ended: window.scrollY === scrollY };
    });
    atEnd = ended ? atEnd + 1 : 0;
    for (const id of ids) seen.add(rowById.get(id) ?? `unknown ${id}`);
    return [...seen].toSorted();
  };
  await expect.poll(look, { interval: 30, timeout: 30_000 }).toEqual(rows);
}

export const idsShown = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['coupon'] ?? ''));

/** Waits until the list, or its empty text, is shown. */
export async function untilListed(page: Page): Promise<void> {
  await cards(page)
    .or(page.locator('main p', { hasText: 'bulunmamaktadır' }))
    .first()
    .waitFor();
}
