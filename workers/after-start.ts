/** Parts of the engine that are loaded once it runs: reports of uncaught errors, and measures. */
import { broadcastUncaughtErrors } from '../src/contract/uncaught-errors.ts';
import type { Engine } from './engine/engine.ts';
import { awaitMeasuring } from './engine/measures/await-measuring.ts';

broadcastUncaughtErrors(globalThis, 'engine');

export function startAfterwards(engine: Engine): void {
  awaitMeasuring(engine);
}
