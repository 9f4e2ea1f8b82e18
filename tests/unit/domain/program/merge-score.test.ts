/** Scores: blocks merge field by field, service is handed over, late ones change nothing (rule updates-7, updates-8, updates-9). */
import { describe, expect, test } from 'vitest';
import { decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import { mergeScore } from '../../../../src/domain/program/merge-score.ts';
import { newEvent } from '../../../support/program-fixtures.ts';

function merged(...messages: object[]) {
  const event = newEvent({ phase: 1 });
  const results = messages.map((message) => {
    const update = decodeScoreUpdate({ id: 1, sid: 1, ...message });
    if (update === null) throw new Error('the message is readable');
    return mergeScore(event, update);
  });
  if (event.score === null) throw new Error('a score has come');
  return { score: event.score, results };
}

describe('merging scores', () => {
  test('present fields win, absent fields stay, and zero is a value', () => {
    const { score } = merged({ ht: { r: 1, co: 3, yc: 2 } }, { ht: { r: 2, co: 0, yc: null } });
    expect(score.home).toMatchObject({ regular: 2, corners: 0, yellowCards: 2 });
  });

  test('the match status is taken only when above 0', () => {
    expect(merged({ s: 2 }, { s: 0 }).score.status).toBe(2);
  });

  test('clocks are read as numbers or as text', () => {
    expect(merged({ min: '45', sec: 7 }).score).toMatchObject({ minute: 45, second: 7 });
  });

  test("a side that begins to serve ends the other side's service", () => {
    const { score } = merged({ ht: { sp: true } }, { at: { sp: true } });
    expect([score.home.serving, score.away.serving]).toEqual([false, true]);
  });

  test('sets are merged by number, in order', () => {
    const { score } = merged(
      { ht: { ss: [{ n: 2, s: 3 }] } },
      {
        ht: {
          ss: [
            { n: 1, s: 6, tb: 7 },
            { n: 2, s: 4 },
          ],
        },
      },
    );
    expect(score.home.sets).toEqual([
      { number: 1, score: 6, tieBreak: 7 },
      { number: 2, score: 4, tieBreak: null },
    ]);
  });

  test('an older score changes nothing', () => {
    const { score, results } = merged({ t: 2000, ht: { r: 2 } }, { t: 1000, ht: { r: 1 } });
    expect(score.home.regular).toBe(2);
    expect(results).toEqual([true, false]);
  });

  test('the event is identified by eid when above 0, otherwise by id', () => {
    expect(decodeScoreUpdate({ id: 4, eid: 9, sid: 1 })?.eventId).toBe(9);
    expect(decodeScoreUpdate({ id: 4, eid: 0, sid: 1 })?.eventId).toBe(4);
  });
});

describe('figures', () => {
  test.each([
    ['AV', 50],
    ['av', 50],
    ['40', 40],
    [15, 15],
  ])('of a game are read from %j', (gs, points) => {
    expect(merged({ ht: { gs } }).score.home.gamePoints).toBe(points);
  });

  test.each([
    ['45+2', 45],
    ["67'", 67],
    ['90', 90],
    ['', null],
    ['HT', null],
  ])('of the minute are read from %j', (min, minute) => {
    expect(merged({ min }).score.minute).toBe(minute);
  });

  test('are read from text as well, in sets and quarters too', () => {
    const { score } = merged({ t: '1000', s: '19', ht: { r: '1', ss: [{ n: '1', s: '6', tb: '7' }] } });
    expect([score.updatedAtMs, score.status, score.home.regular]).toEqual([1000, 19, 1]);
    expect(score.home.sets).toEqual([{ number: 1, score: 6, tieBreak: 7 }]);
  });

  test('that are unreadable are dropped alone', () => {
    const { score } = merged({ s: {}, ht: 5, at: { r: 'x', c: 2, ss: [{ n: 1 }, { n: 2, s: 4 }] } });
    expect(score).toMatchObject({ status: 0, home: { regular: null }, away: { regular: null, current: 2 } });
    expect(score.away.sets).toHaveLength(1);
  });
});

describe('scores', () => {
  test.each([[null], [[]], ['x'], [{}], [{ sid: 1 }], [{ id: -1, sid: 1 }]])(
    '%j are rejected because they name no event',
    (message) => {
      expect(decodeScoreUpdate(message)).toBeNull();
    },
  );

  test('may omit their sport', () => {
    expect(decodeScoreUpdate({ id: '7', s: 2 })).toMatchObject({ eventId: 7, sportId: undefined, status: 2 });
  });
});
