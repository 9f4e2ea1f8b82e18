/** A browser that could install the product, an iPhone, and a window of the installed product: as a page sees them. */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Number of times the browser's own install dialog was opened. */
    installAsked: number;
  }
}

/** Makes the browser offer its prompt; `outcome` is the player's choice in it. */
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

/** Makes the page believe that it runs in a window of its own, without the browser's bars. */
export async function standAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query.includes('(display-mode: standalone)') ? 'all' : query);
  });
}

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
