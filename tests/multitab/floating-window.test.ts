/** The floating window beside several tabs: it adds no connection, and shows an odd when the tabs do (following.md). */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { openMainMatch } from '../support/program.ts';
import { DESKTOP } from '../support/screens.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { engineStats } from '../support/tab-probe.ts';

const browser = sharedBrowser();

/** Changes of one odd. */
const CHANGES = 50;
/** Milliseconds of a frame at 60 frames a second. */
const FRAME = 16.7;

describe.each([
  ['always on top', false],
  ['as a window of the browser', true],
] as const)('a floating window, %s', (_kind, isFallback) => {
  /** Several tabs with the page "Takip", whose first one can open the window. */
  async function setTabs(count: number) {
    const { context, server, open } = await setStage(browser(), { context: { viewport: DESKTOP } });
    await server.move({ running: false });
    const { event, market } = openMainMatch(server);
    await context.addInitScript(prepare, {
      withoutPicture: isFallback,
      key: `${STORAGE_PREFIX}:starred`,
      starred: JSON.stringify({ matches: [{ id: event.i, sportId: 1, name: 'Maç', start: 0 }], teams: [] }),
    });
    const tabs: Page[] = [];
    // The tabs open in sequence, so that the first is known.
    while (tabs.length < count) tabs.push(await open('/takip'));
    const odd = `main ${oddSelector({ eventId: event.i, marketId: market.i, outcome: 1 })}`;
    await Promise.all(tabs.map((page) => page.locator(odd).waitFor()));
    const [first] = tabs as [Page];
    const openWindow = async (): Promise<Page> => {
      const [floating] = await Promise.all([
        context.waitForEvent('page'),
        first.getByRole('button', { name: 'Yüzen skorlar' }).click(),
      ]);
      await floating.locator(odd).waitFor();
      return floating;
    };
    const push = (at: number, value: number): Promise<unknown> =>
      server.push('lite', 'currentOdds', oddUpdate(event, at, market.i, 1, value));
    return { server, first, tabs, odd, openWindow, push };
  }

  test('follow-11: beside four tabs it adds no connection to a hub, no tab and no watch of the engine', async () => {
    const { server, first, tabs, odd, openWindow, push } = await setTabs(4);
    const counts = async () => {
      const { tabs: known, watches, connects, epoch } = await engineStats(first);
      return { hubs: (await server.stats()).hubs, known, watches, connects, epoch };
    };
    // Each tab has as many watches as the others once all of them are at rest.
    let before = await counts();
    const isAtRest = async (): Promise<boolean> => {
      const { watches } = before;
      before = await counts();
      return before.known === tabs.length && before.watches === watches && watches % tabs.length === 0;
    };
    await expect.poll(isAtRest, { interval: 500 }).toBe(true);
    expect(before.hubs).toMatchObject({ lite: { connections: 1, total: 1 }, score: { connections: 1, total: 1 } });
    const floating = await openWindow();
    await push(1, 7.77);
    for (const view of [...tabs, floating]) await expect.poll(() => view.locator(odd).innerText()).toBe('7,77');
    const { lite, score } = before.hubs;
    // The pushed odd was sent once.
    expect(await counts()).toEqual({ ...before, hubs: { lite: { ...lite, sent: lite.sent + 1 }, score } });
  });

  test('follow-11: it shows the odd of two tabs within a frame of them', async () => {
    const { tabs, odd, openWindow, push } = await setTabs(3);
    // The browser may paint the tab that opened the window once a second, because it is behind it.
    const views = [...tabs.slice(1), await openWindow()];
    await Promise.all(views.map((view) => view.evaluate(recordChanges, odd)));
    const texts: string[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const value = 2 + change / 100;
      const text = value.toFixed(2).replace('.', ',');
      texts.push(text);
      await push(change, value);
      await Promise.all(views.map((view) => view.waitForFunction(isRecorded, text)));
    }
    const [inOne, inOther, inWindow] = await Promise.all(views.map((view) => view.evaluate(takeChanges)));
    /** The median over all changes, in milliseconds. */
    const distance = (one: Shown | undefined, other: Shown | undefined): number =>
      middle(texts.map((text) => Math.abs((one?.[text] ?? Number.NaN) - (other?.[text] ?? Number.NaN))));
    const jitter = distance(inOne, inOther);
    const apart = [inOne, inOther].map((inTab) => distance(inTab, inWindow));
    const said = `medians in ms: between the tabs ${jitter}, window to tabs ${apart.join(' and ')}`;
    expect(Math.max(...apart), said).toBeLessThanOrEqual(FRAME + jitter);
  });
});

/** Epoch milliseconds of the frame that first had a text, by the text. */
type Shown = Record<string, number>;

declare global {
  interface Window {
    changesShown?: Record<string, number>;
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The functions below run in the page. */
const prepare = (given: { withoutPicture: boolean; key: string; starred: string }): void => {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem(given.key, given.starred);
  if (given.withoutPicture) Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
};

const recordChanges = (selector: string): void => {
  const shown: Record<string, number> = {};
  window.changesShown = shown;
  const look = (): void => {
    const text = document.querySelector(selector)?.textContent.trim() ?? '';
    shown[text] ??= performance.timeOrigin + performance.now();
    requestAnimationFrame(look);
  };
  look();
};

const isRecorded = (text: string): boolean => window.changesShown?.[text] !== undefined;

const takeChanges = (): Record<string, number> => window.changesShown ?? {};
