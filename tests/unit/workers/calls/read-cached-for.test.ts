/** Cached responses belong to the present session. */
import { expect, test } from 'vitest';
import { configurationCalls } from '../../../../src/contract/services/configuration-calls.ts';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { readCachedFor } from '../../../../workers/engine/calls/cached-reads.ts';
import { EXPIRED_TOKEN } from '../../../../workers/engine/session/session-tokens.ts';

const copy = { data: 7, storedAt: 5 };
const tokensOf = (access: string) => ({ access, refresh: 'r', memberId: '1' });

/** Reads where the session has these tokens, and may end while the cache is read. @returns value and tokens used */
async function read(call: ServiceCall, tokens: ReturnType<typeof tokensOf> | null, ends = false) {
  const used: (string | undefined)[] = [];
  const life = new AbortController();
  const cached = async (_call: unknown, _input: unknown, access?: string) => {
    used.push(access);
    if (ends) life.abort();
    return copy;
  };
  return { value: await readCachedFor({ tokens, lifetime: life.signal }, cached, call, {}), used };
}

test('a public response needs no session', async () => {
  expect(await read(configurationCalls.getAppConfig, null)).toEqual({ value: copy, used: [undefined] });
});

test("a member's response is read with the member's token", async () => {
  expect(await read(wagerCalls.getPlayedBetslips, tokensOf('a'))).toEqual({ value: copy, used: ['a'] });
});

test('the placeholder stands for a token that ran out', async () => {
  expect(await read(wagerCalls.getPlayedBetslips, tokensOf(''))).toEqual({ value: copy, used: [EXPIRED_TOKEN] });
});

test("a visitor has no member's response", async () => {
  expect(await read(wagerCalls.getPlayedBetslips, null)).toEqual({ value: undefined, used: [] });
});

test('a session that ended meanwhile gets nothing', async () => {
  expect((await read(wagerCalls.getPlayedBetslips, tokensOf('a'), true)).value).toBeUndefined();
});
