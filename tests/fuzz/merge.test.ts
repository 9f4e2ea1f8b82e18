/** The book against the reference merge: any split into batches, any repetition, any malformed message. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEventUpdate } from '../../src/contract/hub/decode.ts';
import type { ProgramEvent } from '../../src/model/event.ts';
import { newEvent, newMarket } from '../support/program-fixtures.ts';
import { type ReferenceBook, type ReferenceEvent, referenceMerge } from '../support/reference-merge.ts';
import { startBook } from '../support/start-book.ts';

const EVENTS = [1, 2, 3];
/** More of them look deeper. */
const RUNS = Math.max(400, 10 * Number(process.env['FUZZ_RUNS'] ?? 0));

const outcome = fc.record(
  {
    n: fc.integer({ min: 1, max: 3 }),
    na: fc.constantFrom('1', '0', '2'),
    o: fc.integer({ min: 100, max: 3000 }).map((cents) => cents / 100),
    wo: fc.integer({ min: 100, max: 3000 }).map((cents) => cents / 100),
    c: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['n'] },
);
const market = fc.record(
  {
    i: fc.integer({ min: 10, max: 14 }),
    a: fc.constantFrom('a', 'u', 'r'),
    v: fc.nat(40),
    s: fc.constantFrom(-2, -1, 0, 1),
    m: fc.integer({ min: 1, max: 4 }),
    k: fc.constantFrom('1_1', '2_101', '2_89'),
    sov: fc.constantFrom('2.5', '-1'),
    o: fc.array(outcome, { maxLength: 3 }),
  },
  { requiredKeys: ['i'] },
);
const message = fc.record(
  {
    eid: fc.constantFrom(...EVENTS),
    // Feeds move odds without moving it.
    ev: fc.oneof(fc.constant(6), fc.nat(30)),
    sid: fc.constant(1),
    a: fc.constantFrom('rp', 'x'),
    es: fc.constantFrom(-2, -1, 0, 1),
    bp: fc.constantFrom(0, 1),
    mb: fc.integer({ min: 1, max: 4 }),
    mc: fc.nat(120),
    m: fc.array(market, { maxLength: 3 }),
  },
  { requiredKeys: ['eid'] },
);
/** Anything at all, and messages with one field of any kind. */
const garbage = fc.oneof(
  fc.anything(),
  fc
    .tuple(message, fc.constantFrom('eid', 'ev', 'sid', 'm', 'es', 'mb'), fc.anything())
    .map(([good, field, value]) => ({
      ...good,
      [field]: value,
    })),
);

test("however ordered updates are batched or repeated, the book ends in the reference's state", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 40 }), fc.array(fc.nat(6)), fc.boolean(), (messages, cuts, live) => {
      const ordered = messages.toSorted((a, b) => (a.ev ?? 0) - (b.ev ?? 0));
      const { book, shelf } = newBook(live);
      let reference = newReference(live);
      for (const batch of batches(ordered, cuts)) {
        for (const update of batch) {
          apply(book, update);
          reference = referenceMerge(reference, update);
        }
        // A batch delivered twice changes nothing that its own last versions did not already say.
        const last = batch.at(-1);
        if (last !== undefined) {
          apply(book, last);
          reference = referenceMerge(reference, last);
        }
      }
      expect(plain(shelf.events.values(), live)).toEqual(shownOf(reference));
    }),
    { numRuns: RUNS },
  );
});

test('messages in any order are refused and applied exactly as by the reference', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 40 }), fc.boolean(), (messages, live) => {
      const { book, shelf, doubted } = newBook(live);
      let reference = newReference(live);
      for (const update of messages) {
        apply(book, update);
        reference = referenceMerge(reference, update);
      }
      expect(plain(shelf.events.values(), live)).toEqual(shownOf(reference));
      for (const event of Object.values(reference)) expect(doubted.has(event.id)).toBe(event.doubted);
    }),
    { numRuns: RUNS },
  );
});

test('an older version changes nothing', () => {
  fc.assert(
    fc.property(message, fc.integer({ min: 1, max: 50 }), (update, behind) => {
      const { book, shelf, stale } = newBook(true);
      apply(book, { eid: 1, ev: 100, sid: 1 });
      const before = structuredClone(plain(shelf.events.values(), true));
      apply(book, { ...update, eid: 1, ev: 100 - behind });
      expect(plain(shelf.events.values(), true)).toEqual(before);
      expect(stale()).toBe(1);
    }),
  );
});

