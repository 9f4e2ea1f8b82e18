/** Leaving step 3 drops the two tokens, with an engine or without (rule registration-7). */
import { expect, test, vi } from 'vitest';
import type { Result } from '../../../src/model/failure.ts';

const seen = vi.hoisted(() => ({
  answer: { ok: true, value: null } as Result<null>,
  dropped: 0,
  asked: [] as string[],
}));

vi.mock('../../../src/state/engine/call-engine.ts', () => ({
  callEngine: async (call: string) => {
    seen.asked.push(call);
    return seen.answer;
  },
}));
vi.mock('../../../src/state/member/session.ts', () => ({
  endSessionLocally: () => undefined,
  endSessionSilently: (work: () => Promise<void>) => work(),
}));
vi.mock('../../../src/platform/browser-storage/token-cookies.ts', () => ({
  dropTokens: () => {
    seen.dropped += 1;
    return null;
  },
  writeTokens: () => null,
}));

const { leaveRegistration } = await import('../../../src/state/member/session-calls.ts');

test('the engine leaves the registration if there is one', async () => {
  await leaveRegistration();
  expect(seen).toMatchObject({ asked: ['leaveRegistration'], dropped: 0 });
});

test('the tab leaves the registration if there is no engine', async () => {
  seen.answer = { ok: false, failure: { kind: 'unavailable' } };
  await leaveRegistration();
  expect(seen.dropped).toBe(1);
});
