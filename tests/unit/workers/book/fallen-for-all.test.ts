/** A version counter that falls for every event of a moving program (rule updates-22). */
// Loaded beforehand: the engine loads it by need, in real time, which the driven clock does not wait for.
import '../../../../workers/engine/book/repair-parts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLoweredVersions } from '../../../../server/simulation/lowered-versions.ts';
import { createWorld } from '../../../../server/simulation/create-world.ts';
import type { EventRow, ListItem } from '../../../../src/model/program.ts';
import { type FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { expectTrue, openProgramTabs } from '../../../support/program-tabs.ts';
import { answerFrom } from '../../../support/world-answers.ts';

const STEP_MS = 100;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T15:07:00Z') }));
afterEach(() => void vi.useRealTimers());

test('after versions fell for all events, a few lists are loaded instead of every single event', async () => {
  const world = withLoweredVersions(createWorld({ seed: 5, events: 120, now: () => Date.now() }));
  let requests = 0;
  const fake = startFakeEngine((path, query) => {
    requests += 1;
    const answer = answerFrom(world, path, query);
    return answer instanceof Response ? answer.clone() : answer;
  });
  const tabs = openProgramTabs(fake, world);
  const move = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      for (const { hub, target, message } of world.step(25)) fake.hub(hub).push(target, structuredClone(message));
      // Sequential steps of time.
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(STEP_MS);
    }
  };
  await vi.advanceTimersByTimeAsync(200);
  await move(1_000);
  world.lowerVersions({ event: 1_000_000 });
  await move(1_500);
  const before = requests;
  expect(suspectRows(tabs.list)).toBeGreaterThan(10);
  await move(8_000);
  expect(suspectRows(tabs.list)).toBe(0);
  expect(requests - before).toBeLessThan(30);
  await vi.advanceTimersByTimeAsync(5_000);
  expectTrue(tabs, world);
  fake.stop();
});

function suspectRows(tab: FakeTab): number {
  const items = tab.value<ListItem[]>('order') ?? [];
  return items.filter((item) => item.type === 'event' && tab.value<EventRow>(`row:${item.eventId}`)?.suspect === true)
    .length;
}