test('an older market part changes nothing in its market, and the rest of the message applies', () => {
  fc.assert(
    fc.property(message, market, fc.integer({ min: 1, max: 50 }), (update, part, behind) => {
      const { book, shelf, stale } = newBook(true);
      apply(book, { eid: 1, ev: 100, m: [{ i: 10, v: 100, s: -1 }] });
      const before = structuredClone(shelf.events.get(1)?.markets[0]);
      const other = { i: 99, k: '2_89', v: 101, o: [{ n: 1, o: 1.5 }] };
      const { a: _, ...head } = update;
      apply(book, { ...head, eid: 1, ev: 100, mb: 7, m: [{ ...part, i: 10, v: 100 - behind }, other] });
      const after = shelf.events.get(1);
      expect(after?.markets[0]).toEqual(before);
      expect([after?.minBets, after?.markets.map(({ id }) => id), stale()]).toEqual([7, [10, 99], 1]);
    }),
  );
});

test('a malformed message never throws and never changes another event', () => {
  fc.assert(
    fc.property(fc.array(garbage, { maxLength: 20 }), (messages) => {
      const { book, shelf } = newBook(true);
      let reference = newReference(true);
      for (const update of messages) {
        apply(book, update);
        reference = referenceMerge(reference, update);
      }
      expect(plain(shelf.events.values(), true)).toEqual(shownOf(reference));
    }),
    { numRuns: RUNS },
  );
});

function newBook(live: boolean) {
  let refused = 0;
  const doubted = new Set<number>();
  const book = startBook();
  book.onStaleMessage((eventId) => {
    refused += 1;
    doubted.add(eventId);
  });
  const shelf = book.openEventStore(live ? 1 : 0, 1);
  for (const id of EVENTS) shelf.put(twoOutcomes(id));
  return { book, shelf, stale: () => refused, doubted };
}

function apply(book: ReturnType<typeof startBook>, update: unknown): void {
  const decoded = decodeEventUpdate(update, () => undefined);
  if (decoded !== null) book.applyEvent(decoded);
}

function twoOutcomes(id: number): ProgramEvent {
  const outcomes = [
    { number: 1, name: '1', odd: 185, webOdd: 178, status: 1 },
    { number: 2, name: '0', odd: 340, webOdd: 327, status: 1 },
  ];
  return newEvent({ id, marketCount: 3, markets: [newMarket({ outcomes })] });
}

function newReference(live: boolean): ReferenceBook {
  const book: ReferenceBook = {};
  for (const id of EVENTS) {
    book[id] = {
      id,
      version: 5,
      status: 1,
      phase: 0,
      minBets: 2,
      marketCount: 3,
      live,
      markets: {
        10: {
          key: '1_1',
          line: '',
          version: 1,
          status: 1,
          minBets: 2,
          outcomes: {
            1: { name: '1', odd: 185, webOdd: 178, status: 1 },
            2: { name: '0', odd: 340, webOdd: 327, status: 1 },
          },
        },
      },
      removals: [],
      mostMarkets: 0,
      missed: [],
      doubted: false,
    };
  }
  return book;
}

type Shown = Omit<ReferenceEvent, 'removals' | 'mostMarkets' | 'missed' | 'doubted'>;

/** The reference's events without what nobody shows. */
function shownOf(book: ReferenceBook): Shown[] {
  return Object.values(book).map(({ id, version, status, phase, minBets, marketCount, live, markets }) => ({
    ...{ id, version, status, phase, minBets, marketCount, live, markets },
  }));
}

/** The book's events in the reference's shape. */
function plain(events: Iterable<ProgramEvent>, live: boolean): Shown[] {
  return [...events].map((event) => ({
    id: event.id,
    version: event.version,
    status: event.status,
    phase: event.phase,
    minBets: event.minBets,
    marketCount: event.marketCount,
    live,
    markets: Object.fromEntries(
      event.markets.map(({ id, key, line, version, status, minBets, outcomes }) => [
        id,
        {
          key,
          line,
          version,
          status,
          minBets,
          outcomes: Object.fromEntries(
            outcomes.map(({ number, name, odd, webOdd, status: told }) => [
              number,
              { name, odd, webOdd, status: told },
            ]),
          ),
        },
      ]),
    ),
  }));
}

function batches<T>(items: T[], cuts: number[]): T[][] {
  const result: T[][] = [];
  let index = 0;
  for (const cut of cuts) {
    if (cut === 0) continue;
    result.push(items.slice(index, index + cut));
    index += cut;
  }
  result.push(items.slice(index));
  return result;
}
