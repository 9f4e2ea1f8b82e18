/** Followed matches in a browser: the floating window, one note for all tabs, and notifications (following.md). */
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { detailPath, openMainMatch } from '../support/program.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

const note = (page: Page) => page.locator('header [data-moment] a');
const bell = (page: Page) => page.locator('main header').getByRole('button', { name: 'Takip et' });
const listed = (page: Page, eventId: number) => page.locator(`main li article[data-event="${eventId}"]`);

async function follow(page: Page): Promise<void> {
  await bell(page).click();
  const toggle = page.getByRole('dialog').getByRole('switch', { name: 'Bu maç' });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
}

/** Makes the floating window known to the tab's own scripts, and Document Picture-in-Picture missing if so chosen. */
async function prepareDevice(context: BrowserContext, isFallback: boolean): Promise<void> {
  await context.addInitScript((withoutPicture) => {
    const scope = globalThis as { floatingView?: Window | null };
    if (withoutPicture) Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
    const open = window.open.bind(window);
    window.open = (...how) => (scope.floatingView = open(...how));
  }, isFallback);
}

async function openFloating(page: Page): Promise<Page> {
  const [floating] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Yüzen skorlar' }).click(),
  ]);
  await floating.locator('li').first().waitFor();
  return floating;
}

describe.each([
  ['always on top', false],
  ['as a window of the browser', true],
] as const)('floating scores, %s', (_kind, isFallback) => {
  async function setFloating(isMember = false) {
    const options = { context: { viewport: isFallback && !isMember ? PHONE : DESKTOP } };
    const stage = isMember ? await setMemberStage(browser(), {}, options) : await setStage(browser(), options);
    await prepareDevice(stage.context, isFallback);
    await stage.server.move({ running: false });
    const found = openMainMatch(stage.server);
    const page = await stage.open(detailPath('futbol', found.event.i));
    await follow(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Takip listem' }).click();
    await listed(page, found.event.i).waitFor();
    return { ...stage, ...found, page, floating: await openFloating(page) };
  }

  test('follow-11: an odd is the same in page and window in every frame, and a tap in it fills the one slip', async () => {
    const { page, floating, server, event, market } = await setFloating();
    const outcome = market.o[0]?.no ?? 0;
    const odd = oddSelector({ eventId: event.i, marketId: market.i, outcome });
    await floating.locator(odd).waitFor();
    await page.evaluate((selector) => {
      const scope = globalThis as unknown as {
        frames: string[];
        floatingView?: Window;
        documentPictureInPicture?: { window: Window };
      };
      const other = scope.documentPictureInPicture?.window ?? scope.floatingView;
      scope.frames = [];
      const textIn = (from: Document | undefined): string => from?.querySelector(selector)?.textContent ?? 'none';
      const look = (): void => {
        scope.frames.push(`${textIn(document)} ${textIn(other?.document)}`);
        requestAnimationFrame(look);
      };
      look();
    }, odd);
    await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, outcome, 7.77));
    await expect.poll(() => floating.locator(odd).innerText()).toBe('7,77');
    const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
    const different = frames.filter((frame) => new Set(frame.split(' ')).size > 1);
    expect(different).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames))
      .toContain('7,77 7,77');

    await floating.locator(odd).click();
    await expect.poll(() => page.locator(`main ${odd}`).getAttribute('aria-pressed')).toBe('true');
    expect(await floating.locator(odd).getAttribute('aria-pressed')).toBe('true');
    const { hubs } = await server.stats();
    expect([hubs.lite.connections, hubs.score.connections]).toEqual([1, 1]);
  });

  test('follow-11: outdated odds are marked as in the tab, until live updates return', async () => {
    const { context, page, floating, event, market } = await setFloating();
    const odd = oddSelector({ eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 });
    const marks = (): Promise<string[]> =>
      Promise.all(
        [page, floating].map((view) => view.locator(odd).evaluate((button) => getComputedStyle(button).outlineStyle)),
      );
    expect(await marks()).toEqual(['none', 'none']);
    await context.setOffline(true);
    await expect.poll(marks).toEqual(['dashed', 'dashed']);
    await context.setOffline(false);
    await expect.poll(marks, { timeout: 30_000 }).toEqual(['none', 'none']);
  });

  test('follow-11: it follows the theme, is reachable by keyboard, leads to the match in the tab, and closes with Escape', async () => {
    const { page, floating, event } = await setFloating();
    const background = (): Promise<string> =>
      floating.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
    await floating.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(18, 24, 33)');
    await floating.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    expect(await violationsOf(floating)).toEqual([]);
    await floating.setViewportSize({ width: 320, height: 52 });
    const row = floating.locator(`li[data-event="${event.i}"]`);
    expect(await row.evaluate((item) => item.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await floating.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await floating.keyboard.press('Tab');
    await floating.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(detailPath('futbol', event.i));
    const closed = floating.waitForEvent('close');
    // The window may be closed before the key is released.
    await floating.keyboard.press('Escape').catch((error: Error) => expect(error.message).toContain('closed'));
    await closed;
    await page.goBack();
    await (await openFloating(page)).close();
  });

  test('follow-11: it closes with its tab and with the session', async () => {
    const { page, floating } = await setFloating(true);
    const closedWithTab = floating.waitForEvent('close');
    await page.reload();
    await closedWithTab;
    const again = await openFloating(page);
    const closedWithSession = again.waitForEvent('close');
    await page.getByRole('button', { name: /hesap menüsü/ }).click();
    await page.locator('#uye-menusu').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await closedWithSession;
    expect(await page.evaluate(() => localStorage.getItem('iddaav2_0.0.2:following'))).toBe(null);
  });
});

test('follow-5: a goal is announced in one of two windows, once, and leads to the match', async () => {
  const { open, server } = await setStage(browser());
  await server.move({ running: false });
  const { event } = openMainMatch(server);
  const first = await open(detailPath('futbol', event.i));
  await follow(first);
  await first.goto('/takip');
  const second = await open('/takip');
  await listed(first, event.i).waitFor();
  await listed(second, event.i).waitFor();
  // The first observation of a tab is no news.
  await expect
    .poll(() => first.evaluate(() => localStorage.getItem('iddaav2_0.0.2:seenByVisitor')))
    .toContain(String(event.i));
  await server.act(event.i, { action: 'goal', side: 'home' });
  const notes = async (): Promise<number> => (await note(first).count()) + (await note(second).count());
  await expect.poll(notes).toBe(1);
  const teller = (await note(first).count()) === 1 ? first : second;
  expect(await violationsOf(teller)).toEqual([]);
  await note(teller).click();
  await expect.poll(() => new URL(teller.url()).pathname).toBe(detailPath('futbol', event.i));
  await expect.poll(notes).toBe(0);
});
