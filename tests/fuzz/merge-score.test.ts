/** Scores of the book against the reference: any order, any repetition, any field of any kind. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeScoreUpdate } from '../../src/contract/hub/decode.ts';
import type { Score, TeamScore } from '../../src/model/event.ts';
import { newEvent } from '../support/program-fixtures.ts';
import { startBook } from '../support/start-book.ts';
import {
  type ReferenceScore,
  type ReferenceScores,
  type ReferenceSide,
  figures,
  referenceScore,
} from '../support/reference-score.ts';

const EVENTS = [1, 2];
/** More of them look deeper. */
const RUNS = Math.max(400, 10 * Number(process.env['FUZZ_RUNS'] ?? 0));
/** The same ones on every machine; another seed looks elsewhere. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_127);

const small = fc.nat(4);
/** A figure given as a number or its text, empty, or of an unreadable type. */
const figure = fc.oneof(
  { weight: 6, arbitrary: small },
  { weight: 2, arbitrary: small.map(String) },
  { weight: 2, arbitrary: fc.constantFrom(null, '', ' ') },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('x', 1.5, true, {}, [2], Number.NaN, undefined) },
);
const clock = fc.oneof(figure, fc.constantFrom('45+2', '90+', '45'));
const period = fc.record({ n: fc.oneof(small, small.map(String)), s: figure, tb: figure }, { requiredKeys: [] });
const periods = fc.oneof(
  {
    weight: 8,
    // Each number occurs once: for a period given twice it is undefined which one counts as changed.
    arbitrary: fc.uniqueArray(period, { maxLength: 4, selector: ({ n }) => Number(n) }),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, {}, 'x', [null, 3, { n: 1, s: 2 }]) },
);
const side = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        ...(Object.fromEntries(figures.map((name) => [name, figure])) as Record<
          (typeof figures)[number],
          typeof figure
        >),
        gs: fc.oneof(figure, fc.constantFrom(15, 30, '40', 'AV', 50)),
        sp: fc.oneof({ weight: 8, arbitrary: fc.boolean() }, fc.constantFrom<unknown>(null, 1, 'true')),
        qs: periods,
        ss: periods,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 5, [], 'x') },
);
const message = fc.record(
  {
    id: fc.oneof(fc.constantFrom<unknown>(1, 2, 9, '1'), fc.constantFrom<unknown>(0, null)),
    eid: fc.constantFrom<unknown>(1, 2, 9, 0, '2', null),
    sid: fc.constantFrom(1, 5),
    t: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) }, figure),
    s: fc.oneof(fc.integer({ min: -1, max: 12 }), figure),
    min: clock,
    sec: clock,
    ht: side,
    at: side,
  },
  { requiredKeys: [] },
);

test('scores merge as the reference does: differing scores are reported, late ones refused', () => {
  const met = { changed: 0, late: 0, served: 0, tied: 0 };
  fc.assert(
    fc.property(
      fc.array(message, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(29), { maxLength: 5 }),
      (told, again) => {
        const { hear, scores, changed, late } = newBook();
        let reference: ReferenceScores = Object.fromEntries(EVENTS.map((id) => [id, null]));
        const repeated = again.flatMap((place) => told[place] ?? []);
        for (const each of [...told, ...repeated]) {
          const result = referenceScore(reference, each);
          reference = result.scores;
          hear(each);
          expect(scores()).toEqual(reference);
          expect(changed()).toEqual(result.changed === undefined ? [] : [result.changed]);
          expect(late()).toEqual(result.late === undefined ? [] : [result.late]);
          if (result.changed !== undefined) met.changed += 1;
          if (result.late !== undefined) met.late += 1;
        }
        for (const score of Object.values(reference)) {
          for (const { sp, ss, qs } of score === null ? [] : [score.home, score.away]) {
            if (sp) met.served += 1;
            if ([...ss, ...qs].some(({ tb }) => tb !== null)) met.tied += 1;
          }
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(RUNS / 4);
});

test('arbitrary input never throws and merges as the reference does', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), message), { maxLength: 20 }), (told) => {
      const { hear, scores } = newBook();
      let reference: ReferenceScores = Object.fromEntries(EVENTS.map((id) => [id, null]));
      for (const each of told) {
        reference = referenceScore(reference, each).scores;
        hear(each);
      }
      expect(scores()).toEqual(reference);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

function newBook() {
  const refused: number[] = [];
  const told: number[] = [];
  const book = startBook();
  book.onStaleMessage((eventId) => refused.push(eventId));
  const shelf = book.openEventStore(1, null);
  for (const id of EVENTS) {
    shelf.put(newEvent({ id, phase: 1 }));
    shelf.onEvent(id, () => told.push(id));
  }
  return {
    hear: (message: unknown): void => {
      const update = decodeScoreUpdate(message);
      if (update !== null) book.applyScore(update);
    },
    scores: (): ReferenceScores =>
      Object.fromEntries(EVENTS.map((id) => [id, plain(shelf.events.get(id)?.score ?? null)])),
    changed: () => told.splice(0),
    late: () => refused.splice(0),
  };
}

/** A score in the words of the wire. */
function plain(score: Score | null): ReferenceScore | null {
  if (score === null) return null;
  const { updatedAtMs, status, minute, second, home, away } = score;
  return { t: updatedAtMs, s: status, min: minute, sec: second, home: plainSide(home), away: plainSide(away) };
}

function plainSide(team: TeamScore): ReferenceSide {
  const periodsOf = (list: TeamScore['sets']) =>
    list.map(({ number, score, tieBreak }) => ({ n: number, s: score, tb: tieBreak }));
  return {
    ...{ r: team.regular, c: team.current, ht: team.halfTime, et: team.extraTime, pe: team.penalties },
    ...{ co: team.corners, hco: team.firstHalfCorners, yc: team.yellowCards, rc: team.redCards, gs: team.gamePoints },
    ...{ sp: team.serving, qs: periodsOf(team.quarters), ss: periodsOf(team.sets) },
  };
}
