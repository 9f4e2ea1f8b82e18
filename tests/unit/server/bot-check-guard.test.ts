/** The bot check of the stand-in: a token works once, for five minutes, on guarded calls only. */
import { expect, test } from 'vitest';
import { operatorPaths } from '../../../server/operator/operator-addresses.ts';
import { type Served, clocked } from './serving.ts';

const APPLY = '/api/players/contactUs';

async function token({ standIn }: Served): Promise<string> {
  const answer = await fetch(standIn.url + operatorPaths.checkToken, { method: 'POST', body: 'contactUs' });
  return ((await answer.json()) as { token: string }).token;
}

async function codeOf({ standIn }: Served, botToken?: string): Promise<number | undefined> {
  const answer = await fetch(standIn.url + APPLY, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(botToken === undefined ? {} : { 'Bot-Token': botToken }) },
    body: '{}',
  });
  return ((await answer.json()) as { error?: { code: number } }).error?.code;
}

test('a token passes the bot check once, and a request without a token passes unless the check is strict', async () => {
  const served = await clocked();
  // Status 400 means that the request passed the check and failed for its missing body.
  expect(await codeOf(served)).toBe(400);
  expect(await codeOf(served, 'fail')).toBe(120);
  const good = await token(served);
  expect([await codeOf(served, good), await codeOf(served, good)]).toEqual([400, 120]);
  const late = await token(served);
  served.pass(300_001);
  expect(await codeOf(served, late)).toBe(120);
  await served.control('POST', 'operator', { check: 'strict' });
  expect([await codeOf(served), await codeOf(served, await token(served))]).toEqual([120, 400]);
  await served.control('POST', 'operator', { check: 'refuse' });
  expect(await codeOf(served, await token(served))).toBe(120);
  expect((await (await served.control('GET', 'operator')).json()).passed).toEqual(['contactUs', 'contactUs']);
});
