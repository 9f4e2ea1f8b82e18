import { useState } from 'react';
import type { TopicValues } from '../../../contract/port/topics.ts';
import type { Loaded } from '../../../model/load.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';

/**
 * A value of a match. The last value is kept while it is reloaded, because an event that leaves the program may be
 * kicking off. It is dropped when no load is pending (the engine died).
 */
export function useEventLoad<Key extends 'head' | 'order'>(
  view: TopicView<'event'>,
  key: Key,
): Loaded<TopicValues['event'][Key]> {
  const loaded = useTopicLoad(view, key);
  const reloading = useTopicEntry(view, 'load')?.phase === 'loading';
  const [last, setLast] = useState(loaded.value);
  if (loaded.value !== undefined && loaded.value !== last) setLast(loaded.value);
  if (loaded.value !== undefined || last === undefined || !reloading) return loaded;
  return { ...loaded, phase: 'ready', value: last };
}
