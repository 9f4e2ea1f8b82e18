/** Firefox over WebDriver BiDi, as installed. */
import puppeteer, { type Page } from 'puppeteer-core';
import { type BrowserKind, type OtherBrowser, type OtherTab, findProgram } from './other-browser.ts';

const find = (): string | undefined => findProgram('firefox-esr', 'firefox');

export const firefox: BrowserKind = {
  name: 'Firefox',
  remedy: 'Install firefox-esr, or run: npx playwright install firefox',
  isInstalled: () => find() !== undefined,
  launch: async (): Promise<OtherBrowser> => {
    const executablePath = find();
    if (executablePath === undefined) throw new Error('Firefox is not installed');
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    return {
      open: async (url) => {
        // Each tab has a window of its own, because only one tab of a window is visible.
        const page = await browser.newPage({ type: 'window' });
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        return tabOf(page);
      },
      close: () => browser.close(),
    };
  },
};

function tabOf(page: Page): OtherTab {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    // The library's type expects handles for some arguments; plain data needs none.
    evaluate: (script, ...input) => page.evaluate(script as (...input: unknown[]) => never, ...input),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    clickToOpen: async (selector) => {
      const [opened] = await Promise.all([
        new Promise<Page | null>((resolve) => void page.once('popup', resolve)),
        page.click(selector),
      ]);
      if (opened === null) throw new Error(`${selector} opened no window`);
      return tabOf(opened);
    },
    close: () => page.close(),
  };
}
