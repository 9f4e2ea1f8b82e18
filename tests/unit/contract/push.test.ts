/** Push messages are read leniently: anything else is no message, and nothing throws (push-3). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushKinds, readPushMessage } from '../../../src/contract/push.ts';

const NOW = 1_800_000_000;
const read = (content: unknown) => readPushMessage(JSON.stringify(content), NOW);
const whole = { v: 1, kind: 'coupon', id: '12', member: 'm', at: 5 };

test('a message is read with a number as its id, without a time and with unknown fields', () => {
  expect(read(whole)).toEqual(whole);
  expect(read({ ...whole, id: 12, more: true })).toEqual(whole);
  expect(read({ v: 1, kind: 'match', id: '7', at: 'soon', member: 5 })).toEqual({
    v: 1,
    kind: 'match',
    id: '7',
    at: NOW,
  });
  expect(readPushMessage('{"v":1,"kind":"coupon","id":9007199254740993,"at":5}', NOW)?.id).toBe('9007199254740993');
});

test.each([
  ['no text', undefined],
  ['another version', { ...whole, v: 2 }],
  ['an unknown kind', { ...whole, kind: 'raffle' }],
  ['no id', { ...whole, id: '' }],
  ['an id that is too long', { ...whole, id: 'x'.repeat(101) }],
  ['a fraction as id', { ...whole, id: 1.5 }],
])('%s is no message', (_what, content) => {
  expect(content === undefined ? readPushMessage(undefined, NOW) : read(content)).toBeUndefined();
});

test('any text is read or refused, and what is read has a kind and an id', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          v: fc.constantFrom(1, 2, '1'),
          kind: fc.oneof(fc.constantFrom(...pushKinds), fc.anything()),
          id: fc.anything(),
          member: fc.anything(),
          at: fc.anything(),
        },
        { requiredKeys: [] },
      )
      .map((told) => JSON.stringify(told)),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const message = readPushMessage(text, NOW);
      if (message === undefined) return;
      expect(pushKinds).toContain(message.kind);
      expect(message.id).toMatch(/^[\s\S]{1,100}$/);
      expect(Number.isSafeInteger(message.at) || Math.abs(message.at) > 2 ** 53).toBe(true);
    }),
  );
});
