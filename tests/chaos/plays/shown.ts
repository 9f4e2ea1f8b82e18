/** State of the coupon that a tab shows its player, in one word. */
import type { ElementHandle, Page } from 'playwright';

export type Shown =
  | 'made'
  | 'notMade'
  /** A message explains why the order was not sent or not accepted. */
  | 'told'
  /** A slip to be played, without a message about an earlier one. */
  | 'open'
  | 'empty'
  | 'underWay';

export function shownIn(page: Page): Promise<Shown> {
  return page.evaluate(tell, null);
}

/** Clicks, and returns what was last shown before the slip was removed. */
export function lastShown(page: Page, leave: ElementHandle): Promise<Shown> {
  return page.evaluate(tell, leave);
}

/** Runs in the page. */
function tell(leave: Node | null): Shown | Promise<Shown> {
  let told = now();
  if (leave === null) return told;
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      const next = now();
      if (next !== 'empty') told = next;
      else {
        watch.disconnect();
        done(told);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    (leave as HTMLElement).click();
  });

  function now(): Shown {
    const slip = document.querySelector('aside[aria-label="Kuponum"]');
    const text = slip?.textContent ?? '';
    if (text.includes('kontrol ediliyor') || text.includes('Gönderiliyor')) return 'underWay';
    if (text.includes('Kuponun oluştu')) return 'made';
    if (text.includes('Kuponun oluşmadı')) return 'notMade';
    if (slip?.querySelector('footer [role="alert"]')) return 'told';
    if (text.includes('Kuponun boş')) return 'empty';
    return /[Oo]yna · \d/.test(text) ? 'open' : 'underWay';
  }
}
