import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CouponNotice, TabMessage } from '../../../../src/contract/port/frames.ts';
import { PROTOCOL } from '../../../../src/contract/port/protocol.ts';
import { type TabPort, type Tabs, createTabs } from '../../../../workers/engine/tabs/tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notice: CouponNotice['notice'] = { settled: [], pendingCount: 3 };

function createEngineTabs(): Tabs {
  const tabs = createTabs({
    epoch: 'epoch',
    locks: undefined,
    onMalformed: () => undefined,
    signal: new AbortController().signal,
  });
  tabs.setService({
    openTopic: () => {
      throw new Error('nothing is watched');
    },
    onVisible: () => undefined,
    onHidden: () => undefined,
    onTokens: () => undefined,
  });
  return tabs;
}

/** A tab that acknowledges notices or not; returns the notices it received. */
function admit(tabs: Tabs, tabId: string, { visible = false, takes = true } = {}): CouponNotice[] {
  const told: CouponNotice[] = [];
  const port: TabPort = {
    onmessage: null,
    close: () => undefined,
    postMessage: (message) => {
      const heard = message as CouponNotice;
      told.push(heard);
      const answer: TabMessage = { type: 'noticed', ask: heard.ask };
      if (takes) port.onmessage?.({ data: answer } as MessageEvent);
    },
  };
  const hello = { protocol: PROTOCOL, build: 'test', tabId, visible, tokens: null, deviceId: 'd' } as const;
  tabs.admit({ ...hello, platform: 'web' }, port);
  return told;
}

describe('a coupon notice', () => {
  test('is sent to one tab, the visible one', async () => {
    const tabs = createEngineTabs();
    const hidden = admit(tabs, 'a');
    const seen = admit(tabs, 'b', { visible: true });
    await tabs.notify(notice, new AbortController().signal);
    expect(seen).toMatchObject([{ epoch: 'epoch', notice }]);
    expect(hidden).toEqual([]);
  });

  test('is sent to the next tab when one does not acknowledge it', async () => {
    const tabs = createEngineTabs();
    const silent = admit(tabs, 'a', { visible: true, takes: false });
    const hidden = admit(tabs, 'b');
    const done = tabs.notify(notice, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(2_500);
    await done;
    expect([silent.length, hidden.length]).toEqual([1, 1]);
  });

  test('is sent nowhere after the end of the session', async () => {
    const tabs = createEngineTabs();
    admit(tabs, 'a', { visible: true, takes: false });
    const next = admit(tabs, 'b');
    const session = new AbortController();
    const done = tabs.notify(notice, session.signal);
    session.abort();
    await vi.advanceTimersByTimeAsync(2_500);
    await done;
    expect(next).toEqual([]);
  });

  test('ends without a tab', async () => {
    await createEngineTabs().notify(notice, new AbortController().signal);
  });
});
