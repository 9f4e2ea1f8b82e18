/** Short codes, which pass a slip on by word of mouth. Bodies and responses are assumptions (assumption-99). */
import { object, string } from 'superstruct';
import { defineCalls, readCall, writeCall } from './call.ts';
import { decodePoolSlip, poolSlip } from './wire/pool-coupon-wire.ts';
import { codedSlip, decodeSlipCode, slipCode } from './wire/short-code-wire.ts';
import { decodeSlip, slipBody } from './wire/slip-wire.ts';

export const shortCodeCalls = defineCalls('shortCode', {
  /** Opens the marks behind a short code, to be played as the caller's own. */
  openPoolCode: readCall({
    method: 'POST',
    path: 'ShortCode/SporTotoPlayByCode',
    body: object({ code: string() }),
    response: poolSlip,
    decode: decodePoolSlip,
  }),
  /** Creates the short code of a slip. The same slip keeps its code while that is valid. */
  createSlipCode: writeCall({
    path: 'ShortCode/create',
    access: 'member',
    body: object({ slip: slipBody }),
    response: slipCode,
    decode: decodeSlipCode,
  }),
  /** The slip behind a short code; for visitors too. */
  openSlipCode: readCall({
    method: 'POST',
    path: 'ShortCode/open',
    body: object({ code: string() }),
    response: codedSlip,
    decode: decodeSlip,
  }),
});
