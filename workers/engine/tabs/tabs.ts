/** All tabs of this engine. The end of a tab is detected by its Web Lock, never by silence. */
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Hello } from '../../../src/contract/port/engine-contract.ts';
import type {
  CouponNotice,
  Frame,
  IntentsRequest,
  TabMessage,
  TokensRequest,
} from '../../../src/contract/port/frames.ts';
import { tabLock } from '../../../src/contract/names.ts';
import type { Tokens } from '../../../src/model/player.ts';
import type { Topic } from '../../../src/contract/port/topics.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';
import type { TabStorage } from '../money/stored-intents.ts';
import type { TokenHolders } from '../session/session-tokens.ts';
import { type EngineTab, createTab } from './tab.ts';

export interface TabPort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface Tabs extends TokenHolders {
  readonly count: number;
  readonly visibleCount: number;
  readonly watchCount: number;
  readonly frameCount: number;
  /** Sets the service; must be called before the first tab is admitted. */
  setService(service: TabService): void;
  /** Sets the platform of a tab that will say hello. */
  expect(platform: Hello['platform']): void;
  admit(hello: Hello, port: TabPort): void;
  /** Requests the locks of all tabs again, after the engine lost its lock requests. */
  rewatchTabLocks(): void;
  /** The platform of the newest hello, which the whole engine reports to the services. */
  platform(): Hello['platform'];
  /** The browser's device id, as its tabs store it; empty before the first hello. */
  deviceId(): string;
  /** The storage of the tabs. A request before the first hello waits for it. */
  readonly storage: TabStorage;
  /** Sends the notice to one tab, a visible one first, until one accepts it or `lifetime` aborts. */
  notify(notice: CouponNotice['notice'], lifetime: AbortSignal): Promise<void>;
}

interface TabsOptions {
  epoch: string;
  locks: LockManager | undefined;
  onMalformed(): void;
  signal: AbortSignal;
}

/** Callbacks of the engine for its tabs, set once it is complete. */
interface TabService {
  openTopic(topic: Topic, markDirty: MarkDirty): TopicSource;
  onVisible(): void;
  /** Called when a tab was hidden or closed; others may be visible. */
  onHidden(): void;
  /** Called when a tab reports the tokens of its cookies without a request. */
  onTokens(held: Tokens | null): void;
}

/** A tab's response to a request of the engine. */
type TabAnswer = Extract<TabMessage, { ask: number }>;
type Asks = TokensRequest | IntentsRequest | CouponNotice;
type TabAsk =
  | Omit<TokensRequest, 'epoch' | 'ask'>
  | Omit<IntentsRequest, 'epoch' | 'ask'>
  | Omit<CouponNotice, 'epoch' | 'ask'>;

/** Milliseconds to wait for a tab's response before the next tab is tried. */
const ASK_MS = 2_000;

