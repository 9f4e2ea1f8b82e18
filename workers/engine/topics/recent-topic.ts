/** Topic of the latest updates of a sport (rule updates-13), loaded when it is first watched. */
import { createValuesSource } from './lazy-source.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

export function openRecent(parts: TopicParts, sportId: number, markDirty: MarkDirty): TopicSource {
  return createValuesSource(
    {
      updates: () =>
        parts.recent
          .updatesOf(sportId)
          .map((update) => ({ ...update, eventName: parts.context.book.find(update.eventId)?.name ?? '' })),
    },
    [parts.recent.onChange(sportId, () => markDirty('updates'))],
  );
}
