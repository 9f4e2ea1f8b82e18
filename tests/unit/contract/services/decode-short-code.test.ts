import { expect, it } from 'vitest';
import { shortCodeCalls } from '../../../../src/contract/services/short-code-calls.ts';

const context = { input: {}, dropped: () => undefined };
const created = (wire: unknown) => shortCodeCalls.createSlipCode.decode(wire, context);
const opened = (wire: unknown) => shortCodeCalls.openSlipCode.decode(wire, context);

it('a short code is six digits, also when the service sends a number without its leading zeros', () => {
  expect(created({ code: '004219', expires: 1_800_000_000 })).toEqual({ code: '004219', expiresAt: 1_800_000_000 });
  expect(created({ code: 4219, expires: 1_800_000_000_000 })).toEqual({ code: '004219', expiresAt: 1_800_000_000 });
  expect(created({ code: '482 913', expires: '2027-01-15T08:00:00Z' })).toMatchObject({ code: '482913' });
});

it('a short code without a readable time has none', () => {
  for (const expires of [undefined, null, 0, '', 'yarın']) {
    expect(created({ code: '482913', expires })).toEqual({ code: '482913', expiresAt: null });
  }
});

it('a code that nobody could type is an unreadable response', () => {
  for (const code of ['', 'ABC123', '1234567', -42, 1.5, null, undefined]) expect(created({ code })).toBeUndefined();
});

it('the slip of a code is read as it is, or from inside `slip`', () => {
  const slip = { e: [], ss: [3, 2], m: 50, cc: 4 };
  const terms = { systems: [2, 3], multiplier: 50, couponCount: 4 };
  expect(opened(slip)).toEqual({ items: [], terms });
  expect(opened({ slip })).toEqual({ items: [], terms });
  expect(opened({ slip: 'yok' })).toBeUndefined();
});
