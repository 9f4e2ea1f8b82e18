/** Where the animation of a match is (rule match-51). */
import { nullable, string, type as shape, union } from 'superstruct';
import { read, serviceArea } from './call.ts';
import { textOr } from './fields.ts';

export const eventStream = serviceArea('statistics', {
  /** Null: nobody draws it. An address alone is an answer too; `type` says nothing a page of its own needs. */
  getEventStreamUrl: read({
    path: 'statistics/event-stream-url/:eventId',
    answer: nullable(union([string(), shape({ url: textOr('') })])),
    decode: (wire): string | null => {
      const url = typeof wire === 'string' ? wire : (wire?.url ?? '');
      return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
    },
  }),
});
