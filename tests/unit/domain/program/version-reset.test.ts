/**
 * Conditions under which a lower version proves that a counter was reset, and is not just late (rules updates-22,
 * updates-23).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type SuspectedRestarts,
  MIN_PROOF_GAP_MS,
  lowerVersions,
  hasSuspectedRestart,
  resolveRestarts,
  recordAcceptance,
  recordRefusal,
  refusalsOf,
  responseVersions,
} from '../../../../src/domain/program/version-reset.ts';
import { type VersionGate, isImplausibleVersion } from '../../../../src/domain/program/implausible-version.ts';
import { decodeEventUpdate } from '../../../../src/contract/hub/decode.ts';
import { newEvent, newMarket } from '../../../support/program-fixtures.ts';
import { score } from './score-samples.ts';

/** Events at one gate: the hub refuses or accepts, services respond; a request is sent just before its response. */
type Happening =
  | { refused: number; known?: number }
  | { accepted: number }
  | { answer: number; afterMs?: number; askedBefore?: number };

const KNOWN = 100;

/** Plays the events, and returns the version at which the gate is reset. */
function play(happenings: readonly Happening[]): { anew: number | undefined; suspect: boolean } {
  const doubts: SuspectedRestarts = new Map();
  let asks = 0;
  let atMs = 0;
  let anew: number | undefined;
  for (const each of happenings) {
    if ('refused' in each) {
      recordRefusal(doubts, { gate: 'event', version: each.refused, known: each.known ?? KNOWN }, asks);
    } else if ('accepted' in each) recordAcceptance(doubts, 'event', each.accepted);
    else {
      asks += 1;
      atMs += each.afterMs ?? MIN_PROOF_GAP_MS;
      const time = { requestNumber: asks - (each.askedBefore ?? 0), atMs };
      if (resolveRestarts(doubts, new Map<VersionGate, number>([['event', each.answer]]), time, asks).length > 0)
        anew = each.answer;
    }
  }
  return { anew, suspect: hasSuspectedRestart(doubts) };
}

describe('a gate that refused a message', () => {
  test.each<[string, Happening[], number | undefined, boolean]>([
    ['two agreeing answers, seconds apart', [{ refused: 3 }, { answer: 3 }, { answer: 4 }], 4, false],
    ['a single response', [{ refused: 3 }, { answer: 3 }], undefined, true],
    ['two within the gap', [{ refused: 3 }, { answer: 3 }, { answer: 4, afterMs: 500 }], undefined, true],
    ['an answer at the version on hand', [{ refused: 3 }, { answer: 3 }, { answer: KNOWN }], undefined, false],
    ['answers older than the refused message', [{ refused: 90 }, { answer: 80 }, { answer: 80 }], undefined, false],
    ['a second answer older than the first', [{ refused: 3 }, { answer: 9 }, { answer: 5 }], undefined, true],
    ['no refusal', [{ answer: 3 }, { answer: 3 }], undefined, false],
    ['a response requested before the refusal', [{ refused: 3 }, { answer: 3, askedBefore: 1 }], undefined, false],
    [
      'a second response requested before the first arrived',
      [{ refused: 3 }, { answer: 3 }, { answer: 4, askedBefore: 1 }],
      undefined,
      true,
    ],
    [
      'a hub that accepts a message in between',
      [{ refused: 3 }, { answer: 3 }, { accepted: KNOWN }, { answer: 3 }],
      undefined,
      false,
    ],
    [
      'a counter that falls again with no message since',
      [{ refused: 50 }, { answer: 50 }, { answer: 3 }, { answer: 3 }],
      3,
      false,
    ],
    [
      'a counter that falls again',
      [{ refused: 50 }, { answer: 50 }, { refused: 3 }, { answer: 3 }, { answer: 3 }],
      3,
      false,
    ],
  ])('%s', (_, happenings, anew, suspect) => {
    expect(play(happenings)).toEqual({ anew, suspect });
  });
});

