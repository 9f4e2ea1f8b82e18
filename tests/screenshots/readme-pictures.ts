/** The pictures of the README (`.github/screens`) and those of the install sheet. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/launch.ts';
import { signedIn } from '../support/members.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { toursSeen } from '../support/tours-seen.ts';
import { untilLoaded } from '../support/until-loaded.ts';

interface Picture {
  name: string;
  path: string;
  device: 'phone' | 'desktop';
  theme: 'dark' | 'light';
  /** True for a member's screen, with the member's coupons. */
  member?: true;
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
    for (const [name, device, theme] of [
      ['program-narrow', 'phone', 'dark'],
      ['program-wide', 'desktop', 'light'],
    ] as const) {
      await take(browser, server, { name, path: '/program/futbol', device, theme }, 1, async (page) => {
        await page.screenshot({ path: join(manifestFolder, `${name}.png`) });
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
  { path, device, theme, member }: Picture,
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
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main button[data-outcome], main a[data-coupon]').first().waitFor();
  await untilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  await save(page);
  await context.close();
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
