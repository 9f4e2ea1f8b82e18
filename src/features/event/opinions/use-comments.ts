import { createContext } from 'react';
import type { EventHead } from '../../../model/program.ts';
import type { EditorComment } from '../../../model/editor.ts';
import type { Loaded } from '../../../model/load.ts';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { statisticsId } from '../page/use-live-read.ts';

/**
 * The editors' comments of a match, because only the service knows whether there are any (rule match-24).
 * @param head null requests nothing
 */
export function useComments(head: EventHead | null): Loaded<EditorComment[]> {
  return useCachedRead('getEventComments', head === null ? null : { query: { eventId: String(statisticsId(head)) } });
}

/** The comments the page loaded for its tab bar, for use in the tab. */
export const CommentsContext = createContext<Loaded<EditorComment[]>>({
  ...{ phase: 'idle', value: undefined, at: 0, stale: false, failure: null },
  retry: () => undefined,
});
