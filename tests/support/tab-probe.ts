/** Reads a tab's state for tests: its engine's figures, and every frame that reached it. */
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { SupportHandle } from '../../src/app/support-handle.ts';
import type { EngineStats } from '../../src/contract/port/engine-contract.ts';
import type { Frame } from '../../src/contract/port/frames.ts';
import type { View } from './frames.ts';

declare global {
  interface Window {
    /** Frames of the raw port, newest last. */
    framesHeard?: Frame[];
    /** Simulates a tab that goes to the background and returns. */
    playVisibility?: (state: 'visible' | 'hidden') => void;
  }
}

export async function engineStats(page: View): Promise<EngineStats> {
  const result = await page.evaluate(() => {
    const handle: SupportHandle | undefined = window.tribun;
    return handle?.stats();
  });
  if (result?.ok !== true) throw new Error(`the engine gave no figures: ${JSON.stringify(result)}`);
  return result.value;
}

/** Waits until the tab is served by another engine than this one. */
export async function untilOtherEngine(page: View, epoch: string, timeout: number): Promise<void> {
  await expect
    .poll(async () => (await engineStats(page)).epoch, { message: `engine of ${page.url()}`, timeout, interval: 20 })
    .not.toBe(epoch);
}

/** Makes every new tab record the frames it receives. Call before the tabs are opened. */
export async function recordFrames(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    const heard: Frame[] = [];
    window.framesHeard = heard;
    const isFrame = (value: unknown): value is Frame =>
      typeof value === 'object' && value !== null && 'epoch' in value && 'updates' in value;
    const NativePorts = window.MessageChannel;
    window.MessageChannel = class extends NativePorts {
      constructor() {
        super();
        this.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (isFrame(data)) heard.push(data);
        });
      }
    };
    // The leader relays its followers' frames through its channel; those are not its own.
    const NativeChannel = window.BroadcastChannel;
    window.BroadcastChannel = class extends NativeChannel {
      constructor(name: string) {
        super(name);
        this.addEventListener('message', ({ data }: MessageEvent<{ frame?: unknown } | null>) => {
          if (isFrame(data?.frame)) heard.push(data.frame);
        });
      }
      override postMessage(message: { frame?: unknown }): void {
        const passedOn = heard.findIndex((frame) => frame === message.frame);
        if (passedOn >= 0) heard.splice(passedOn, 1);
        super.postMessage(message);
      }
    };
  });
}

/** Returns the keys set or removed in frames since the last call, as "row:7" or "market:9". */
export function takeFrameKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.framesHeard?.splice(0) ?? []).flatMap(({ updates }) =>
      updates.flatMap(({ set, gone }) => [...set.map(([key]) => key), ...gone]),
    ),
  );
}

/** Lets a test change a tab's visibility, because headless tabs are always visible. Call before the tab is opened. */
export async function playVisibility(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
    window.playVisibility = (next) => {
      state = next;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
}
