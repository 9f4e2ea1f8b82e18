import { describe, expect, test, vi } from 'vitest';
import { createReloadGate } from '../../../../src/platform/service-worker/reload-gate.ts';
import { createUpdateCheck } from '../../../../src/platform/service-worker/register-service-worker.ts';

describe('the reload of a tab', () => {
  test('happens at once when nothing is pending, and only once', () => {
    const reload = vi.fn();
    const gate = createReloadGate(reload);
    gate.request();
    gate.request();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits for the last hold to be released', () => {
    const reload = vi.fn();
    const gate = createReloadGate(reload);
    const first = gate.defer('bet');
    const second = gate.defer('form');
    gate.request();
    first();
    first();
    expect(gate.reasons()).toEqual(['form']);
    expect(reload).not.toHaveBeenCalled();
    second();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not happen by releasing a hold alone', () => {
    const reload = vi.fn();
    const gate = createReloadGate(reload);
    gate.defer('form')();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the check for a new build', () => {
  const script = (status = 200, type = 'text/javascript; charset=utf-8'): Response =>
    new Response('', { status, headers: { 'Content-Type': type } });
  const setUp = (fetchWorker: () => Promise<Response>) => {
    const clock = { now: 0 };
    const update = vi.fn(async () => {});
    return { clock, update, check: createUpdateCheck({ fetchWorker, update, now: () => clock.now }) };
  };

  test('makes the browser compare when the server has the file', async () => {
    const { check, update } = setUp(async () => script());
    expect(await check.run()).toBe(true);
    expect(update).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network is dead', () => Promise.reject(new TypeError('no network'))],
    ['a gateway answers', async () => script(502)],
    ['the file is missing', async () => script(404)],
    ['a portal answers with its page', async () => script(200, 'text/html')],
  ])('makes no update when %s', async (_, fetchWorker) => {
    const { check, update } = setUp(fetchWorker);
    expect(await check.run()).toBe(false);
    expect(update).not.toHaveBeenCalled();
  });

  test('is not repeated by switching between tabs', async () => {
    const { check, clock, update } = setUp(async () => script());
    await check.run();
    clock.now += 59_000;
    expect(await check.run()).toBe(false);
    clock.now += 1_000;
    expect(await check.run()).toBe(true);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('continues after the clock was set back', async () => {
    const { check, clock } = setUp(async () => script());
    await check.run();
    clock.now -= 3_600_000;
    expect(await check.run()).toBe(true);
  });

  test('survives a browser that refuses to install', async () => {
    const { check, update } = setUp(async () => script());
    update.mockRejectedValueOnce(new TypeError('script evaluation failed'));
    expect(await check.run()).toBe(false);
  });
});
