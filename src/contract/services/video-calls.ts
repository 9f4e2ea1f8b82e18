/** The video of a match (rule match-22). */
import { string, type as shape, union } from 'superstruct';
import type { MatchVideo } from '../../model/event.ts';
import { readCall, defineCalls } from './call.ts';
import { numeric, oneOf, optionalField } from './fields.ts';

const answer = shape({
  streamUrl: string(),
  type: oneOf(['hls', 'iframe'], 'hls'),
  /** Lifetime of the address in seconds. */
  expires: optionalField(numeric()),
});

export const videoCalls = defineCalls('sportsbook', {
  /** Refused with 404, 3016, 3201 and 3202, each with a message. A plain address is accepted too. */
  getSoccerStreamUrl: readCall({
    path: 'sportsbook/soccer-stream-url/:id',
    access: 'member',
    response: union([string(), answer]),
    decode: (wire): MatchVideo =>
      typeof wire === 'string'
        ? { url: wire, kind: 'hls', expires: null }
        : { url: wire.streamUrl, kind: wire.type === 'iframe' ? 'frame' : 'hls', expires: wire.expires ?? null },
  }),
});
