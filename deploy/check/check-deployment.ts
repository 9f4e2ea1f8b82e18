/** Checks a whole deployment from outside, with the requests that a player's browser would send. */
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { environmentShape } from '../environment-shape.ts';
import { lintEnvironment } from '../lint-environment.ts';
import { checkOperatorParts } from './check-operator-parts.ts';
import { checkFiles } from './check-files.ts';
import { type TimedFetch, type Finding, runCheck } from './finding.ts';
import { checkHubs } from './check-hubs.ts';
import { checkServices } from './check-services.ts';

const PATIENCE_MS = 10_000;

/** @param address any address of the product; its path is ignored */
export async function checkDeployment(address: string, patienceMs = PATIENCE_MS): Promise<Finding[]> {
  const { origin } = new URL(address);
  const ask: TimedFetch = (asked, how) => fetch(asked, { ...how, signal: AbortSignal.timeout(patienceMs) });
  let told: unknown;
  const read = await runCheck(`${ENVIRONMENT_PATH} can be read`, async () => {
    const answer = await ask(origin + ENVIRONMENT_PATH);
    if (!answer.ok) return `it answers ${answer.status}: copy the one deploy-files made beside the build`;
    told = await answer.json();
    return environmentShape.validate(told)[0]?.message ?? null;
  });
  if (read.fault !== null) return [read];
  const environment = told as Parameters<typeof checkFiles>[1];
  const whole = {
    what: `${ENVIRONMENT_PATH} names nothing in vain`,
    fault: lintEnvironment(told, new URL(origin).hostname).join('; ') || null,
  };
  const found = await Promise.all([
    checkFiles(origin, environment, ask),
    checkServices(origin, environment, ask),
    checkHubs(origin, environment, patienceMs),
    checkOperatorParts(origin, environment, ask),
  ]);
  return [read, whole, ...found.flat()];
}
