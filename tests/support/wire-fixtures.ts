/** Events in the wire's own shape for tests of the engine. */
import type { WireEvent, WireEventList } from '../../src/contract/services/wire/event-wire.ts';

export function wireEvent(fields: Partial<WireEvent> = {}): WireEvent {
  return {
    i: 1,
    v: 10,
    hn: 'Galatasaray',
    an: 'Trabzonspor',
    sid: 1,
    s: 0,
    bp: 0,
    il: true,
    mbc: 1,
    kOdd: true,
    ci: 7,
    oc: 40,
    d: 1_795_000_000,
    m: [
      {
        i: 100,
        t: 1,
        st: 1,
        v: 1,
        s: 1,
        mbc: 1,
        o: [
          { no: 1, n: '1', odd: 1.85, wodd: 1.78 },
          { no: 2, n: '0', odd: 3.4, wodd: 3.27 },
          { no: 3, n: '2', odd: 4.1, wodd: 3.94 },
        ],
      },
    ],
    ...fields,
  };
}

export function wireList(events: WireEvent[], fields: Partial<WireEventList> = {}): WireEventList {
  return { isdiff: false, version: 1_000, events, rmi: null, ...fields };
}

/** A hub message that sets the odd of outcome 1. */
export function oddUpdate(eventId: number, version: number, odd: number): object {
  return { eid: eventId, ev: version, sid: 1, m: [{ i: 100, a: 'u', o: [{ n: 1, o: odd, wo: odd }] }] };
}
