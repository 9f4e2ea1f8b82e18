/** What a tab tells its player of the coupon, in one word. */
import type { Page } from 'playwright';

export type Shown =
  | 'made'
  | 'notMade'
  /** A message says why it was not sent or not taken. */
  | 'told'
  /** A slip to be played, and nothing said of an earlier one. */
  | 'open'
  | 'empty'
  | 'underWay';

export function shownIn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const slip = document.querySelector('aside[aria-label="Kuponum"]');
    const text = slip?.textContent ?? '';
    if (text.includes('kontrol ediliyor') || text.includes('Gönderiliyor')) return 'underWay';
    if (text.includes('Kuponun oluştu')) return 'made';
    if (text.includes('Kuponun oluşmadı')) return 'notMade';
    if (slip?.querySelector('footer [role="alert"]')) return 'told';
    if (text.includes('Kuponun boş')) return 'empty';
    return /[Oo]yna · \d/.test(text) ? 'open' : 'underWay';
  });
}
