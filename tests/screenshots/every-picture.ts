/** Every screen at every size and in both themes, and one page to see them side by side. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
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

export interface PictureChoice {
  /** Names of screens; none means all. The same for widths and themes. */
  only: readonly string[];
  widths: readonly string[];
  themes: readonly string[];
  /** True for pages in their full length, false for the window only. */
  whole: boolean;
}

/** Takes all screenshots. Failures are reported at the end, because the other screens are still worth taking. */
export async function takeEveryScreen(root: string, choice: PictureChoice): Promise<void> {
  const folder = join(root, 'screenshots');
  await mkdir(folder, { recursive: true });
  const chosen = (all: readonly string[], one: string): boolean => all.length === 0 || all.includes(one);
  const looks = everyLook.filter(
    ({ viewport, theme }) => chosen(choice.widths, String(viewport.width)) && chosen(choice.themes, theme),
  );
  const server = await startServer({ events: 600 });
  // The program runs for a few minutes first, so that there are scores, suspended markets and odds that moved.
  server.world.step(6_000);
  const browser = await launchBrowser();
  try {
    const all = await everyScreen(server);
    const screens = all.screens.filter(({ name }) => chosen(choice.only, name));
    const missing: string[] = [];
    for (const look of looks) {
      // Screenshots are taken in sequence, so that each shows a finished page.
      // oxlint-disable-next-line no-await-in-loop
      missing.push(...(await takeLook(browser, server, { ...all, screens }, look, { folder, whole: choice.whole })));
    }
    await writeFile(join(folder, 'index.html'), contactSheet(all.screens.map(({ name }) => name)));
    if (missing.length > 0) throw new Error(`no picture of\n${missing.join('\n')}`);
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
  { folder, whole }: { folder: string; whole: boolean },
): Promise<string[]> {
  const missing: string[] = [];
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
      const file = fileOf(name, { viewport, theme });
      try {
        await page.goto(path);
        // The footer is rendered when the page is ready; before that even the placeholders may be missing.
        await page.getByRole('contentinfo').first().waitFor();
        await settled(page);
        if (then !== undefined) {
          await then(page);
          await settled(page);
        }
        // A sheet covers the window, wherever the page is scrolled to.
        const fullPage = whole && then === undefined;
        const clip = { x: 0, y: 0, width: viewport.width, height: fullPage ? await lengthOf(page) : viewport.height };
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, fullPage, clip });
      } catch (error) {
        missing.push(`${file}: ${String(error)}`);
      }
      await page.close();
    }
    await context.close();
  }
  return missing;
}

/** Maximum height in px: image viewers open no higher picture, and the program has no end. */
const MOST_HEIGHT = 12_000;

/** Height of the page in px once everything below the window is rendered too. */
function lengthOf(page: Page): Promise<number> {
  return page.evaluate((most) => {
    for (const each of document.querySelectorAll<HTMLElement>('main *')) each.style.contentVisibility = 'visible';
    return Math.min(most, document.documentElement.scrollHeight);
  }, MOST_HEIGHT);
}

const everyLook: Look[] = sizes.flatMap((viewport) => themes.map((theme) => ({ viewport, theme })));

const fileOf = (name: string, { viewport, theme }: Look): string => `${name}-${viewport.width}-${theme}.jpg`;

function contactSheet(names: readonly string[]): string {
  const rows = names.map((name) => {
    const pictures = everyLook.map((look) => {
      const file = fileOf(name, look);
      return `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" /></a>`;
    });
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{background:#888;font:14px sans-serif}img{height:420px;margin:4px}div{white-space:nowrap;overflow:auto}';
  return `<!doctype html><meta charset="utf-8" /><title>Tribün</title><style>${style}</style>${rows.join('\n')}\n`;
}
