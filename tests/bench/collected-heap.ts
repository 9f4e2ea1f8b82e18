/** Bytes of a page's or a worker's heap in use, once the garbage is gone. */
import type { Send } from './plain-browser.ts';

export async function collectedHeap(send: Send): Promise<number> {
  await send('HeapProfiler.enable');
  // What one collection frees of finalizers and weak references, the next one takes.
  for (let round = 0; round < 3; round += 1) await send('HeapProfiler.collectGarbage');
  const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
  await send('HeapProfiler.disable');
  return usedSize;
}
