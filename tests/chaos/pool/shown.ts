/** State of the pool coupon that a tab shows its player, in one word. */
import type { Page } from 'playwright';

export type Shown =
  | 'made'
  | 'notMade'
  /** A message explains why the order was not sent or not accepted. */
  | 'told'
  /** Marks to be played, without a message about an earlier coupon. */
  | 'open'
  | 'empty'
  | 'underWay';

export function shownIn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    if (text.includes('kontrol ediliyor') || text.includes('Gönderiliyor')) return 'underWay';
    if (text.includes('Kuponun oluştu')) return 'made';
    if (text.includes('Kuponun oluşmadı')) return 'notMade';
    if (document.querySelector('main footer [role="alert"]')) return 'told';
    if (/Oyna · 0,00/.test(text)) return 'empty';
    return /[Oo]yna · \d/.test(text) ? 'open' : 'underWay';
  });
}
