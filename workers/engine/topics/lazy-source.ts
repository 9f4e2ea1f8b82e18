/** A topic whose part of the engine is loaded when it is first watched. */
import type { MarkDirty, TopicSource } from './topic-source.ts';

interface LazySourceOptions {
  open(): Promise<TopicSource>;
  markDirty: MarkDirty;
  /** The key that changes when the part could not be loaded. */
  stateKey: string;
  /** Returns the value of `stateKey` while the part is not loaded; absent for a topic without such a value. */
  stateOf?(isFailed: boolean): unknown;
}

export function createLazySource({ open, markDirty, stateKey, stateOf }: LazySourceOptions): TopicSource {
  let source: TopicSource | undefined;
  /** The last window, which may come before the part. */
  let rows: number[] = [];
  let isFailed = false;
  let isOver = false;
  const load = async (): Promise<void> => {
    const opened = await open();
    if (isOver) {
      opened.close();
      return;
    }
    source = opened;
    source.setWindow(rows);
    source.keys().forEach(markDirty);
  };
  const fail = (): void => {
    isFailed = true;
    markDirty(stateKey);
  };
  void load().catch(fail);
  return {
    keys: () => source?.keys() ?? (stateOf === undefined ? [] : [stateKey]),
    read: (key) => (source === undefined ? (key === stateKey ? stateOf?.(isFailed) : undefined) : source.read(key)),
    setWindow: (eventIds) => {
      rows = eventIds;
      source?.setWindow(eventIds);
    },
    retry: () => {
      if (source !== undefined) source.retry();
      else if (isFailed) {
        isFailed = false;
        markDirty(stateKey);
        void load().catch(fail);
      }
    },
    close: () => {
      isOver = true;
      source?.close();
    },
  };
}

/** Source of a few values that another part stores. */
export function createValuesSource(
  readers: Record<string, () => unknown>,
  releases: (() => void)[],
  retry: () => void = () => undefined,
): TopicSource {
  return {
    keys: () => Object.keys(readers).filter((key) => readers[key]?.() !== undefined),
    read: (key) => readers[key]?.(),
    setWindow: () => undefined,
    retry,
    close: () => {
      for (const release of releases) release();
    },
  };
}
