/** Waits for the engines' own background requests to end: a page gets no message about them. */
import { expect } from 'vitest';
import type { TestServer } from './controlled-server.ts';

/** Waits until two counts, half a second apart, of requests with this part in their address are equal. */
export async function untilQuiet(server: Pick<TestServer, 'stats'>, part: string): Promise<void> {
  const asked = async (): Promise<string> => {
    const { requests } = await server.stats();
    return JSON.stringify(Object.entries(requests).filter(([name]) => name.includes(part)));
  };
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await asked();
        return before === last;
      },
      { interval: 500, timeout: 30_000 },
    )
    .toBe(true);
}
