/** A value the engine keeps loaded, in the shape of every other load. */
import type { TopicKind, TopicValues } from '../../contract/port/topics.ts';
import type { Loaded, LoadState } from '../../model/load.ts';
import { type TopicView, useTopicEntry } from '../engine/use-topic.ts';

/** Topics loaded from a service. */
type LoadedKind = {
  [Kind in TopicKind]: TopicValues[Kind] extends { load: LoadState } ? Kind : never;
}[TopicKind];

export function useTopicLoad<K extends LoadedKind, Key extends keyof TopicValues[K] & string>(
  view: TopicView<K>,
  key: Key,
): Loaded<TopicValues[K][Key]> {
  // Each of these topics has `load`, but the compiler does not derive that from the kind.
  const load: LoadState | undefined = useTopicEntry(view, 'load');
  const value = useTopicEntry(view, key);
  const facts = {
    at: load?.at ?? 0,
    stale: load?.stale ?? false,
    refreshing: load?.refreshing,
    failure: load?.failure ?? null,
    retry: view.retry,
  };
  if (value !== undefined) return { ...facts, phase: 'ready', value };
  return { ...facts, phase: load?.phase === 'failed' ? 'failed' : 'loading', value: undefined };
}
