/** Bytes in use on a page's or a worker's heap, after garbage collection. */
import type { Send } from './plain-browser.ts';

export async function collectedHeap(send: Send): Promise<number> {
  await send('HeapProfiler.enable');
  // Finalizers and weak references freed by one collection are only removed by the next, so collect three times.
  for (let round = 0; round < 3; round += 1) await send('HeapProfiler.collectGarbage');
  const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
  await send('HeapProfiler.disable');
  return usedSize;
}
