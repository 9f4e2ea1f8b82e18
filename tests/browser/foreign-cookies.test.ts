/** Cookies of our names that a sibling site has set for a domain we share, as Chromium keeps them (browser-64). */
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { endsAt, isMember, main, sendSignIn, signOut } from '../support/sign-in.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const HOST = 'bet.tribun.localhost';
const DOMAIN = '.tribun.localhost';

const setForeign = (context: BrowserContext): Promise<void> =>
  context.addCookies(
    ['at', 'rt', 'mid'].map((name) => ({
      name,
      value: name === 'mid' ? '999999' : 'foreign',
      domain: DOMAIN,
      path: '/',
    })),
  );

test('a sign-in beside foreign cookies stays valid after a reload and when the cookies are set again, until sign-out', async () => {
  const { server, open, context } = await setStage(browser());
  const player = await server.player();
  const address = (path: string): string => path.replace(/^/, `http://${HOST}:${new URL(server.url).port}`);
  await setForeign(context);
  const page = await open(address('/uyelik/giris?from=/program/tenis'), 'painted');
  await sendSignIn(main(page), player);
  await endsAt(page, '/program/tenis');
  await isMember(page);
  await setForeign(context);
  await page.reload();
  await isMember(page);
  const tokens = (await context.cookies()).filter(({ name }) => name === 'rt');
  expect(tokens.map(({ domain }) => domain).toSorted()).toEqual([DOMAIN, HOST]);
  await signOut(page);
  await page.getByRole('banner').getByText('Giriş yap').first().waitFor();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => ['at', 'rt'].includes(name)))
    .toEqual([]);
});
