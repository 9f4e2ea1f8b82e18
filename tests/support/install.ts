/** A browser that could install the product, an iPhone, and a window of the installed product: as a page sees them. */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** How often the browser's own question was put. */
    installAsked: number;
  }
}

/** The browser offers its prompt; `outcome` is what the player answers to it. */
export async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed' = 'dismissed'): Promise<boolean> {
  return page.evaluate((choice) => {
    window.installAsked ??= 0;
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        window.installAsked += 1;
        return Promise.resolve({ outcome: choice });
      },
    });
    return !dispatchEvent(event);
  }, outcome);
}

/** As in a window of its own, without the browser's bars. */
export async function standAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
