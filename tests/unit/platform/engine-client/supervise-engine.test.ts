/**
 * Keeping an engine alive in a tab: a lost one is reopened at once, one that does not start with growing delays and a
 * limited number of times.
 */
import type { Result } from '../../../../src/model/failure.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hello } from '../../../../src/contract/port/engine-contract.ts';
import type { WatchUpdate } from '../../../../src/contract/port/frames.ts';
import {
  type SupervisedEngine,
  START_RETRY_DELAYS_MS,
  superviseEngine,
} from '../../../../src/platform/engine-client/supervise-engine.ts';
import type { EngineLink, LinkOptions } from '../../../../src/platform/engine-client/engine-link.ts';
import { type FakeLink, fakeLink } from './fake-link.ts';

let opens: { at: number; hello: Hello; options: LinkOptions; settle: (result: Result<EngineLink>) => void }[];
let hostsMade: number;
let hostsLeft: number;
let identities: { tabId: string; released: boolean }[];
let visible: boolean;
let introduced: number;
let kept: SupervisedEngine;
/** Result of every opening; `undefined` leaves it pending for the test. */
let outcome: (() => Result<EngineLink>) | undefined;

/** `byItself` is the result of every opening, unless the test settles it. */
async function start(byItself?: () => Result<EngineLink>): Promise<void> {
  outcome = byItself;
  kept = superviseEngine({
    createEngineHost: () => {
      hostsMade += 1;
      return {
        kind: 'shared',
        open: (options) =>
          new Promise((settle) => {
            opens.push({ at: Date.now(), hello: options.hello, options, settle });
            const result = outcome?.();
            if (result !== undefined) settle(result);
          }),
        release: () => {
          hostsLeft += 1;
        },
      };
    },
    claimIdentity: () => {
      const identity = { tabId: `tab-${identities.length}`, released: false };
      identities.push(identity);
      return { tabId: identity.tabId, ready: Promise.resolve(), release: () => void (identity.released = true) };
    },
    handleTokensRequest: () => null,
    handleIntentsRequest: () => null,
    createHello: () => {
      introduced += 1;
      return { ...tabNow(), protocol: 1, build: 'test', platform: 'web', deviceId: 'device' };
    },
    currentTabState: tabNow,
  });
  await settle();
}

const tabNow = (): Pick<Hello, 'visible' | 'tokens'> => ({ visible, tokens: null });
const lost = (): Result<EngineLink> => ({ ok: false, failure: { kind: 'engineLost' } });
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Completes the pending opening. */
async function succeed(): Promise<FakeLink> {
  const link = fakeLink();
  opens.at(-1)?.settle({ ok: true, value: link });
  await settle();
  return link;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  opens = [];
  identities = [];
  hostsMade = 0;
  hostsLeft = 0;
  visible = true;
  introduced = 0;
});
afterEach(() => vi.useRealTimers());

describe('an engine that is lost', () => {
  test('is reopened at once, and receives the cookies, all watches and windows', async () => {
    await start();
    const updates: WatchUpdate[] = [];
    const watch = kept.client.watch({ kind: 'sports' }, (update) => updates.push(update));
    watch.setWindow([7, 8]);
    const first = await succeed();
    expect(kept.client.health).toBe('open');
    await settle(60_000);
    first.die();
    expect(kept.client.health).toBe('opening');
    await settle();
    expect(opens).toHaveLength(2);
    const second = await succeed();
    expect(second.sent).toEqual([
      { type: 'visibility', visible: true },
      { type: 'tokens', ask: 0, tokens: null },
      { type: 'watch', watch: 1, topic: { kind: 'sports' } },
      { type: 'window', watch: 1, eventIds: [7, 8] },
    ]);
    opens.at(-1)?.options.onFrame({ epoch: 'b', updates: [{ watch: 1, reset: true, set: [['load', 1]], gone: [] }] });
    expect(updates).toHaveLength(1);
  });

  test("resets the connection's value, while values of the program stay", async () => {
    const heard: string[] = [];
    await start();
    kept.client.watch({ kind: 'connection' }, ({ reset }) => heard.push(`connection ${reset}`));
    kept.client.watch({ kind: 'sports' }, ({ reset }) => heard.push(`sports ${reset}`));
    const first = await succeed();
    first.die();
    expect(heard).toEqual(['connection true']);
  });

  test('repeatedly right after its start is reopened with growing delays, and then no more', async () => {
    await start(() => {
      const link = fakeLink();
      setTimeout(link.die, 20);
      return { ok: true, value: link };
    });
    await settle(10 * 60_000);
    expect(kept.client.health).toBe('failed');
    expect(opens).toHaveLength(1 + START_RETRY_DELAYS_MS.length);
    const gaps = opens.slice(1).map(({ at }, index) => at - (opens[index]?.at ?? 0) - 20);
    expect(gaps[0]).toBeLessThan(5);
    expect(gaps.slice(1)).toEqual(START_RETRY_DELAYS_MS.slice(1));
  });

  test('after running for a while is reopened each time, without a limit', async () => {
    await start(() => {
      const link = fakeLink();
      setTimeout(link.die, 5_000);
      return { ok: true, value: link };
    });
    await settle(60_000);
    expect(kept.client.health).not.toBe('failed');
    expect(opens.length).toBeGreaterThan(10);
  });

  test('before its end could be listened for counts as one that did not start', async () => {
    await start();
    const dead = fakeLink();
    dead.die();
    opens[0]?.settle({ ok: true, value: dead });
    await settle();
    expect(kept.client.health).toBe('opening');
    expect(opens).toHaveLength(2);
  });
});

