/** Waits for what engines ask by themselves to be over: nothing tells a page of it. */
import { expect } from 'vitest';
import type { TestServer } from './controlled-server.ts';

/** Two looks, half a second apart, find as many requests whose address has this part. */
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
