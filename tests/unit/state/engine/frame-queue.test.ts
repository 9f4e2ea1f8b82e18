/** Frames of the engine are applied with the next animation frame; without animation frames they do not pile up. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runOnNextFrame } from '../../../../src/state/engine/frame-queue.ts';

const waiting = new Map<number, () => void>();
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    asked += 1;
    waiting.set(asked, frame);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
  onTestFinished(() => {
    draw();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

function draw(): void {
  const frames = [...waiting.values()];
  waiting.clear();
  for (const frame of frames) frame();
}

test('queued work runs in one frame, in order', () => {
  const done: number[] = [];
  for (const each of [1, 2, 3]) runOnNextFrame(() => done.push(each));
  expect([done, waiting.size]).toEqual([[], 1]);
  draw();
  expect(done).toEqual([1, 2, 3]);
});

test('work nobody sees runs at once, after the work already queued', () => {
  const done: string[] = [];
  runOnNextFrame(() => done.push('unseen'), false);
  expect(done).toEqual(['unseen']);
  runOnNextFrame(() => done.push('seen'));
  runOnNextFrame(() => done.push('behind'), false);
  expect(done).toEqual(['unseen']);
  draw();
  expect(done).toEqual(['unseen', 'seen', 'behind']);
});

test('without frames at most a second of work is queued, and one frame is requested at a time', () => {
  const done: number[] = [];
  for (let each = 0; each < 10_000; each += 1) {
    runOnNextFrame(() => done.push(each));
    vi.advanceTimersByTime(1);
    expect(waiting.size).toBeLessThanOrEqual(1);
    expect(each - done.length).toBeLessThanOrEqual(1_001);
  }
  draw();
  expect(done).toEqual(Array.from({ length: 10_000 }, (_, each) => each));
});
