/** Short codes of the stand-in (assumption-99). */
import { describe, expect, it } from 'vitest';
import { shortCodeCalls } from '../../../src/contract/services/short-code-calls.ts';
import { SlipCodes } from '../../../server/wager/slip-codes.ts';
import { ask } from './member.ts';
import { stage } from './wager-stage.ts';

const DAY_MS = 86_400_000;
const slipOf = (multiplier: number) => ({ items: [], systems: [], multiplier, coupons: 1 });

describe('short codes', () => {
  it('are six digits, the same for an equal slip while they are valid, and others for other slips', () => {
    const codes = new SlipCodes(1);
    const first = codes.create(slipOf(50), 0);
    expect(first.code).toMatch(/^\d{6}$/);
    expect(codes.create(slipOf(50), DAY_MS - 1).code).toBe(first.code);
    expect(codes.create(slipOf(51), 0).code).not.toBe(first.code);
    expect(codes.create(slipOf(50), DAY_MS).code).not.toBe(first.code);
  });

  it('are created by a member and opened by anybody; an unknown code is refused', async () => {
    const s = await stage();
    const { token } = await s.member();
    const slip = { e: [{ eid: 1, mid: 10, ono: 1, odd: 1.51, b: false }], ss: [], m: 75, cc: 2 };
    const { code, expires } = (await ask(s, shortCodeCalls.createSlipCode, { token, body: { slip } })).data;
    expect(expires).toBeGreaterThan(0);
    const opened = (await ask(s, shortCodeCalls.openSlipCode, { body: { code } })).data;
    expect(opened).toMatchObject({ m: 75, cc: 2, e: [{ eid: 1, mid: 10, ono: 1 }] });
    const other = code === '000000' ? '000001' : '000000';
    expect((await ask(s, shortCodeCalls.openSlipCode, { body: { code: other } })).message).toBe('Kod bulunamadı.');
  });
});
