/** All tabs of this engine. A tab is known to be gone by its Web Lock, never by silence. */
import type { Hello } from '../../../src/contract/engine.ts';
import type { Frame, TabMessage } from '../../../src/contract/frames.ts';
import { tabLock } from '../../../src/contract/names.ts';
import type { Topic } from '../../../src/contract/topics.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';
import { type Tab, createTab } from './tab.ts';

export interface TabPort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface Tabs {
  readonly count: number;
  readonly visibleCount: number;
  readonly watches: number;
  readonly frames: number;
  admit(hello: Hello, port: TabPort): void;
  /** A mobile tab makes the whole engine speak as one; the newest hello decides. */
  platform(): Hello['platform'];
}

export interface TabsOptions {
  epoch: string;
  locks: LockManager | undefined;
  openTopic(topic: Topic, markDirty: MarkDirty): TopicSource;
  onVisible(): void;
  onMalformed(): void;
  signal: AbortSignal;
}

export function createTabs(options: TabsOptions): Tabs {
  const tabs = new Map<string, { tab: Tab; port: TabPort }>();
  let platform: Hello['platform'] = 'web';
  let frames = 0;

  const dismiss = (tabId: string, tab: Tab): void => {
    tab.close();
    const known = tabs.get(tabId);
    if (known?.tab !== tab) return;
    known.port.close();
    tabs.delete(tabId);
  };

  return {
    get count() {
      return tabs.size;
    },
    get visibleCount() {
      return [...tabs.values()].filter(({ tab }) => tab.visible).length;
    },
    get watches() {
      return [...tabs.values()].reduce((sum, { tab }) => sum + tab.watches, 0);
    },
    get frames() {
      return frames;
    },
    platform: () => platform,
    admit: (hello, port) => {
      const before = tabs.get(hello.tabId);
      if (before !== undefined) dismiss(hello.tabId, before.tab);
      platform = hello.platform;
      const tab = createTab({
        epoch: options.epoch,
        visible: hello.visible,
        send: (frame: Frame) => {
          frames += 1;
          port.postMessage(frame);
        },
        openTopic: options.openTopic,
        onVisible: options.onVisible,
      });
      tabs.set(hello.tabId, { tab, port });
      port.onmessage = (event: MessageEvent) => {
        if (isTabMessage(event.data)) tab.receive(event.data);
        else options.onMalformed();
      };
      // No browser tells when a port's other side is gone (whatwg/html PR 12957); the tab's lock does.
      options.locks
        ?.request(tabLock(hello.tabId), { signal: options.signal }, () => dismiss(hello.tabId, tab))
        .catch(() => undefined);
      if (hello.visible) options.onVisible();
    },
  };
}

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Partial<Record<string, unknown>>;
  switch (message['type']) {
    case 'watch':
      return typeof message['watch'] === 'number' && typeof message['topic'] === 'object' && message['topic'] !== null;
    case 'unwatch':
    case 'retry':
      return typeof message['watch'] === 'number';
    case 'window':
      return typeof message['watch'] === 'number' && Array.isArray(message['eventIds']);
    case 'visibility':
      return typeof message['visible'] === 'boolean';
    default:
      return false;
  }
}
