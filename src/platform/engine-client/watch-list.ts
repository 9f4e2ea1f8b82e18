/** Watches of the tab, stored independently of any link, so that a new engine receives all of them. */
import type { Frame, TabMessage, WatchUpdate } from '../../contract/port/frames.ts';
import type { Topic } from '../../contract/port/topics.ts';
import type { Watch } from './engine-client.ts';

interface WatchList {
  add(topic: Topic, sink: (update: WatchUpdate) => void): Watch;
  receive(frame: Frame): void;
  /** Resets the connection state after the engine was lost. Program data stays on screen as stale. */
  resetConnection(): void;
  /** Sends all watches to a new link. */
  resendAll(send: (message: TabMessage) => void): void;
}

interface OpenWatch {
  topic: Topic;
  sink(update: WatchUpdate): void;
  window: number[];
}

export function createWatchList(send: (message: TabMessage) => void): WatchList {
  const watches = new Map<number, OpenWatch>();
  let next = 1;
  return {
    add: (topic, sink) => {
      const watch = next;
      next += 1;
      const opened: OpenWatch = { topic, sink, window: [] };
      watches.set(watch, opened);
      send({ type: 'watch', watch, topic });
      return {
        setWindow: (eventIds) => {
          opened.window = eventIds;
          send({ type: 'window', watch, eventIds });
        },
        retry: () => send({ type: 'retry', watch }),
        close: () => {
          watches.delete(watch);
          send({ type: 'unwatch', watch });
        },
      };
    },
    receive: (frame) => {
      for (const update of frame.updates) watches.get(update.watch)?.sink(update);
    },
    resetConnection: () => {
      for (const [watch, opened] of watches) {
        if (isConnection(opened)) opened.sink({ watch, reset: true, set: [], gone: [] });
      }
    },
    resendAll: (sendTo) => {
      // The connection comes last: data on screen is reset before an engine that is already connected reports it,
      // because otherwise a stale odd would appear as live for a moment.
      const inOrder = [...watches].toSorted(([, a], [, b]) => Number(isConnection(a)) - Number(isConnection(b)));
      for (const [watch, { topic, window }] of inOrder) {
        sendTo({ type: 'watch', watch, topic });
        if (window.length > 0) sendTo({ type: 'window', watch, eventIds: window });
      }
    },
  };
}

function isConnection({ topic }: OpenWatch): boolean {
  return topic.kind === 'connection';
}