test('in any sequence, a gate is reset only after two lower responses behind an uncontradicted refusal', () => {
  const version = fc.nat(KNOWN + 5);
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    fc.record({ refused: fc.nat(KNOWN - 1) }),
    fc.record({ accepted: version }),
    fc.record({ answer: version, afterMs: fc.nat(3_000) }),
  );
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      const { anew } = play(happenings);
      if (anew === undefined) return;
      const ends = happenings.findLastIndex(
        (each, place) => 'answer' in each && each.answer === anew && play(happenings.slice(0, place + 1)).anew === anew,
      );
      // Events back to the last confirmation of the current version.
      const before = happenings.slice(0, ends + 1);
      const stood = before.findLastIndex(
        (each) => ('accepted' in each && each.accepted >= KNOWN) || ('answer' in each && each.answer >= KNOWN),
      );
      const since = before.slice(stood + 1);
      const refused = since.findIndex((each) => 'refused' in each);
      const lower = since.slice(refused + 1).filter((each) => 'answer' in each && each.answer < KNOWN);
      expect(refused).toBeGreaterThanOrEqual(0);
      expect(lower.length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['seconds in milliseconds', 955_000_000_000, 955_000_000, true],
  ['a damaged number', Number.MAX_SAFE_INTEGER, 12, true],
  ['the next version', 955_000_001, 955_000_000, false],
  ['a small counter that moves fast', 900_000, 12, false],
  ['a version after an unknown one', 955_000_000, 0, false],
])('%s is classified as a leap or not', (_, version, known, leaps) => {
  expect(isImplausibleVersion(version, known)).toBe(leaps);
});

test('refusals name the gate that refused', () => {
  const event = newEvent({ version: 50, markets: [newMarket({ id: 10, version: 40 })] });
  const update = (message: object) => {
    const decoded = decodeEventUpdate({ eid: 1, ...message }, () => undefined);
    if (decoded === null) throw new Error('the message is readable');
    return decoded;
  };
  expect(refusalsOf(event, update({ ev: 49, m: [{ i: 10, v: 1 }] }))).toEqual([
    { gate: 'event', version: 49, known: 50 },
  ]);
  expect(
    refusalsOf(
      event,
      update({
        ev: 50,
        m: [
          { i: 10, v: 39 },
          { i: 11, v: 1 },
        ],
      }),
    ),
  ).toEqual([{ gate: 10, version: 39, known: 40 }]);
  expect(refusalsOf(event, update({ ev: 50, m: [{ i: 10, v: 40 }] }))).toEqual([]);
});

test('resetting an event lowers its own version and those of all its markets', () => {
  const event = newEvent({
    version: 50,
    markets: [newMarket({ id: 10, version: 40 }), newMarket({ id: 11, version: 41 })],
  });
  lowerVersions(
    event,
    ['event'],
    new Map<VersionGate, number>([
      ['event', 3],
      [10, 2],
    ]),
    undefined,
  );
  expect([event.version, event.markets.map(({ version }) => version)]).toEqual([3, [1, 0]]);
});

test('resetting a market lowers those of its neighbours for which the same response has lower versions', () => {
  const event = newEvent({ version: 50, markets: [10, 11, 12].map((id) => newMarket({ id, version: 40 })) });
  const answer = new Map<VersionGate, number>([
    ['event', 50],
    [10, 2],
    [11, 3],
    [12, 41],
  ]);
  lowerVersions(event, [10], answer, undefined);
  expect([event.version, event.markets.map(({ version }) => version)]).toEqual([50, [1, 2, 40]]);
});

test('resetting an event or its score also lowers what the copy was at the request', () => {
  const event = newEvent({ version: 50, markets: [newMarket({ id: 10, version: 40 })], score: score({}, {}, {}) });
  const asked = { event: 50, markets: new Map([[10, 40]]), score: event.score };
  lowerVersions(event, ['event', 'score'], new Map<VersionGate, number>([['event', 3]]), asked);
  expect([event.version, event.score]).toEqual([3, null]);
  expect(asked).toEqual({ event: 3, markets: new Map([[10, 0]]), score: null });
});

test('resetting the score leaves versions and markets as they are', () => {
  const event = newEvent({ version: 50, markets: [newMarket({ id: 10, version: 40 })], score: score({}, {}, {}) });
  lowerVersions(event, ['score'], new Map(), undefined);
  expect([event.version, event.markets[0]?.version, event.score]).toEqual([50, 40, null]);
});

describe('the versions of a response', () => {
  const event = newEvent({
    version: 50,
    markets: [newMarket({ id: 10, version: 40 }), newMarket({ id: 11, version: 0 })],
  });

  test('are those of the event and of its markets with a known version', () => {
    expect([...responseVersions({ event, score: null }, false)]).toEqual([
      ['event', 50],
      [10, 40],
    ]);
  });

  test('of a complete event contain the highest one for markets that are missing', () => {
    expect(responseVersions({ event, score: null }, true).get('missing')).toBe(40);
  });
});
