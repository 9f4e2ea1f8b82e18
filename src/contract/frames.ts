/** What travels on the raw port beside comlink: plain messages, batched by the engine, applied once per frame by the tab. */
import type { Topic } from './topics.ts';

/** tab → engine */
export type TabMessage =
  | { type: 'watch'; watch: number; topic: Topic }
  | { type: 'unwatch'; watch: number }
  /** The rows a list shows now; the engine sends these alone. */
  | { type: 'window'; watch: number; eventIds: number[] }
  /** Load again what failed. */
  | { type: 'retry'; watch: number }
  | { type: 'visibility'; visible: boolean };

/** engine → tab */
export interface Frame {
  epoch: string;
  updates: WatchUpdate[];
}

export interface WatchUpdate {
  watch: number;
  /** true: forget what was known of this watch, this is all of it. */
  reset: boolean;
  set: [key: string, value: unknown][];
  gone: string[];
}
