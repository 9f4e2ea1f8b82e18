/** Every call of the account services in the contract is served and enforces its conditions for headers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, serveWorld } from '../../../server/http/serve-world.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { callsByArea } from '../../../src/contract/services/calls.ts';
import { fakeWorld } from './fake-world.ts';
import { DEMO, ask, signIn } from './member.ts';

const { common, identity, inbox, players, retailers } = callsByArea;
const calls: [string, ServiceCall][] = Object.entries({ ...common, ...identity, ...inbox, ...players, ...retailers });

let standIn: StandIn;
beforeAll(async () => {
  standIn = await serveWorld(fakeWorld(), {
    port: 0,
    host: '127.0.0.1',
    distDir: '/nowhere',
    updatesPerSecond: 0,
    now: () => Date.UTC(2026, 10, 20, 9),
  });
});
afterAll(() => standIn.close());

/** A query that the call accepts; the server checks path and query first, then the caller, then the body. */
function queryFor(call: ServiceCall): Record<string, string> {
  const queries: Record<string, string>[] = [
    {},
    { code: '1' },
    { reasonCode: '1' },
    { page: '1', limit: '10' },
    { email: 'a@posta.example' },
  ];
  const fitting = queries.find((query) => call.query.validate(query)[0] === undefined);
  if (fitting === undefined) throw new Error(`no query for ${call.path}`);
  return fitting;
}

const bodyFor = ({ method }: ServiceCall): { body?: object } => (method === 'GET' ? {} : { body: {} });

/** Values for every path parameter. */
const parameters = { id: '1', name: 'contract-info', refresh: 'nobodys', memberId: '1' };

describe('every call of the account services', () => {
  it('is in the list', () => {
    expect(calls.length).toBeGreaterThan(35);
  });

  it.each(calls)('%s is served', async (_, call) => {
    const { envelope } = await ask({ standIn }, call, { parameters });
    expect(envelope.error?.message).not.toBe('Böyle bir servis yok.');
  });

  it.each(calls.filter(([, { access }]) => access === 'member'))('%s answers 401 without a token', async (_, call) => {
    const { status, code } = await ask({ standIn }, call, { query: queryFor(call), ...bodyFor(call) });
    expect([status, code]).toEqual([401, 401]);
  });

  it.each(calls.filter(([, { device }]) => device))('%s answers 400 without Device-Id', async (_, call) => {
    const { status } = await ask({ standIn }, call, { parameters, body: {}, headers: { 'device-id': '' } });
    expect(status).toBe(400);
  });

  it.each(calls.filter(([, { body }]) => body !== undefined && body.validate({})[0] !== undefined))(
    '%s refuses a body outside the contract',
    async (_, call) => {
      const token = (await signIn({ standIn }, DEMO.active)).accessToken;
      const { status, envelope } = await ask({ standIn }, call, { parameters, token, body: { other: 1 } });
      expect([status, envelope.isSuccess]).toEqual([400, false]);
    },
  );
});
