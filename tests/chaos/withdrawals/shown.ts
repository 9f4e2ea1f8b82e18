/** State of the withdrawal that a tab shows its player, in one word. */
import type { Page } from 'playwright';

export type Shown =
  | 'made'
  | 'notMade'
  /** A message says why it was not sent or not taken. */
  | 'told'
  /** The engine was lost with the tap; the next engine reads the stored intent. */
  | 'cutOff'
  /** A form, without a message about an earlier request. */
  | 'open'
  /** The same form beside a pending request. */
  | 'waits'
  | 'underWay';

/** Runs in the page. */
export function shownIn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const text = main?.textContent ?? '';
    const dialog = document.querySelector('dialog[open]')?.textContent ?? '';
    if (main?.querySelector('h1')?.textContent === 'Talebin Alındı') return 'made';
    if (text.includes('Talebinin durumu kontrol ediliyor') || dialog.includes('Gönderiliyor')) return 'underWay';
    if (text.includes('Talebin oluşmadı')) return 'notMade';
    if (dialog.includes('Talebin Alınamadı')) return 'told';
    if (dialog.includes('İşlem yapılmış olabilir')) return 'cutOff';
    if (!text.includes('Devam et')) return 'underWay';
    return main?.querySelector('[data-state="pending"]') ? 'waits' : 'open';
  });
}
