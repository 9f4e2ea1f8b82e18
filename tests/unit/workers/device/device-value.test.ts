/**
 * Values stored by several engines on one device: each ends with the last written value, however their writes cross.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceStore } from '../../../../src/storage/device/device-database.ts';
import { type DeviceValue, createDeviceValue } from '../../../../workers/engine/device/device-value.ts';

const KEY = 'selections';
const isNumber = (value: unknown): value is number => typeof value === 'number';

interface Side {
  kept: DeviceValue<number>;
  /** Value shown by this engine. */
  shown: number | undefined;
}

/** Two engines on one device whose every storage step waits for `step`, in an order chosen by the test. */
function openDevice(): { sides: [Side, Side]; step(choice: number): Promise<boolean>; stored: () => unknown } {
  const values = new Map<string, unknown>();
  const waiting: (() => void)[] = [];
  const listeners: ((key: string) => void)[][] = [[], []];
  const later = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      waiting.push(() => resolve(work()));
    });

  const open = (own: number): Side => {
    const store: DeviceStore = {
      read: (key, guard) =>
        later(() => {
          const value = values.get(key);
          return guard(value) ? value : undefined;
        }),
      write: (key, value) =>
        later(() => {
          values.set(key, value);
          for (const listener of listeners[1 - own] ?? []) void later(() => listener(key));
          return true;
        }),
      onWritten: (listener) => {
        listeners[own]?.push(listener);
        return () => undefined;
      },
      prepare: () => undefined,
      close: () => undefined,
    };
    const side: Side = {
      shown: undefined,
      kept: createDeviceValue({
        store,
        key: KEY,
        guard: isNumber,
        onExternalWrite: (value) => {
          side.shown = value;
        },
        signal: new AbortController().signal,
      }),
    };
    return side;
  };

  return {
    sides: [open(0), open(1)],
    stored: () => values.get(KEY),
    step: async (choice) => {
      const [next] = waiting.splice(choice % Math.max(waiting.length, 1), 1);
      next?.();
      await new Promise((resolve) => setImmediate(resolve));
      return waiting.length > 0;
    },
  };
}

test('however writes and their notifications cross, both engines end with the stored value', async () => {
  const writes = fc.array(fc.record({ side: fc.constantFrom(0, 1), order: fc.array(fc.nat(5), { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(writes, fc.infiniteStream(fc.nat(5)), async (acts, order) => {
      const { sides, step, stored } = openDevice();
      for (const [index, { side, order: between }] of acts.entries()) {
        const engine = sides[side];
        engine.shown = index;
        void engine.kept.write(index);
        for (const choice of between) await step(choice);
      }
      while (await step(order.next().value)) continue;
      expect(sides.map(({ shown }) => shown)).toEqual([stored(), stored()]);
    }),
    { numRuns: 200 },
  );
});
