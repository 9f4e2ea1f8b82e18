/** Source of a few values that another part stores. */
import type { TopicSource } from './topic-source.ts';

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