describe('an engine that does not start', () => {
  test('is retried once per configured delay, then the player decides', async () => {
    await start(lost);
    await settle(10 * 60_000);
    expect(kept.client.health).toBe('failed');
    expect(opens).toHaveLength(1 + START_RETRY_DELAYS_MS.length);

    outcome = undefined;
    kept.client.restart();
    await settle();
    expect(kept.client.health).toBe('opening');
    const link = await succeed();
    expect(kept.client.health).toBe('open');
    expect(opens.at(-1)?.hello.tabId).not.toBe(opens[0]?.hello.tabId);
    expect(link.closed).toBe(false);
  });

  test('because the browser refuses to create it, in any way, is retried like any other', async () => {
    await start(() => {
      throw new DOMException('', 'SecurityError');
    });
    await settle(10 * 60_000);
    expect(kept.client.health).toBe('failed');
    expect(opens).toHaveLength(1 + START_RETRY_DELAYS_MS.length);
  });

  test('because it has another protocol is not retried', async () => {
    await start(() => ({ ok: false, failure: { kind: 'outdated' } }));
    await settle(10 * 60_000);
    expect(kept.client.health).toBe('outdated');
    expect(opens).toHaveLength(1);
  });
});

describe('a tab', () => {
  test('that leaves releases everything, and closes a pending engine when it arrives', async () => {
    await start();
    kept.suspend();
    const late = await succeed();
    expect(late.closed).toBe(true);
    expect([hostsLeft, identities[0]?.released]).toEqual([1, true]);
    await settle(60_000);
    expect(opens).toHaveLength(1);
  });

  test('that returns has a new name and starts anew, once', async () => {
    await start();
    const before = await succeed();
    kept.suspend();
    kept.suspend();
    expect(before.closed).toBe(true);
    expect(kept.client.health).toBe('opening');
    // A page restored from the back/forward cache gets both `resume` and `pageshow`.
    kept.resume();
    kept.resume();
    await settle();
    expect([opens.length, hostsMade, hostsLeft]).toEqual([2, 2, 1]);
    expect(opens.map(({ hello }) => hello.tabId)).toEqual(['tab-0', 'tab-1']);
    await succeed();
    expect(kept.client.health).toBe('open');
  });

  test('that never left does nothing when it is shown', async () => {
    await start();
    await succeed();
    kept.resume();
    await settle();
    expect(opens).toHaveLength(1);
    expect(kept.client.health).toBe('open');
  });

  test('that was hidden while the engine was starting reports it', async () => {
    await start();
    visible = false;
    kept.reportVisibility();
    const link = await succeed();
    expect(link.sent[0]).toEqual({ type: 'visibility', visible: false });
  });

  test('sends its one-time data only to a new engine', async () => {
    await start();
    const link = await succeed();
    kept.reportVisibility();
    kept.reportTokens();
    expect(introduced).toBe(1);
    link.die();
    await settle();
    expect(introduced).toBe(2);
  });
});
