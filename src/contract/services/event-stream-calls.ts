/** Address of a match's animation (rule match-51). */
import { nullable, string, type as shape, union } from 'superstruct';
import { readCall, defineCalls } from './call.ts';
import { textOr } from './fields.ts';

export const eventStreamCalls = defineCalls('statistics', {
  /**
   * Null when the match has no animation. A plain address is accepted too; `type` is ignored because the animation's
   * page does not need it.
   */
  getEventStreamUrl: readCall({
    path: 'statistics/event-stream-url/:eventId',
    response: nullable(union([string(), shape({ url: textOr('') })])),
    decode: (wire): string | null => {
      const url = typeof wire === 'string' ? wire : (wire?.url ?? '');
      return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
    },
  }),
});
