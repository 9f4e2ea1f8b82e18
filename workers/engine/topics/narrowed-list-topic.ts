/** A list with filters that need more than the list itself; loaded when such a filter is first chosen. */
import type { ListQuery } from '../../../src/contract/port/topics.ts';
import { passesNarrowing } from '../../../src/domain/program/narrow-list.ts';
import { openList } from './list-topic.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

export const openNarrowedList = (parts: TopicParts, query: ListQuery, markDirty: MarkDirty): TopicSource =>
  openList(parts, query, markDirty, passesNarrowing(query.narrowing ?? {}, query.columns));
