/** A device for each test of a file, with fake timers, and its engines, which are killed at the end of the test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type Device, device } from './money-device.ts';

export interface OwnDevice {
  /** The device of the running test. */
  readonly device: Device;
  keep: <Engine extends { die(): void }>(started: Engine) => Engine;
}

export function ownDevice(): OwnDevice {
  let own: Device;
  let engines: { die(): void }[];
  beforeEach(() => {
    vi.useFakeTimers();
    own = device();
    engines = [];
  });
  afterEach(() => {
    for (const each of engines) each.die();
    vi.useRealTimers();
  });
  return {
    get device() {
      return own;
    },
    keep: (started) => {
      engines.push(started);
      return started;
    },
  };
}
