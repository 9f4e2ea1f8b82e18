/**
 * Watches of a tab and the batches of updates sent to it. Hiding the tab closes its topics and keeps their names;
 * showing it opens them again and sends all values at once.
 */
import type { Frame, TabMessage, WatchUpdate } from '../../../src/contract/port/frames.ts';
import type { Topic } from '../../../src/contract/port/topics.ts';
import type { MarkDirty, TopicSource } from '../topics/topic-source.ts';

export interface EngineTab {
  readonly visible: boolean;
  readonly watchCount: number;
  receive(message: Exclude<TabMessage, { ask: number }>): void;
  close(): void;
}

interface TabOptions {
  epoch: string;
  visible: boolean;
  send(frame: Frame): void;
  openTopic(topic: Topic, markDirty: MarkDirty): TopicSource;
  onVisible(): void;
  onHidden(): void;
}

interface Watch {
  topic: Topic;
  source: TopicSource | undefined;
  window: number[];
  dirty: Set<string>;
  reset: boolean;
}

/**
 * Milliseconds between two batches: the first change is sent at once, those within this time together. It is a quarter
 * of a frame, because the tab paints once a frame anyway and a delayed change may miss its frame. (Measured: at half a
 * frame the slowest hundredth is painted 2.5 ms later, and as many messages are sent.)
 */
const REST_MS = 4;

export function createTab(options: TabOptions): EngineTab {
  const watches = new Map<number, Watch>();
  let visible = options.visible;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    timer = undefined;
    const updates: WatchUpdate[] = [];
    for (const [id, watch] of watches) {
      const update = takeUpdate(id, watch);
      if (update !== undefined) updates.push(update);
    }
    if (updates.length === 0) return;
    options.send({ epoch: options.epoch, updates });
    timer = setTimeout(flush, REST_MS);
  };
  // A hub frame's messages are processed in one task, so a timer of 0 ms fires after the last of them.
  const flushSoon = (): void => {
    timer ??= setTimeout(flush, 0);
  };

  const open = (watch: Watch): void => {
    watch.dirty.clear();
    watch.reset = true;
    watch.source = options.openTopic(watch.topic, (key) => {
      watch.dirty.add(key);
      flushSoon();
    });
    if (watch.window.length > 0) watch.source.setWindow(watch.window);
    flushSoon();
  };
  const shut = (watch: Watch): void => {
    watch.source?.close();
    watch.source = undefined;
  };

  const setVisible = (next: boolean): void => {
    if (next === visible) return;
    visible = next;
    for (const watch of watches.values()) {
      if (visible) open(watch);
      else shut(watch);
    }
    if (visible) {
      options.onVisible();
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    options.onHidden();
  };

  return {
    get visible() {
      return visible;
    },
    get watchCount() {
      return watches.size;
    },
    receive: (message) => {
      if (message.type === 'visibility') {
        setVisible(message.visible);
        return;
      }
      const known = watches.get(message.watch);
      switch (message.type) {
        case 'watch': {
          if (known !== undefined) shut(known);
          const watch: Watch = { topic: message.topic, source: undefined, window: [], dirty: new Set(), reset: true };
          watches.set(message.watch, watch);
          if (visible) open(watch);
          return;
        }
        case 'unwatch':
          if (known !== undefined) shut(known);
          watches.delete(message.watch);
          return;
        case 'window':
          if (known === undefined) return;
          known.window = message.eventIds;
          known.source?.setWindow(message.eventIds);
          return;
        case 'retry':
          known?.source?.retry();
      }
    },
    close: () => {
      clearTimeout(timer);
      for (const watch of watches.values()) shut(watch);
      watches.clear();
    },
  };
}

function takeUpdate(id: number, watch: Watch): WatchUpdate | undefined {
  const { source, dirty, reset } = watch;
  if (source === undefined || (!reset && dirty.size === 0)) return undefined;
  const update: WatchUpdate = { watch: id, reset, set: [], gone: [] };
  for (const key of reset ? source.keys() : dirty) {
    const value = source.read(key);
    if (value === undefined) update.gone.push(key);
    else update.set.push([key, value]);
  }
  watch.reset = false;
  dirty.clear();
  return update;
}
