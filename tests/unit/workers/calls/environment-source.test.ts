/** Sources of the services' addresses for the engine: a request of its own, or a tab that has them. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import { createBackoff } from '../../../../src/lib/backoff.ts';
import {
  ENVIRONMENT_RETRY_PAUSES_MS,
  createEnvironmentSource,
} from '../../../../workers/engine/calls/environment-source.ts';

const environment = (lite: string, timing = {}) => ({
  services: { players: '/api/players' },
  hubs: { lite, score: '/score' },
  timing,
});

/** An environment source whose requests are answered by the test. */
function asking(copy?: object, firstCopy?: unknown) {
  const answers: ((answer: Response) => void)[] = [];
  const source = createEnvironmentSource({
    origin: 'https://tribun.test',
    fetch: () => new Promise((resolve) => answers.push(resolve)),
    firstCopyOf: async () => (firstCopy === undefined ? undefined : Response.json(firstCopy)),
    copyOf: async () => (copy === undefined ? undefined : Response.json(copy)),
    backoff: createBackoff(ENVIRONMENT_RETRY_PAUSES_MS, () => 1),
  });
  const lite = async (): Promise<string | undefined> => {
    const known = await source.load();
    return known.ok ? known.value.hubs.lite : known.failure.kind;
  };
  return {
    source,
    lite,
    asked: () => answers.length,
    answer: (body: unknown, status = 200, headers = {}) => answers.at(-1)?.(Response.json(body, { status, headers })),
  };
}

/** Resolves after the handlers of settled promises have run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the environment', () => {
  test('sent by a tab is not requested', async () => {
    const { source, lite, asked } = asking();
    source.acceptFromTab(environment('/told', { reconcileMs: 5_000 }));
    expect(await lite()).toBe('/told');
    expect(await source.timing()).toEqual({ ...productDefaultTiming, reconcileMs: 5_000 });
    expect(asked()).toBe(0);
  });

  test('is not requested before a tab has reported whether it has it', async () => {
    const { source, lite, asked, answer } = asking();
    const waiting = lite();
    await settled();
    expect(asked()).toBe(0);
    source.acceptFromTab(undefined);
    await settled();
    answer(environment('/asked'));
    expect(await waiting).toBe('/asked');
  });

  describe('of the device', () => {
    test('is used at once, while it is requested', async () => {
      const { source, lite, asked } = asking(undefined, environment('/stored'));
      const changes = vi.fn<() => void>();
      source.onChange(changes);
      source.acceptFromTab(undefined);
      expect(await lite()).toBe('/stored');
      expect(asked()).toBe(1);
      expect(changes).not.toHaveBeenCalled();
    });

    test('is replaced by a different one, and that is reported once', async () => {
      const { source, lite, answer } = asking(undefined, environment('/stored'));
      const changes = vi.fn<() => void>();
      source.onChange(changes);
      source.acceptFromTab(undefined);
      await lite();
      answer(environment('/asked'));
      await settled();
      expect(changes).toHaveBeenCalledOnce();
      expect(await lite()).toBe('/asked');
    });

    test('stays where the present one is the same', async () => {
      const { source, lite, answer } = asking(undefined, environment('/stored'));
      const changes = vi.fn<() => void>();
      source.onChange(changes);
      source.acceptFromTab(undefined);
      await lite();
      answer(environment('/stored'));
      await settled();
      expect(changes).not.toHaveBeenCalled();
    });

    test('gives way to the one a tab sends', async () => {
      const { source, lite, asked } = asking(undefined, environment('/stored'));
      source.acceptFromTab(environment('/told'));
      expect(await lite()).toBe('/told');
      expect(asked()).toBe(0);
    });

    test('that cannot be read is not used', async () => {
      const { source, lite, answer } = asking(undefined, { hubs: 7 });
      source.acceptFromTab(undefined);
      const waiting = lite();
      await settled();
      answer(environment('/asked'));
      expect(await waiting).toBe('/asked');
    });

    test('is compared again after a failed request', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { source, lite, asked, answer } = asking(undefined, environment('/stored'));
      source.acceptFromTab(undefined);
      expect(await lite()).toBe('/stored');
      answer({}, 503);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked()).toBe(2);
      answer(environment('/asked'));
      await vi.advanceTimersByTimeAsync(0);
      expect(await lite()).toBe('/asked');
    });
  });

  test('stays the same when another tab sends a different one', async () => {
    const { source, lite, answer } = asking();
    source.acceptFromTab(undefined);
    const waiting = lite();
    await settled();
    answer(environment('/asked'));
    expect(await waiting).toBe('/asked');
    source.acceptFromTab(environment('/told'));
    expect(await lite()).toBe('/asked');
  });

  test.each([undefined, null, 'text', {}, { services: { players: 1 }, hubs: { lite: '', score: '' } }])(
    'is requested when a tab sends %j',
    async (told) => {
      const { source, lite, answer } = asking();
      source.acceptFromTab(told);
      const waiting = lite();
      await settled();
      answer(environment('/asked'));
      expect(await waiting).toBe('/asked');
    },
  );

  test.each<[string, unknown, number]>([
    ['cannot be read', { hubs: 7 }, 200],
    ['names no service', { services: {}, hubs: { lite: '/odd', score: '/odd' } }, 200],
    ['is refused', { message: 'Forbidden' }, 403],
  ])('that %s counts as failed, and the cached one is used', async (_what, body, status) => {
    const { source, lite, answer } = asking(environment('/stored'));
    source.acceptFromTab(undefined);
    const waiting = lite();
    await settled();
    answer(body, status);
    expect(await waiting).toBe('/stored');
  });

  describe('that failed to load', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Uses the environment every 100 ms; returns the times of its requests in milliseconds. */
    const requestsIn = async (ms: number, status: number, headers = {}): Promise<number[]> => {
      const { source, lite, asked, answer } = asking();
      source.acceptFromTab(undefined);
      const at: number[] = [];
      for (let now = 0; now < ms; now += 100) {
        const before = asked();
        void lite();
        // Sequential uses.
        // oxlint-disable-next-line no-await-in-loop
        await vi.advanceTimersByTimeAsync(0);
        if (asked() > before) at.push(now);
        answer({}, status, headers);
        // oxlint-disable-next-line no-await-in-loop
        await vi.advanceTimersByTimeAsync(100);
      }
      return at;
    };

    test('is requested again after growing pauses, however often it is used', async () => {
      expect(await requestsIn(20_000, 503)).toEqual([0, 1_000, 3_000, 8_000, 18_000]);
    });

    test('is not requested earlier than Retry-After allows', async () => {
      expect(await requestsIn(60_000, 503, { 'Retry-After': '20' })).toEqual([0, 21_000, 43_000]);
    });

    test('is available to the first use after the pause', async () => {
      const { source, lite, asked, answer } = asking();
      source.acceptFromTab(undefined);
      const waiting = lite();
      await vi.advanceTimersByTimeAsync(0);
      answer({ hubs: 7 });
      expect(await waiting).toBe('malformed');
      expect(await lite()).toBe('malformed');
      expect(asked()).toBe(1);
      await vi.advanceTimersByTimeAsync(1_000);
      const again = lite();
      await vi.advanceTimersByTimeAsync(0);
      answer(environment('/asked'));
      expect(await again).toBe('/asked');
    });
  });
});
