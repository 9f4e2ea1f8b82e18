/** Parts of the page that come when the first screen stands. A network that is gone then delays them, and takes nothing along. */
import { type ComponentType, lazy } from 'react';
import { firstScreen } from './first-screen.ts';

/** A lazy component, loaded after the first screen; nobody waits for it, so a failure is no crash: it is tried again. */
export const afterFirstScreen = <Props>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadedLater(chunk));

/** What the chunk exports, once it is there. */
export async function loadedLater<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  await firstScreen.stands;
  return untilLoaded(chunk);
}

const AGAIN_MS = 10_000;

const untilLoaded = <Exports>(chunk: () => Promise<Exports>): Promise<Exports> =>
  chunk().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
      addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(chunk);
  });
