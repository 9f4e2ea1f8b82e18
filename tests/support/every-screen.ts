/** Every screen of the product with a distinct appearance: its address, its visitor, and steps before it is checked. */
import type { Page } from 'playwright';
import { type EveryAddress, everyAddress } from './every-address.ts';
import { withRowPages } from './row-pages.ts';
import { fillSlip } from './fill-slip.ts';
import type { TestServer } from './controlled-server.ts';

export interface Screen {
  name: string;
  path: string;
  /** True for screens that need the member who has coupons. */
  member?: true;
  /** Steps of a player on the screen before it is checked. */
  then?: (page: Page) => Promise<void>;
}

export interface EveryScreen extends Pick<EveryAddress, 'asMember'> {
  screens: Screen[];
}

/** A member with coupons of every kind, and the addresses of all screens. */
export async function everyScreen(server: TestServer): Promise<EveryScreen> {
  const { addresses, asMember } = await everyAddress(server);
  const named = withRowPages(addresses).filter(({ name }) => name !== '');
  return {
    screens: [
      ...named.map(({ name, path, who }) => ({ name, path, ...(who === 'member' && { member: true as const }) })),
      { name: 'not-found', path: '/boyle-bir-sayfa-yok' },
      { name: 'slip', path: '/program/futbol', then: fillSlip },
      { name: 'slip-member', path: '/program/futbol', member: true, then: fillSlip },
      { name: 'editors-member', path: '/yazar-yorumlari', member: true },
    ],
    asMember,
  };
}

/** Waits until no placeholder is left. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  // No named function: tools outside of the test runner would give it a helper that the page does not have.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [class*="_skeleton_"]') === null &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.complete || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
      }),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Follows a path like a link within the app, so that loaded data stays. The current address is reloaded. */
export async function moveTo(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (`${pathname}${search}` === path) await page.reload();
  else await page.evaluate((to) => history.pushState(null, '', to), path);
  await settled(page);
}
