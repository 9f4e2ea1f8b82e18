/**
 * Results of a call whose engine dies, is silent, or does not exist: safe calls are repeated, money calls never
 * (realms-12, money-4).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineCalls } from '../../../../src/contract/port/engine-contract.ts';
import { TAP_SEND_DEADLINE_MS, TAP_APPLY_DEADLINE_MS } from '../../../../src/contract/time-limits.ts';
import { createEngineCaller } from '../../../../src/platform/engine-client/engine-caller.ts';
import { createReloadGate } from '../../../../src/platform/service-worker/reload-gate.ts';
import { type FakeLink, fakeLink } from './fake-link.ts';

const DEADLINE_MS = engineCalls.stats.deadlineMs;
/**
 * Declares `clearSelections` a money call with the deadline of the others, to test the rule with a call without
 * arguments.
 */
const policies = { ...engineCalls, clearSelections: { deadlineMs: DEADLINE_MS, repeat: 'money' } } as const;
const done = { ok: true, value: null } as const;

let link: FakeLink | undefined;
const reload = vi.fn<() => void>();
let gate = createReloadGate(reload);
let caller = createEngineCaller(() => link, policies, gate);

/** Starts a link and drops it once it is lost, as the engine's keeper does. */
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
  caller = createEngineCaller(() => link, policies, gate);
});
afterEach(() => vi.useRealTimers());

describe('a safe call', () => {
  test('is repeated at the next engine whenever its engine dies', async () => {
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

  test('waits for an engine that is still starting', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(1_000);
    const late = start();
    await settle();
    late.answer(done);
    expect(await answer).toEqual(done);
  });

  test('without a response in time fails, and is not carried out afterwards', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(DEADLINE_MS);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
    const late = start();
    await settle(60_000);
    expect(late.asked).toEqual([]);
  });

  test('is not sent when its response would arrive after the tap has failed', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(TAP_SEND_DEADLINE_MS);
    expect(await Promise.race([answer, Promise.resolve('nothing')])).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
    expect(start().asked).toEqual([]);
  });

  test('that was sent in time is pending until the engine has given it up', async () => {
    const answer = caller.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 1, outcomeNumber: 1 });
    await settle(TAP_SEND_DEADLINE_MS - 100);
    const late = start();
    await settle(TAP_APPLY_DEADLINE_MS);
    late.answer({ ok: true, value: { selected: true } });
    expect(await answer).toEqual({ ok: true, value: { selected: true } });
  });

  test('has one deadline, however many engines it is sent to', async () => {
    const first = start();
    const answer = caller.call('stats', null);
    await settle(DEADLINE_MS - 1_000);
    first.die();
    await settle();
    start();
    await settle(1_000);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('that cannot be cloned fails, and is sent once', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    only.reject();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'engineLost' } });
    expect(only.asked).toEqual(['stats']);
  });

  test('does not defer the reload for a new build', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    gate.request();
    expect(reload).toHaveBeenCalledOnce();
    only.answer(done);
    await answer;
  });

  test('returns the failure that the engine responds with', async () => {
    const only = start();
    const answer = caller.call('stats', null);
    await settle();
    only.answer({ ok: false, failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } });
    expect(await answer).toMatchObject({ failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } });
  });
});

describe('a money call', () => {
  test('whose engine dies is unresolved, and is never repeated', async () => {
    const first = start();
    const answer = caller.call('clearSelections', null);
    await settle();
    first.die();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unknown' } });
    const second = start();
    await settle(60_000);
    expect(second.asked).toEqual([]);
  });

  test('past its deadline is unresolved, not failed', async () => {
    const only = start();
    const answer = caller.call('clearSelections', null);
    await settle(DEADLINE_MS);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unknown' } });
    expect(only.asked).toEqual(['clearSelections']);
  });

  test('without an engine is never sent, and fails at once', async () => {
    expect(await caller.call('clearSelections', null)).toEqual({ ok: false, failure: { kind: 'restarting' } });
    const late = start();
    await settle(60_000);
    expect(late.asked).toEqual([]);
  });

  test('defers the reload for a new build until it is answered', async () => {
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
    ['rejects it', async () => link?.reject()],
    ['dies', async () => link?.die()],
  ])('stops deferring the reload for a new build when the engine %s', async (_what, happen) => {
    start();
    const answer = caller.call('clearSelections', null);
    await settle();
    gate.request();
    expect(reload).not.toHaveBeenCalled();
    await happen();
    await answer;
    expect(reload).toHaveBeenCalledOnce();
  });

  test('returns a refusal', async () => {
    const only = start();
    const answer = caller.call('clearSelections', null);
    await settle();
    only.answer({ ok: false, failure: { kind: 'refused' } });
    expect(await answer).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
