/** Offset between the clocks of server and device, from the Date header of a response. */
import { expect, test } from 'vitest';
import { createServerClock } from '../../../../workers/engine/money/server-clock.ts';

const NOW = Date.UTC(2026, 10, 26, 12);

function clockOf(answer: () => Promise<Response>) {
  const { signal } = new AbortController();
  return createServerClock({ fetch: answer, origin: 'http://app.test', now: () => NOW, signal });
}
const dated = (ms: number) => async () => new Response(null, { headers: { Date: new Date(ms).toUTCString() } });

test.each([
  [-3_600_000, -3_600_000],
  [0, 0],
  // A small difference counts as none, because a response takes some time.
  [2_000, 0],
  [86_400_000, 86_400_000],
])('a server clock %d ms ahead has the offset %d', async (ahead, offset) => {
  const clock = clockOf(dated(NOW + ahead));
  expect(await clock.ask()).toBe(offset);
  expect([clock.offset, clock.now()]).toEqual([offset, (NOW + offset) / 1_000]);
});

test('without a response or its Date header the offset is undefined', async () => {
  const answers = [
    dated(NOW + 60_000),
    async () => new Response(null),
    async () => Promise.reject(new TypeError('cut')),
  ];
  const clock = clockOf(async () => (await answers.shift()?.()) ?? new Response(null));
  expect(await clock.ask()).toBe(60_000);
  expect([await clock.ask(), await clock.ask()]).toEqual([undefined, undefined]);
  // The last known offset is kept.
  expect(clock.offset).toBe(60_000);
});
