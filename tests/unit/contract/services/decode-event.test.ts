import { expect, test } from 'vitest';
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';

const event = { i: 7, v: 1, sid: 1, d: 1_795_000_000, hn: 'Ev', an: 'Konuk' };

test.each([
  [4_900_001, 4_900_001],
  [0, null],
  [null, null],
  [undefined, null],
  ['x', null],
])('of %s as the id of before the start %s is known', (mpi, known) => {
  expect(decodeEvent({ ...event, mpi }, () => {})?.event.mappedId).toBe(known);
});
