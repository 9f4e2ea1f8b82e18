/**
 * React's development build reports faults of a page on the console (rows without a key, elements that may not be
 * nested), and renders twice to find side effects of rendering. Any message on the console fails the test.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type Address, everyAddress } from '../support/every-address.ts';
import { withRowPages } from '../support/row-pages.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setScreen } from '../support/screen/screen.ts';
import { choosePreMatch } from '../support/slip.ts';
import { untilLoaded } from '../support/until-loaded.ts';

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_, viewport) => {
  test('every screen of a visitor, and of a member with coupons, logs nothing', async () => {
    const { server, open, context } = await setScreen({ viewport, server: { events: 200 } });
    const { addresses, asMember } = await everyAddress(server);
    const screens = withRowPages(addresses).filter(({ name }) => name !== '');
    for (const isMember of [false, true]) {
      if (isMember) await asMember(context);
      const page = await open('/boyle-bir-sayfa-yok');
      for (const screen of screens.filter(({ who }) => (who === 'member') === isMember)) await show(page, screen);
    }
  });

  test('a slip of several matches logs nothing', async () => {
    const { server, open } = await setScreen({ viewport });
    await choosePreMatch(server, await open('/program/futbol'), 4);
  });
});

/** Navigates like a link within the app and waits until the page has loaded everything. */
async function show(page: Page, { path, heading }: Address): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect.poll(() => page.locator('main h1').first().innerText(), { message: path }).toMatch(heading);
  await untilLoaded(page);
}
