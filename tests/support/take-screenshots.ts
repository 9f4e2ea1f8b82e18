/** `npm run screenshots`: the pictures of the README (`.github/screens`) and those of the install sheet. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { buildIfNeeded } from '../../server/build-app.ts';
import { launchBrowser } from './launch.ts';
import { FOOTBALL, detailPath, firstOf, running } from './program.ts';
import { DESKTOP, PHONE } from './screens.ts';
import type { TestServer } from './controlled-server.ts';
import { startServer } from './stand-in.ts';
import { toursSeen } from './tours-seen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readmeFolder = join(root, '.github/screens');
const manifestFolder = join(root, 'public/screenshots');
const devices = { mobile: PHONE, desktop: DESKTOP };
/** In the manifest; the wide one is light as most desktops are. */
const manifestNames: Record<string, string> = {
  'program-mobile-dark': 'program-narrow.png',
  'program-desktop-light': 'program-wide.png',
};

await buildIfNeeded(root);
for (const folder of [readmeFolder, manifestFolder]) mkdirSync(folder, { recursive: true });
const server = await startServer({ events: 1_200 });
// A few minutes into the day: scores, suspended markets, moved odds.
server.world.step(6_000);
const browser = await launchBrowser();
try {
  for (const [device, viewport] of Object.entries(devices)) {
    for (const theme of ['dark', 'light'] as const) await takeAll(browser, server, device, viewport, theme);
  }
} finally {
  await browser.close();
  await server.close();
}

async function takeAll(
  browser: Browser,
  server: TestServer,
  device: string,
  viewport: typeof PHONE,
  theme: 'dark' | 'light',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: device === 'mobile',
    serviceWorkers: 'block',
  });
  await toursSeen(context);
  const page = await context.newPage();
  await closeTip(page);
  for (const [screen, path] of Object.entries(screens(server))) {
    await page.goto(path);
    await page.locator('main button[data-outcome]').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => document.fonts.ready);
    const name = `${screen}-${device}-${theme}`;
    await page.screenshot({ path: join(readmeFolder, `${name}.png`) });
    const inManifest = manifestNames[name];
    if (inManifest !== undefined) await page.screenshot({ path: join(manifestFolder, inManifest) });
  }
  await context.close();
}

/** The tip of the first visit is no part of a screen. */
async function closeTip(page: Page): Promise<void> {
  await page.goto('/program/futbol');
  await page.getByRole('button', { name: 'Anladım' }).click();
}

function screens(server: TestServer): Record<string, string> {
  const match = firstOf(
    running(server, FOOTBALL).toSorted((a, b) => b.m.length - a.m.length),
    'running football match',
  );
  return {
    home: '/',
    program: '/program/futbol',
    live: '/program/canli/futbol',
    event: detailPath('futbol', match.i),
    popular: '/populer-bahisler',
    'easy-coupons': '/kolay-kuponlar',
  };
}
