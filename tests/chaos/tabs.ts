/** The tabs of a chaos run: opened, hidden, frozen, crashed; their uncaught errors; and which of them lives. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import type { EveryAddress } from '../support/every-address.ts';
import { playVisibility } from '../support/tab-probe.ts';
import { namedInPages } from '../support/named-in-pages.ts';
import { toursSeen } from '../support/tours-seen.ts';

export interface Tab {
  readonly number: number;
  readonly page: Page;
  visible: boolean;
  frozen: CDPSession | undefined;
  crashed: boolean;
}

const ANSWER_MS = 10_000;

export class Tabs {
  readonly errors: string[] = [];
  readonly #context: BrowserContext;
  readonly #host: EngineHostKind;
  readonly #tabs = new Map<number, Tab>();

  private constructor(context: BrowserContext, host: EngineHostKind) {
    this.#context = context;
    this.#host = host;
    context.setDefaultTimeout(ANSWER_MS);
    // Unhandled rejections are included.
    context.on('weberror', (error) => this.errors.push(error.error().stack ?? String(error.error())));
  }

  static async create(browser: Browser, baseURL: string, host: EngineHostKind): Promise<Tabs> {
    const context = await browser.newContext({
      baseURL,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport: { width: 1280, height: 800 },
      // The service worker's precaching would compete with what is tested, and answer while the server is down.
      serviceWorkers: 'block',
    });
    await namedInPages(context);
    await playVisibility(context);
    await toursSeen(context);
    return new Tabs(context, host);
  }

  get all(): Tab[] {
    return [...this.#tabs.values()];
  }

  get visible(): Tab[] {
    return this.all.filter(({ visible }) => visible);
  }

  get(number: number): Tab | undefined {
    return this.#tabs.get(number);
  }

  async open(number: number, path: string): Promise<Tab> {
    const page = await this.#context.newPage();
    const tab: Tab = { number, page, visible: true, frozen: undefined, crashed: false };
    page.on('crash', () => {
      tab.crashed = true;
    });
    this.#tabs.set(number, tab);
    await page.goto(this.address(path), { waitUntil: 'domcontentloaded' });
    return tab;
  }

  /** Adds the engine's host to an address, so that it survives a reload. */
  address(path: string): string {
    return `${path}${path.includes('?') ? '&' : '?'}engine=${this.#host}`;
  }

  /** Opens a page that is not a tab of the run, such as the one around many frames. */
  unlisted(): Promise<Page> {
    return this.#context.newPage();
  }

  /** The tabs that are loaded from now on are the member's, as after a sign-in in another window. */
  async signIn({ asMember }: EveryAddress): Promise<void> {
    await asMember(this.#context);
    await this.#reloadOne();
  }

  async signOut(): Promise<void> {
    await this.#context.clearCookies();
    await this.#reloadOne();
  }

  async #reloadOne(): Promise<void> {
    const tab = this.visible.find(({ frozen, crashed }) => frozen === undefined && !crashed);
    if (tab === undefined) return;
    await tab.page.goto(this.address(new URL(tab.page.url()).pathname), { waitUntil: 'domcontentloaded' });
  }

  async setVisible(tab: Tab, visible: boolean): Promise<void> {
    tab.visible = visible;
    await tab.page.evaluate((on) => window.playVisibility!(on ? 'visible' : 'hidden'), visible);
  }

  /** A headless page is always on screen and cannot be frozen as a hidden one is: its script is stopped instead. */
  async freeze(tab: Tab): Promise<void> {
    const session = await this.#context.newCDPSession(tab.page);
    await session.send('Debugger.enable');
    tab.frozen = session;
    await session.send('Debugger.pause');
  }

  async thaw(tab: Tab): Promise<void> {
    const session = tab.frozen;
    tab.frozen = undefined;
    if (session === undefined || tab.crashed) return;
    await session.send('Debugger.disable');
    await session.detach();
  }

  /** Crashes a tab's renderer and resolves once it has ended; the same renderer may have carried other tabs as well. */
  async crash(tab: Tab): Promise<void> {
    const crashed = tab.page.waitForEvent('crash');
    const session = await this.#context.newCDPSession(tab.page);
    // This call never settles, because the renderer that should respond has crashed.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.close(tab);
  }

  async close(tab: Tab): Promise<void> {
    this.#tabs.delete(tab.number);
    await tab.page.close();
  }

  /** Removes tabs that crashed together with another; returns their number. */
  async sweep(): Promise<number> {
    const crashed = this.all.filter((tab) => tab.crashed);
    await Promise.all(crashed.map((tab) => this.close(tab)));
    return crashed.length;
  }

  /** The tab whose worker runs the engine for all (`leader`). */
  get leader(): Tab | undefined {
    return this.all.find(({ page, crashed }) => !crashed && page.workers().length > 0);
  }

  async end(): Promise<void> {
    await this.#context.close();
  }
}
