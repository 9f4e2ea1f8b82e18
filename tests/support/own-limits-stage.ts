/** A member's own limits on a money stage: the page that sets them, and code of the engine's part that may not load. */
import { afterEach } from 'vitest';
import type { OwnLimitsChange, OwnLimitsState } from '../../src/model/own-limits.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import * as ownLimits from '../../workers/engine/own-limits/own-limits.ts';
import type { Device } from './money-device.ts';
import { type Around, engineParts } from './money-stage.ts';
import { pass } from './money-uses.ts';

export const HOUR = 3_600_000;
/** More than any order of these tests costs, and less than any. */
export const [PLENTY, LITTLE] = [1_000_000, 1];

/** State of the part's script: a lost one cannot be loaded. */
export const part = { isLost: false };
export const loadLimits = (): Promise<typeof ownLimits> =>
  part.isLost ? Promise.reject(new Error('the part did not load')) : Promise.resolve(ownLimits);
afterEach(() => {
  part.isLost = false;
});

/** The limits as another engine of the device has them, for the page that shows them. */
export interface LimitsPage {
  own: ownLimits.OwnLimitsPart;
  set(change: OwnLimitsChange): Promise<void>;
  state(): Promise<OwnLimitsState | undefined>;
}

export function pageOn(services: Services, on: Device, around?: Around): LimitsPage {
  const { parts } = engineParts(services, on, around);
  const own = ownLimits.createOwnLimits(parts);
  return {
    own,
    set: async (change) => {
      const result = await own.change(change);
      if (!result.ok) throw new Error(result.failure.kind);
    },
    state: async () => {
      const source = own.open(() => undefined);
      await pass(1);
      const state = source.read('state') as OwnLimitsState | undefined;
      source.close();
      return state;
    },
  };
}
