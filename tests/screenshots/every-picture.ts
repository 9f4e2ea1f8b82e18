/** Every screen at every size and in both themes, and one page to see them side by side. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type EveryScreen, everyScreen, settled } from '../support/every-screen.ts';
import { launchBrowser } from '../support/launch.ts';
import { namedInPages } from '../support/named-in-pages.ts';
import { startServer } from '../support/stand-in.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { toursSeen } from '../support/tours-seen.ts';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const themes = ['dark', 'light'] as const;

interface Look {
  viewport: (typeof sizes)[number];
  theme: (typeof themes)[number];
}

export async function takeEveryScreen(root: string, only: readonly string[]): Promise<void> {
  const folder = join(root, 'screenshots');
  await mkdir(folder, { recursive: true });
  const server = await startServer({ events: 600 });
  // A few minutes into the day: scores, suspended markets, moved odds.
  server.world.step(6_000);
  const browser = await launchBrowser();
  try {
    const all = await everyScreen(server);
    const screens = all.screens.filter(({ name }) => only.length === 0 || only.includes(name));
    for (const viewport of sizes) {
      for (const theme of themes) {
        // One after the other: a picture shows a page that is done.
        // oxlint-disable-next-line no-await-in-loop
        await takeLook(browser, server, { ...all, screens }, { viewport, theme }, folder);
      }
    }
    await writeFile(join(folder, 'index.html'), contactSheet(screens.map(({ name }) => name)));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function takeLook(
  browser: Browser,
  server: TestServer,
  { screens, asMember }: EveryScreen,
  { viewport, theme }: Look,
  folder: string,
): Promise<void> {
  for (const member of [false, true]) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await namedInPages(context);
    await toursSeen(context);
    if (member) await asMember(context);
    for (const { name, path, then } of screens.filter((screen) => (screen.member === true) === member)) {
      const page = await context.newPage();
      await page.goto(path);
      await settled(page);
      await then?.(page);
      await page.screenshot({ path: join(folder, fileOf(name, { viewport, theme })), type: 'jpeg', quality: 80 });
      await page.close();
    }
    await context.close();
  }
}

const fileOf = (name: string, { viewport, theme }: Look): string => `${name}-${viewport.width}-${theme}.jpg`;

function contactSheet(names: readonly string[]): string {
  const looks = sizes.flatMap((viewport) => themes.map((theme) => ({ viewport, theme })));
  const rows = names.map((name) => {
    const pictures = looks.map((look) => {
      const file = fileOf(name, look);
      return `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" /></a>`;
    });
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{background:#888;font:14px sans-serif}img{height:420px;margin:4px}div{white-space:nowrap;overflow:auto}';
  return `<!doctype html><meta charset="utf-8" /><title>Tribün</title><style>${style}</style>${rows.join('\n')}\n`;
}
