/** Everything a player saw of one odd and of the connection, in order, which single reads of the page cannot prove. */
import type { View } from './frames.ts';
import { type Spot, oddSelector } from './shown-odds.ts';

export interface Recorded {
  connection: string;
  /** "1,85", "1,85 kapalı" while locked, undefined while it is not on the page. */
  odd: string | undefined;
}

declare global {
  interface Window {
    oddRecord?: Recorded[];
  }
}

export async function recordOdd(page: View, spot: Spot): Promise<void> {
  await page.evaluate((selector) => {
    const record: Recorded[] = [];
    window.oddRecord = record;
    const look = (): void => {
      const button = document.querySelector(selector);
      const lock = button?.getAttribute('aria-label')?.endsWith('bahse kapalı') ? ' kapalı' : '';
      const now = {
        connection: document.documentElement.dataset['connection'] ?? '',
        odd: button === null ? undefined : `${button.textContent.trim()}${lock}`,
      };
      const last = record.at(-1);
      if (last === undefined || last.connection !== now.connection || last.odd !== now.odd) record.push(now);
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, oddSelector(spot));
}

/** Returns the moments at which the first odd was shown as live although the connection had been lost before. */
export async function shownStaleAsLive(page: View): Promise<Recorded[]> {
  const record = await page.evaluate(() => window.oddRecord ?? []);
  const lostAt = record.findIndex(({ connection }) => connection !== 'on');
  if (lostAt < 0) return record;
  return record.slice(lostAt).filter(({ connection, odd }) => connection === 'on' && odd === record[0]?.odd);
}
