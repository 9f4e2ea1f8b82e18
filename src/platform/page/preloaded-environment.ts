/**
 * Returns the content of `/environment.json` that `src/app/early.ts` fetched, undefined if it has not. Only the first
 * call does: an engine that restarts later fetches the current file itself.
 */
export function consumePreloadedEnvironment(): unknown {
  const told = globalThis.toldEnvironment;
  globalThis.toldEnvironment = undefined;
  return told;
}
