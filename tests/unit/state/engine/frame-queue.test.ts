/** What the engine sent is done with the next frame; where no frame comes it does not pile up. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onNextFrame } from '../../../../src/state/engine/frame-queue.ts';

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

test('all of it with one frame, in order', () => {
  const done: number[] = [];
  for (const each of [1, 2, 3]) onNextFrame(() => done.push(each));
  expect([done, waiting.size]).toEqual([[], 1]);
  draw();
  expect(done).toEqual([1, 2, 3]);
});

test('what nobody sees is done at once, behind what waits', () => {
  const done: string[] = [];
  onNextFrame(() => done.push('unseen'), false);
  expect(done).toEqual(['unseen']);
  onNextFrame(() => done.push('seen'));
  onNextFrame(() => done.push('behind'), false);
  expect(done).toEqual(['unseen']);
  draw();
  expect(done).toEqual(['unseen', 'seen', 'behind']);
});

test('without frames a second of it waits at most, and one frame is asked for at a time', () => {
  const done: number[] = [];
  for (let each = 0; each < 10_000; each += 1) {
    onNextFrame(() => done.push(each));
    vi.advanceTimersByTime(1);
    expect(waiting.size).toBeLessThanOrEqual(1);
    expect(each - done.length).toBeLessThanOrEqual(1_001);
  }
  draw();
  expect(done).toEqual(Array.from({ length: 10_000 }, (_, each) => each));
});
