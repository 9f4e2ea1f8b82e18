/** State that an older version of the product left in the browser (rule storage-3, persistence). */
import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { sessionCookies, signedIn } from '../support/members.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const part = (name: string): string => `${STORAGE_PREFIX}:${name}`;

/** Sets the entries once, before the app's first page. */
async function leave(context: BrowserContext, entries: Record<string, string>): Promise<void> {
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('left') !== null) return;
    sessionStorage.setItem('left', 'yes');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}

const parts = {
  [part('loginInfo')]: JSON.stringify({ userInfo: '05559998877' }),
  [part('player')]: JSON.stringify({ player: { playerNo: 1, name: 'Eski', playerStatus: 4 }, balances: null }),
  [part('ui')]: JSON.stringify({ theme: 'light' }),
  [part('betting')]: JSON.stringify({ stake: 3 }),
};

describe('a browser with the state of version 65', () => {
  test.each([
    ['parts', { ...parts, [part('version')]: '65' }],
    ['parts without a version', parts],
    ['one text', { [`persist:${STORAGE_PREFIX}`]: JSON.stringify({ _persist: '{"version":65}', player: '{}' }) }],
  ])('stored in %s starts as a visitor with empty state', async (_how, entries) => {
    const { context, server, open } = await setStage(browser());
    await signedIn(context, server, await server.player());
    expect(await sessionCookies(context)).toEqual(expect.arrayContaining(['at', 'rt', 'mid']));
    await leave(context, entries);
    const page = await open('/');
    await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor();
    expect(await sessionCookies(context)).toEqual([]);
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(kept[part('version')]).toBe('66');
    for (const [key, value] of Object.entries(entries)) if (key !== part('version')) expect(kept[key]).not.toBe(value);
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe('light');
  });
});

test('a browser with the state of the current version keeps it', async () => {
  const { context, server, open } = await setStage(browser());
  await signedIn(context, server, await server.player({ name: 'Kalan' }));
  await leave(context, { [part('version')]: '66', [part('ui')]: JSON.stringify({ theme: 'light' }) });
  const page = await open('/');
  await page.getByRole('banner').getByText('Kalan').first().waitFor({ state: 'attached' });
  expect(await sessionCookies(context)).toEqual(expect.arrayContaining(['at', 'rt', 'mid']));
  expect(await page.evaluate((key) => localStorage.getItem(key), part('ui'))).toContain('light');
});
