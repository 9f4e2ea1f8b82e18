/** Firefox and WebKit as Playwright builds them, where a distribution's own is not installed. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserType, type Page, chromium as chromiumType } from 'playwright';
import { findBrowser } from '../support/find-browser.ts';
import { browserArguments } from '../support/launch.ts';
import type { BrowserKind, OtherTab } from './other-browser.ts';

/** Returns Playwright's build of the browser if `kind` itself is not installed. */
export function orBuiltByPlaywright(kind: BrowserKind, type: BrowserType): BrowserKind {
  const isBuilt = (): boolean => existsSync(type.executablePath());
  return {
    ...kind,
    isInstalled: () => kind.isInstalled() || isBuilt(),
    launch: () => (kind.isInstalled() ? kind.launch() : launch(type)),
  };
}

/** Chromium, for tests in which the browsers are compared. */
export const chromium: BrowserKind = {
  name: 'Chromium',
  remedy: 'Install chromium, or run: npx playwright install chromium',
  isInstalled: () => true,
  launch: () => launch(chromiumType, { executablePath: findBrowser(), args: browserArguments }),
};

/** Launches the browser with a profile folder, because a private one has no service worker. */
async function launch(
  type: BrowserType,
  options: { executablePath?: string; args?: string[] } = {},
): ReturnType<BrowserKind['launch']> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-'));
  const context = await type.launchPersistentContext(folder, { locale: 'tr-TR', ...options });
  return {
    open: async (url) => {
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return tabOf(page);
    },
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function tabOf(page: Page): OtherTab {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    // Playwright passes one argument only, so the call is built as source text with all of the arguments.
    evaluate: (script, ...input) =>
      page.evaluate(`(${script.toString()})(...${JSON.stringify(input)})`) as Promise<never>,
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    clickToOpen: async (selector) => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), page.locator(selector).first().click()]);
      return tabOf(opened);
    },
    close: () => page.close(),
  };
}