export function createTabs(options: TabsOptions): Tabs {
  const tabs = new Map<string, { tab: EngineTab; port: TabPort }>();
  let platform: Hello['platform'] = 'web';
  let deviceId = '';
  let frames = 0;
  let service: TabService | undefined;
  const asked = new Map<number, (answer: TabAnswer | undefined) => void>();
  let nextAsk = 1;
  let admitted = (): void => undefined;
  const first = new Promise<void>((resolve) => (admitted = resolve));

  const askOne = (port: TabPort, what: TabAsk): Promise<TabAnswer | undefined> =>
    new Promise((resolve) => {
      const ask = nextAsk;
      nextAsk += 1;
      const settle = (answer: TabAnswer | undefined): void => {
        clearTimeout(timer);
        asked.delete(ask);
        resolve(answer);
      };
      const timer = setTimeout(() => settle(undefined), ASK_MS);
      asked.set(ask, settle);
      port.postMessage({ epoch: options.epoch, ask, ...what } satisfies Asks);
    });
  const askInTurn = async (what: TabAsk, lifetime?: AbortSignal): Promise<TabAnswer | undefined> => {
    // Visible tabs respond soonest; a hidden one may be slow, and a frozen one does not respond.
    const inOrder = [...tabs.values()].toSorted((a, b) => Number(b.tab.visible) - Number(a.tab.visible));
    for (const { port } of inOrder) {
      if (lifetime?.aborted === true) break;
      // Requests are sequential on purpose: a second tab is tried only when the first does not respond.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await askOne(port, what);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };

  const askIntents = async (intents: IntentsRequest['intents']): Promise<string | null | undefined> => {
    await first;
    const answer = await askInTurn({ intents });
    return answer?.type === 'intents' ? answer.text : undefined;
  };

  const receive = (tab: EngineTab, message: TabMessage): void => {
    if (!('ask' in message)) tab.receive(message);
    else if (message.type === 'tokens' && message.ask === 0) service?.onTokens(message.tokens);
    else asked.get(message.ask)?.(message);
  };

  const dismiss = (tabId: string, tab: EngineTab): void => {
    tab.close();
    const known = tabs.get(tabId);
    if (known?.tab !== tab) return;
    known.port.close();
    tabs.delete(tabId);
    service?.onHidden();
  };

  /**
   * Dismisses the tab when its lock is released, because no browser reports that the other side of a port was closed
   * (whatwg/html PR 12957).
   */
  const watchLife = (tabId: string, tab: EngineTab): void => {
    options.locks
      ?.request(tabLock(tabId), { signal: options.signal }, () => dismiss(tabId, tab))
      .catch(() => undefined);
  };

  return {
    get count() {
      return tabs.size;
    },
    get visibleCount() {
      return [...tabs.values()].filter(({ tab }) => tab.visible).length;
    },
    get watchCount() {
      return [...tabs.values()].reduce((sum, { tab }) => sum + tab.watchCount, 0);
    },
    get frameCount() {
      return frames;
    },
    platform: () => platform,
    deviceId: () => deviceId,
    requestTokens: async (tokens) => {
      const answer = await askInTurn({ tokens });
      return answer?.type === 'tokens' ? answer.tokens : undefined;
    },
    storage: {
      read: (list) => askIntents({ type: 'read', list }),
      write: async (list, text) => (await askIntents({ type: 'write', list, text })) === text,
    },
    notify: async (notice, lifetime) => {
      await askInTurn({ notice }, lifetime);
    },
    setService: (given) => {
      service = given;
    },
    expect: (expected) => {
      platform = expected;
    },
    admit: (hello, port) => {
      if (service === undefined) throw new Error('not ready');
      const before = tabs.get(hello.tabId);
      if (before !== undefined) dismiss(hello.tabId, before.tab);
      platform = hello.platform;
      deviceId = hello.deviceId;
      const tab = createTab({
        epoch: options.epoch,
        visible: hello.visible,
        send: (frame: Frame) => {
          frames += 1;
          port.postMessage(frame);
        },
        openTopic: service.openTopic,
        onVisible: service.onVisible,
        onHidden: service.onHidden,
      });
      tabs.set(hello.tabId, { tab, port });
      admitted();
      port.onmessage = (event: MessageEvent) => {
        if (isTabMessage(event.data)) receive(tab, event.data);
        else options.onMalformed();
      };
      watchLife(hello.tabId, tab);
      if (hello.visible) service.onVisible();
    },
    rewatchTabLocks: () => {
      for (const [tabId, { tab }] of tabs) watchLife(tabId, tab);
    },
  };
}

function isTabMessage(value: unknown): value is TabMessage {
  if (!isPlainObject(value)) return false;
  const message = value;
  switch (message['type']) {
    case 'watch':
      return typeof message['watch'] === 'number' && isPlainObject(message['topic']);
    case 'unwatch':
    case 'retry':
      return typeof message['watch'] === 'number';
    case 'window':
      return typeof message['watch'] === 'number' && Array.isArray(message['eventIds']);
    case 'visibility':
      return typeof message['visible'] === 'boolean';
    case 'noticed':
      return typeof message['ask'] === 'number';
    case 'intents':
      return typeof message['ask'] === 'number' && (message['text'] === null || typeof message['text'] === 'string');
    case 'tokens':
      return typeof message['ask'] === 'number' && (message['tokens'] === null || isTokens(message['tokens']));
    default:
      return false;
  }
}

const tokenParts = ['access', 'refresh', 'memberId'] as const satisfies (keyof Tokens)[];

function isTokens(value: unknown): value is Tokens {
  return isPlainObject(value) && tokenParts.every((part) => typeof value[part] === 'string');
}
