/**
 * What `src/app/early.ts` was told at `/environment.json`, undefined until it was. Once: an engine that starts later, for one
 * that died, asks where the services are then.
 */
export function takeToldEnvironment(): unknown {
  const told = globalThis.toldEnvironment;
  globalThis.toldEnvironment = undefined;
  return told;
}
