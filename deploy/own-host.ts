/**
 * Addresses of an environment that are paths on the product's own name; the web server forwards them to another server.
 */
import type { Environment } from '../src/contract/environment.ts';
import { readOperator } from '../src/contract/operator.ts';

/** The addresses on the product's own name, by their place in `environment.json`. */
function addressesOnOwnHost(environment: Environment): Map<string, string> {
  const { services, hubs } = environment;
  return new Map(
    [
      ...Object.entries(services).map(([area, base]): Named => [`services.${area}`, base]),
      ...Object.entries(hubs).map(([hub, address]): Named => [`hubs.${hub}`, address]),
      ...operatorPartAddresses(environment),
    ].filter(([, address]) => isOwnHostPath(address)),
  );
}

/** Addresses of what the operator serves beside the product, by their place in `environment.json`. */
export function operatorPartAddresses(environment: Environment): Named[] {
  const { container, chat, botCheck, errorReports, measures, push } = readOperator(environment);
  return [
    ['container.script', container?.script ?? ''],
    ['chat.page', chat?.page ?? ''],
    ['botCheck.script', botCheck?.script ?? ''],
    ['errorReports.tunnel', errorReports?.tunnel ?? ''],
    ['measures.endpoint', measures?.endpoint ?? ''],
    ['push.subscribe', push?.subscribe ?? ''],
  ];
}

type Named = [name: string, address: string];

export const isOwnHostPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/**
 * A warning about addresses on the product's own name when `services` is missing, else null. Calls to them would
 * receive the app's page, and error reports would be lost silently.
 */
export function missingServicesWarning(environment: Environment, services: string | undefined): string | null {
  const own = [...addressesOnOwnHost(environment)].map(([name, address]) => `${name} (${address})`);
  if (services !== undefined || own.length === 0) return null;
  return `Nobody is asked for ${own.join(', ')}: say --services, or name them by whole addresses.`;
}
