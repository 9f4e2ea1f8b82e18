/** Readiness of the first screen, with fake timers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FirstScreen, createFirstScreen } from '../../../../src/state/load/first-screen.ts';

let screen: FirstScreen;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  screen = createFirstScreen();
  void screen.contentArrived.then(() => said.push('begins'));
  void screen.ready.then(() => said.push('stands'));
});
afterEach(() => vi.useRealTimers());

describe('the first screen', () => {
  test('begins with its first content, and is ready once that is painted', async () => {
    screen.reportShown();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['begins']);
    await vi.advanceTimersByTimeAsync(200);
    expect(said).toEqual(['begins', 'stands']);
  });

  test('is not ready before its expected parts have loaded or failed', async () => {
    let arrive: (part: unknown) => void = () => undefined;
    screen.addPart(new Promise((resolve) => (arrive = resolve)));
    screen.addPart(Promise.reject(new Error('it did not load')));
    screen.reportShown();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said).toEqual(['begins']);
    arrive('a poster');
    await vi.advanceTimersByTimeAsync(200);
    expect(said).toEqual(['begins', 'stands']);
  });

  test('does not wait for a part forever', async () => {
    screen.addPart(new Promise(() => {}));
    screen.reportShown();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual(['begins', 'stands']);
  });

  test('without any content begins after a second and is ready after five', async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(['begins']);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(said).toEqual(['begins', 'stands']);
  });
});
