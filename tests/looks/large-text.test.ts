/**
 * Text at 200 % in the browser: slip, coupons and home show whole amounts and odds, all of it can be reached, and nothing
 * overlaps.
 */
import type { Locator, Page, ViewportSize } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cards, listPath } from '../support/coupon-lists.ts';
import { launchProfile } from '../support/launch.ts';
import { signedIn } from '../support/members.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { choose, playButton } from '../support/slip.ts';
import { toursSeen } from '../support/tours-seen.ts';

const NARROW = { width: 320, height: 640 };

/** Opens a page of a browser whose text is twice as large. @param fields of a member who is signed in */
async function openLarge(viewport: ViewportSize, fields?: object, server?: TestServer): Promise<Page> {
  server ??= await startedServer();
  const size = { webkit: { webprefs: { default_font_size: 32 } } };
  const profile = await launchProfile({ baseURL: server.url, viewport, serviceWorkers: 'block' }, size);
  onTestFinished(() => profile.close());
  await toursSeen(profile.context);
  if (fields !== undefined) await signedIn(profile.context, server, await server.player(fields));
  return profile.context.newPage();
}

async function startedServer(): Promise<TestServer> {
  const server = await startServer();
  onTestFinished(() => server.close());
  return server;
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`text at 200 % overlaps nothing and cuts nothing off at ${viewport.width} × ${viewport.height}`, async () => {
    const page = await openLarge(viewport);
    await page.goto('/program/futbol');
    await choose(page, 1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // Rows are as high as their lines, and placed where the list computes them.
    const rows = await page.locator('main article').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.min(...rows)).toBeGreaterThan(2 * 70);
    expect(await page.locator('main article').evaluateAll(overlapping)).toEqual([]);
    if (viewport === PHONE) await page.getByRole('button', { name: /seçim, Kuponum/ }).click();
    const slip =
      viewport === PHONE
        ? page.getByRole('dialog', { name: 'Kuponum' })
        : page.getByRole('complementary', { name: 'Kuponum' });
    await playButton(slip).waitFor();
    await expect.poll(() => outside(slip)).toEqual([]);
  });
}

test('text at 200 % makes a coupon card higher and cuts nothing on it (rule coupon-31)', async () => {
  const page = await openLarge(PHONE, { coupons: 60 });
  await page.goto(listPath('oynadiklarim'));
  await cards(page).nth(1).waitFor();
  const cut = cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const edges = card.getBoundingClientRect();
      return [...card.querySelectorAll<HTMLElement>('b, s, [data-side], [data-tone]')]
        .filter((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          if (width <= 1) return false;
          const outside = left < edges.left || right > edges.right || top < edges.top || bottom > edges.bottom;
          return outside || (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden');
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(await cut).toEqual([]);
});

for (const viewport of [PHONE, NARROW]) {
  test(`text at 200 % cuts no figure of a card at ${viewport.width} × ${viewport.height}`, async () => {
    const page = await openLarge(viewport, { name: 'Deniz', surname: 'Yılmaz', coupons: 30 });
    await page.goto('/');
    await page.locator('main article button[data-outcome]').first().waitFor();
    const favourites = page.getByRole('region', { name: 'Favori liglerin' });
    await favourites.waitFor();
    expect(
      await page.locator('main article[data-event], section[aria-label="Favori liglerin"]').evaluateAll(cut),
      'home',
    ).toEqual([]);
    // The balance in the header.
    expect(await page.locator('header a[href="/profil"]').evaluateAll(cut), 'header').toEqual([]);
    await page.goto(listPath('oynadiklarim'));
    await cards(page).first().waitFor();
    expect(await cards(page).evaluateAll(cut), 'coupons').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

for (const viewport of [PHONE, NARROW]) {
  test(`text at 200 % cuts nothing of a running match's header at ${viewport.width} px (rule match-69)`, async () => {
    const server = await startedServer();
    const page = await openLarge(viewport, undefined, server);
    await page.goto(detailPath('futbol', firstOf(running(server, FOOTBALL), 'running football match').i));
    await page.locator('[data-card] button[data-outcome]').first().waitFor();
    expect(await page.locator('main header[data-event]').evaluateAll(cut)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

/** Texts with figures that reach out of their card, on any side. */
function cut(all: Element[]): string[] {
  return all.flatMap((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll('b, button, button > span, p')]
      .filter((part) => /\d/.test(part.textContent) || part.matches('p'))
      .filter((part) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        if (width <= 1) return false;
        return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Odds that overlap the next one, and rows that overlap the next row. */
function overlapping(rows: Element[]): string[] {
  return rows.flatMap((row, index) => {
    const below = rows[index + 1]?.getBoundingClientRect().top ?? Infinity;
    if (row.getBoundingClientRect().bottom > below + 1) return [row.ariaLabel ?? ''];
    const figures = [...row.querySelectorAll('button[data-outcome] > span')];
    return figures
      .filter((figure, place) => {
        const next = figures[place + 1];
        return next !== undefined && figure.getBoundingClientRect().right > next.getBoundingClientRect().left;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Parts of the slip's footer and figures that are outside of it, cut off, or break an amount. */
function outside(slip: Locator): Promise<string[]> {
  return slip.evaluate((whole) => {
    const { left, right } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll<HTMLElement>('footer :is(button, input, label, dt, dd, output), dl :is(dt, dd)')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        if (box.width <= 1) return false;
        const lines = Number.parseFloat(getComputedStyle(part).lineHeight);
        const broken = part.matches('dd') && box.height > 1.6 * lines;
        return box.left < left || box.right > right + 1 || part.scrollWidth > part.clientWidth + 1 || broken;
      })
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });
}
