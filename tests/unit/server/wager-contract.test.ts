/** Every call of the wager and betslip services is served and enforces its conditions; `ask` checks the shapes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { betslipCalls } from '../../../src/contract/services/betslip-calls.ts';
import { couponActionsCalls } from '../../../src/contract/services/coupon-actions-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { DEMO, ask, signIn } from './member.ts';

const { getBetslipSettings, setBetslipSettings } = playersCalls;
const calls: [string, ServiceCall][] = Object.entries({
  ...betslipCalls,
  ...wagerCalls,
  ...couponActionsCalls,
  getBetslipSettings,
  setBetslipSettings,
});

let standIn: StandIn;
let token: string;
beforeAll(async () => {
  standIn = await createStandIn({ port: 0, seed: 7, events: 300, distDir: '/nowhere', updatesPerSecond: 0 });
  token = (await signIn({ standIn }, DEMO.active)).accessToken;
});
afterAll(() => standIn.close());

const queries = [{}, { limit: '10' }, { page: '1', limit: '10' }, { page: '1', limit: '10', phone: '05550000001' }];
const queryFor = (call: ServiceCall): Record<string, string> =>
  queries.find((query) => call.query.validate(query)[0] === undefined) ?? {};

describe('every call of the wager services', () => {
  it('is in the list', () => {
    expect(calls.length).toBe(19);
  });

  it.each(calls)('%s is served', async (_, call) => {
    const parameters = { id: '1', key: '1', owner: 'own' };
    const { envelope } = await ask({ standIn }, call, { parameters, query: queryFor(call) });
    expect(envelope.error?.message).not.toBe('Böyle bir servis yok.');
  });

  it.each(calls.filter(([, { access }]) => access === 'member'))('%s answers 401 without a token', async (_, call) => {
    const body = call.method === 'POST' ? { body: {} } : {};
    const { status, code } = await ask({ standIn }, call, { parameters: { id: '1' }, query: queryFor(call), ...body });
    expect([status, code]).toEqual([401, 401]);
  });

  it.each(calls.filter(([, { method }]) => method === 'POST'))(
    '%s refuses a body outside the contract',
    async (_, call) => {
      const told = await ask({ standIn }, call, { parameters: { id: '1', key: '1' }, token, body: { other: 1 } });
      expect(told.envelope.isSuccess).toBe(false);
    },
  );
});
