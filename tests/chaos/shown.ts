/** Reads everything a tab shows of the program from its document at once. */
import type { Page } from 'playwright';

export interface ShownOdd {
  event: number;
  market: number;
  outcome: number;
  /** "1,85", "—", '' for a lock alone. */
  text: string;
  locked: boolean;
  /** The card of a removed market stays, closed, while it is visible; so does a bet of a list of proposals. */
  closing: boolean;
}

export interface ShownScore {
  event: number;
  /** "2:1" as the row or the header says it; '' for none. */
  main: string;
  /** "67'" and the like, of rows. */
  clock: string | undefined;
  /** The page of a match that has left the program, which keeps showing its result (rule match-46). */
  over: boolean;
  /** The status of the score says that the match has ended; a widget says no more than that. */
  ended?: boolean;
  /** Cells of the period table, home and away, without the sides' names. */
  periods: [home: string[], away: string[]] | undefined;
}

export interface ShownChoice {
  event: number;
  market: number;
  outcome: number;
  text: string;
  closed: boolean;
}

export interface ShownPoolMatch {
  event: number;
  /** "2:1"; '' for none. */
  main: string;
  /** Clock of a running match. */
  clock: string | undefined;
  /** "1,85 · 3,20 · 4,00"; '' for none. */
  odds: string;
}

export interface ShownPage {
  path: string;
  connection: string;
  odds: ShownOdd[];
  scores: ShownScore[];
  /** Items of the slip; the market's id is read from the device's store. */
  choices: ShownChoice[];
  /** Matches of the football pool that the sportsbook carries, on its board and in a coupon. */
  pool: ShownPoolMatch[];
  /** Text of the error boundary where a screen or a part of it failed; '' for none. */
  broken: string;
  /** True while a placeholder is rendered. */
  loading: boolean;
  /** Heads of the list's leagues with the number of events they say. */
  leagues: { title: string; count: number }[];
}

export function readShown(page: Page): Promise<ShownPage> {
  return page.evaluate(async () => {
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
    const within = (root: Element, name: string): Element[] => [...root.querySelectorAll(`[class*="_${name}_"]`)];

    const odds = [...document.querySelectorAll<HTMLElement>('button[data-market][data-outcome]')].map((button) => ({
      event: Number(button.dataset['event']),
      market: Number(button.dataset['market']),
      outcome: Number(button.dataset['outcome']),
      text: text(button),
      locked: button.getAttribute('aria-label')?.endsWith('bahse kapalı') === true,
      closing:
        button.closest('article[data-event]') === null &&
        (button.closest('[data-card]') === null ||
          button.closest('section')?.querySelector('button[aria-label^="Kapandı"]') !== null),
    }));

    const listed = [...document.querySelectorAll<HTMLElement>('article[data-match][data-event][data-state="live"]')];
    const scoreRows = listed.map((row) => ({
      event: Number(row.dataset['event']),
      main: within(row, 'main').map(text).join(':'),
      clock: undefined,
      over: false,
      periods: undefined,
    }));
    const pool = [...document.querySelectorAll<HTMLElement>('[data-pool-event]')].map((match) => ({
      event: Number(match.dataset['poolEvent']),
      main: within(match, 'goals').map(text).join(':'),
      clock: within(match, 'live').map((live) => live.lastChild?.textContent ?? '')[0],
      odds: within(match, 'odds').map((odds) => odds.lastChild?.textContent ?? '')[0] ?? '',
    }));

    const rows = [...document.querySelectorAll<HTMLElement>('article[data-event]:not([data-match])')].map((row) => ({
      event: Number(row.dataset['event']),
      main: within(row, 'score')
        .map((score) => text(score.querySelector('b')))
        .join(':'),
      clock: text(row.querySelector('b')),
      over: false,
      periods: undefined,
    }));
    const headers = [...document.querySelectorAll<HTMLElement>('header[data-event]')].map((header) => {
      const sides = [...header.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(text));
      const [home, away] = sides;
      return {
        event: Number(header.dataset['event']),
        main: (/(\d+) - (\d+)/.exec(text(within(header, 'result')[0])) ?? []).slice(1).join(':'),
        clock: undefined,
        over: /Maç bitti, bahisler kapandı|Bu maç programda değil/.test(text(document.querySelector('main'))),
        ended: text(header).includes('Bitti'),
        periods: home === undefined || away === undefined ? undefined : ([home, away] as [string[], string[]]),
      };
    });

    // A list sorted by date has days as headers.
    const heads = location.search.includes('sirala') ? [] : [...document.querySelectorAll('h2')];
    const leagues = heads.flatMap((title) => {
      const count = Number.parseInt(text(title.parentElement?.querySelector('[class*="_count_"]')), 10);
      return Number.isNaN(count) ? [] : [{ title: text(title), count }];
    });

    // Opening a missing database would create it empty and break the product.
    const isKept = (await indexedDB.databases()).some(({ name }) => name === 'tribun-device');
    const stored = await new Promise<{ eventId: number; marketId: number; outcomeNumber: number }[]>((resolve) => {
      if (!isKept) return resolve([]);
      const opened = indexedDB.open('tribun-device');
      opened.addEventListener('error', () => resolve([]));
      opened.addEventListener('success', () => {
        const database = opened.result;
        if (!database.objectStoreNames.contains('entries')) {
          resolve([]);
          return database.close();
        }
        const entry = database.transaction('entries').objectStore('entries').get('slip');
        entry.addEventListener('success', () => resolve(entry.result?.value?.items ?? []));
        entry.addEventListener('error', () => resolve([]));
        return database.close();
      });
    });
    const items = document.querySelectorAll<HTMLElement>('ul[aria-label="Seçimlerin"] [data-event]');
    const choices = [...items].map((item) => {
      const event = Number(item.dataset['event']);
      const selection = stored.find(({ eventId }) => eventId === event);
      return {
        event,
        market: selection?.marketId ?? 0,
        outcome: selection?.outcomeNumber ?? 0,
        text: text(item.querySelector('[data-odd]')),
        closed: item.querySelector('svg.lucide-lock') !== null,
      };
    });

    return {
      path: location.pathname,
      connection: document.documentElement.dataset['connection'] ?? '',
      odds,
      scores: [...rows, ...scoreRows, ...headers],
      pool,
      broken: text(document.querySelector('[data-crash]')),
      loading: document.querySelector('[aria-busy="true"], [class*="_skeleton_"]') !== null,
      choices,
      leagues,
    };
  });
}
