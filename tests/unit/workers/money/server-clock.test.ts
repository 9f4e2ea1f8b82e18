/** How far the clock of the server is from that of the device, by the header of an answer. */
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
  // A header is some time on its way.
  [2_000, 0],
  [86_400_000, 86_400_000],
])('%d ms ahead is %d', async (ahead, offset) => {
  const clock = clockOf(dated(NOW + ahead));
  expect(await clock.ask()).toBe(offset);
  expect([clock.offset, clock.now()]).toEqual([offset, (NOW + offset) / 1_000]);
});

test('without an answer, or the header in it, nobody says', async () => {
  const answers = [
    dated(NOW + 60_000),
    async () => new Response(null),
    async () => Promise.reject(new TypeError('cut')),
  ];
  const clock = clockOf(async () => (await answers.shift()?.()) ?? new Response(null));
  expect(await clock.ask()).toBe(60_000);
  expect([await clock.ask(), await clock.ask()]).toEqual([undefined, undefined]);
  // What was known stays.
  expect(clock.offset).toBe(60_000);
});
