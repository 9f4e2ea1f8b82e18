/** How components read live values: a view of a topic, and a snapshot of one of its cells. */
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Topic, TopicKind, TopicValues } from '../../contract/port/topics.ts';
import { type TopicView, topicView } from './topic-view.ts';

export type { TopicView } from './topic-view.ts';

/** Watches a topic while the component is mounted. Equal topics share one watch. */
export function useTopic<K extends TopicKind>(topic: { kind: K } & Extract<Topic, { kind: K }>): TopicView<K> {
  const key = JSON.stringify(topic);
  // The key says all there is to a topic; a new object with the same content is the same topic.
  // oxlint-disable-next-line react/exhaustive-deps
  const view = useMemo(() => topicView<K>(topic), [key]);
  useEffect(() => view.retain(), [view]);
  return view;
}

/** One value of a topic, where nothing else of it is shown. */
export function useTopicValue<K extends TopicKind, Key extends keyof TopicValues[K] & string>(
  topic: { kind: K } & Extract<Topic, { kind: K }>,
  key: Key,
): TopicValues[K][Key] | undefined {
  return useEntry(useTopic<K>(topic), key);
}

/** One value of a view, `undefined` until it is known; renders again when that value changes and for nothing else. */
export function useEntry<K extends TopicKind, Key extends keyof TopicValues[K] & string>(
  view: TopicView<K>,
  key: Key,
): TopicValues[K][Key] | undefined {
  useEffect(() => view.show(key), [view, key]);
  return useSnapshot(view.cell(key)).value as TopicValues[K][Key] | undefined;
}
