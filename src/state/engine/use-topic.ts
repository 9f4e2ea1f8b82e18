/** Hooks for live values: a view of a topic, and a snapshot of one of its cells. */
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Topic, TopicKind, TopicValues } from '../../contract/port/topics.ts';
import { type TopicView, topicView } from './topic-view.ts';

export type { TopicView } from './topic-view.ts';

/** Watches a topic while the component is mounted. Equal topics share one watch. */
export function useTopic<K extends TopicKind>(topic: { kind: K } & Extract<Topic, { kind: K }>): TopicView<K> {
  const key = JSON.stringify(topic);
  // The key identifies a topic completely; a new object with the same content is the same topic.
  // oxlint-disable-next-line react/exhaustive-deps
  const view = useMemo(() => topicView<K>(topic), [key]);
  useEffect(() => view.retain(), [view]);
  return view;
}

/** Returns one value of a topic, for components that show nothing else of it. */
export function useTopicValue<K extends TopicKind, Key extends keyof TopicValues[K] & string>(
  topic: { kind: K } & Extract<Topic, { kind: K }>,
  key: Key,
): TopicValues[K][Key] | undefined {
  return useTopicEntry(useTopic<K>(topic), key);
}

/** Returns one value of a view, `undefined` until it is known; renders again only when that value changes. */
export function useTopicEntry<K extends TopicKind, Key extends keyof TopicValues[K] & string>(
  view: TopicView<K>,
  key: Key,
): TopicValues[K][Key] | undefined {
  useEffect(() => view.trackVisible(key), [view, key]);
  return useSnapshot(view.cell(key)).value as TopicValues[K][Key] | undefined;
}
