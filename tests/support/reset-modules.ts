/** Modules that a new tab of a screen test loads anew: all that may hold state. */
import { type WorkerGlobalState, vi } from 'vitest';

/** Folders whose modules hold no state and import from these folders alone (`tests/house/module-state.test.ts`). */
export const stateless = ['src/contract', 'src/domain', 'src/lib', 'src/model'] as const;

const folders = stateless.map((folder) => new URL(`../../${folder}/`, import.meta.url).pathname);

/**
 * Forgets all modules but the stateless ones. To load and warm those anew took a seventh of the time of each tab.
 */
export function resetModules(): void {
  const { __vitest_worker__: runner } = globalThis as { __vitest_worker__?: WorkerGlobalState };
  const kept = [...(runner?.evaluatedModules.idToModuleMap.values() ?? [])]
    .filter(({ id, evaluated }) => evaluated && folders.some((folder) => id.startsWith(folder)))
    .map((module) => ({ module, loaded: { promise: module.promise, exports: module.exports, evaluated: true } }));
  vi.resetModules();
  for (const { module, loaded } of kept) Object.assign(module, loaded);
}
