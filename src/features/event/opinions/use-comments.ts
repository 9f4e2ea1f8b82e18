import type { EventHead } from '../../../model/program.ts';
import type { EditorComment } from '../../../model/editor.ts';
import type { Loaded } from '../../../model/load.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { statisticsId } from '../page/use-live-read.ts';

/** What editors say of a match: only the service knows whether they say anything (rule match-24). @param head null asks for nothing */
export function useComments(head: EventHead | null): Loaded<EditorComment[]> {
  return useRead('getEventComments', head === null ? null : { query: { eventId: String(statisticsId(head)) } });
}
