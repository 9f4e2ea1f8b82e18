/** The pictures of the README (`.github/screens`) and those of the install sheet. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import type { FollowedMatch } from '../../src/model/following.ts';
import { followingPatterns } from '../../src/routes/following-routes.ts';
import { launchBrowser } from '../support/launch.ts';
import { signedIn } from '../support/members.ts';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { settled } from '../support/every-screen.ts';

interface Picture {
  name: string;
  path: string;
  device: 'phone' | 'desktop';
  theme: 'dark' | 'light';
  /** True for a member's screen, with the member's coupons. */
  member?: true;
  /** Matches that the visitor follows. */
  followed?: readonly FollowedMatch[];
}

export async function takeReadmePictures(root: string): Promise<void> {
  const readmeFolder = join(root, '.github/screens');
  const manifestFolder = join(root, 'public/screenshots');
  for (const folder of [readmeFolder, manifestFolder]) mkdirSync(folder, { recursive: true });
  const server = await startServer({ events: 1_200 });
  // The program runs for a few minutes first, so that there are scores, suspended markets and odds that moved.
  server.world.step(6_000);
  const browser = await launchBrowser();
  try {
    for (const picture of readmePictures(server)) {
      // The repository stores these files forever, so they are small and have the width at which a page shows them.
      const scale = picture.device === 'desktop' ? 0.75 : 1;
      await take(browser, server, picture, scale, async (page) => {
        const path = join(readmeFolder, `${picture.name}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 72 });
      });
    }
    // The wide screenshot is light, as most desktops are. Sizes are those of the manifest (`sw/web-manifest.ts`).
    const followed = followedMatches(server);
    const manifestPictures: Picture[] = [
      { name: 'program-narrow', path: '/program/futbol', device: 'phone', theme: 'dark' },
      { name: 'following-narrow', path: followingPatterns.list, device: 'phone', theme: 'dark', followed },
      { name: 'program-wide', path: '/program/futbol', device: 'desktop', theme: 'light' },
    ];
    for (const picture of manifestPictures) {
      await take(browser, server, picture, 1, async (page) => {
        await page.screenshot({ path: join(manifestFolder, `${picture.name}.png`) });
      });
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function take(
  chromium: Browser,
  server: TestServer,
  { path, device, theme, member, followed }: Picture,
  deviceScaleFactor: number,
  save: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await chromium.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: device === 'phone' ? PHONE : DESKTOP,
    deviceScaleFactor,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: device === 'phone',
    serviceWorkers: 'block',
  });
  await toursSeen(context);
  if (member === true) {
    const fields = { name: 'Deniz', surname: 'Yılmaz', balance: 1_250, coupons: 60 };
    await signedIn(context, server, await server.player(fields));
  }
  if (followed !== undefined) {
    await context.addInitScript(({ key, following }) => localStorage.setItem(key, JSON.stringify(following)), {
      key: FOLLOWING_KEY,
      following: { matches: followed, teams: [] },
    });
  }
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main button[data-outcome], main a[data-coupon]').first().waitFor();
  // The slip loads beside the page of a wide window.
  if (device === 'desktop') await page.getByRole('heading', { name: 'Kuponum' }).waitFor();
  // Sections below the odds load in idle time, as the footer does, and then their badges.
  await page.locator('footer').waitFor();
  await settled(page);
  await save(page);
  await context.close();
}

const FOLLOWING_KEY = `${STORAGE_PREFIX}:starred`;

/** Running matches and the next ones. */
function followedMatches(of: TestServer): FollowedMatch[] {
  const next = preMatch(of, FOOTBALL).toSorted((a, b) => a.d - b.d);
  return [...running(of, FOOTBALL).slice(0, 4), ...next.slice(0, 6)].map(({ i, n, d }) => ({
    id: i,
    sportId: FOOTBALL,
    name: n ?? '',
    start: d,
  }));
}

function readmePictures(of: TestServer): Picture[] {
  const match = firstOf(
    running(of, FOOTBALL).toSorted((a, b) => b.m.length - a.m.length),
    'running football match',
  );
  const detail = detailPath('futbol', match.i);
  return [
    { name: 'program-phone', path: '/program/futbol', device: 'phone', theme: 'dark' },
    { name: 'match-phone', path: detail, device: 'phone', theme: 'light' },
    { name: 'coupons-phone', path: '/profil/kuponlarim', device: 'phone', theme: 'dark', member: true },
    { name: 'home-phone', path: '/', device: 'phone', theme: 'light' },
    { name: 'program-desktop', path: '/program/futbol', device: 'desktop', theme: 'light' },
    { name: 'match-desktop', path: detail, device: 'desktop', theme: 'dark' },
  ];
}
