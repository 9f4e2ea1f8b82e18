/** A device for each test of a file, in driven time, and the engines on it: they die with their test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type Device, device } from './play-stage.ts';

export interface OwnDevice {
  /** The one of the running test. */
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
