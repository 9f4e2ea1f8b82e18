/** What becomes of a call whose engine dies, is silent, or is not there: safe ones are repeated, money never (realms-12, money-4). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineCalls } from '../../../../src/contract/port/engine.ts';
import { TAP_SENT_MS, TAP_TAKEN_MS } from '../../../../src/contract/tap-times.ts';
import { createCaller } from '../../../../src/platform/engine-client/engine-calls.ts';
import { createReloadGate } from '../../../../src/platform/service-worker/reload-gate.ts';
import { type FakeLink, fakeLink } from './fake-link.ts';

const DEADLINE_MS = engineCalls.stats.deadlineMs;
/** No call of today is money; the rule stands for those that will be. */
const policies = { ...engineCalls, clearSelections: { deadlineMs: DEADLINE_MS, repeat: 'money' } } as const;
const done = { ok: true, value: null } as const;

let link: FakeLink | undefined;
const reload = vi.fn<() => void>();
let gate = createReloadGate(reload);
let caller = createCaller(() => link, policies, gate);

/** As the one who keeps the engine does: a lost one is none. */
function start(): FakeLink {
  const opened = fakeLink();
  link = opened;
  opened.lost.addEventListener('abort', () => {
    if (link === opened) link = undefined;
  });
  caller.resume(opened);
  return opened;
}

const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  link = undefined;
  reload.mockClear();
  gate = createReloadGate(reload);
  caller = createCaller(() => link, policies, gate);
});
afterEach(() => vi.useRealTimers());

describe('a safe call', () => {
  test('is asked of the next engine when its own dies, as often as one dies', async () => {
    const first = start();
    const answer = caller.call('stats', null);
    await settle();
    first.die();
    await settle();
    const second = start();
    await settle();
    second.die();
    await settle();
    const third = start();
    await settle();
    third.answer(done);
    expect(await answer).toEqual(done);
    expect([first.asked, second.asked, third.asked]).toEqual([['stats'], ['stats'], ['stats']]);
  });

  test('waits for an engine that is on its way', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(1_000);
    const late = start();
    await settle();
    late.answer(done);
    expect(await answer).toEqual(done);
  });

  test('that nobody answered in time has failed, and is not done afterwards behind the back of who asked', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(DEADLINE_MS);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
    const late = start();
    await settle(60_000);
    expect(late.asked).toEqual([]);
  });

  test('is not sent where its answer would come when the tap has failed already', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(TAP_SENT_MS);
    expect(await Promise.race([answer, Promise.resolve('nothing')])).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
    expect(start().asked).toEqual([]);
  });

  test('that was sent in time is waited for until the engine has given it up', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(TAP_SENT_MS - 100);
    const late = start();
    await settle(TAP_TAKEN_MS);
    late.answer({ ok: true, value: { selected: true } });
    expect(await answer).toEqual({ ok: true, value: { selected: true } });
  });

  test('has one deadline, however many engines it is asked of', async () => {
    const first = start();
    const answer = caller.call('stats', null);
    await settle(DEADLINE_MS - 1_000);
    first.die();
    await settle();
    start();
    await settle(1_000);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('that could not cross is a failure, asked once', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    only.reject();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'engineLost' } });
    expect(only.asked).toEqual(['stats']);
  });

  test('does not hold back a new build', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    gate.request();
    expect(reload).toHaveBeenCalledOnce();
    only.answer(done);
    await answer;
  });

  test('keeps its failure when the engine itself says it', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    only.answer({ ok: false, failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } });
    expect(await answer).toMatchObject({ failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } });
  });
});

describe('a money call', () => {
  test('whose engine dies is unknown, and is never asked again', async () => {
    const first = start();
    const answer = caller.call('clearSelections', null);
    await settle();
    first.die();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unknown' } });
    const second = start();
    await settle(60_000);
    expect(second.asked).toEqual([]);
  });

  test('past its deadline is unknown, not failed', async () => {
    const only = start();
    const answer = caller.call('clearSelections', null);
    await settle(DEADLINE_MS);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unknown' } });
    expect(only.asked).toEqual(['clearSelections']);
  });

  test('without an engine was never sent, and says so at once', async () => {
    expect(await caller.call('clearSelections', null)).toEqual({ ok: false, failure: { kind: 'restarting' } });
    const late = start();
    await settle(60_000);
    expect(late.asked).toEqual([]);
  });

  test('holds back a new build until it is answered', async () => {
    const only = start();
    const answer = caller.call('clearSelections', null);
    await settle();
    gate.request();
    expect(reload).not.toHaveBeenCalled();
    only.answer(done);
    await answer;
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['is silent', () => settle(DEADLINE_MS)],
    ['could not take it', async () => link?.reject()],
    ['dies', async () => link?.die()],
  ])('holds a new build no longer where the engine %s', async (_what, happen) => {
    start();
    const answer = caller.call('clearSelections', null);
    await settle();
    gate.request();
    expect(reload).not.toHaveBeenCalled();
    await happen();
    await answer;
    expect(reload).toHaveBeenCalledOnce();
  });

  test('keeps a refusal', async () => {
    const only = start();
    const answer = caller.call('clearSelections', null);
    await settle();
    only.answer({ ok: false, failure: { kind: 'refused' } });
    expect(await answer).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
