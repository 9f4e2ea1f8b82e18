/** What an environment names by a path of the product's own name: somebody else answers there, whom the server asks. */
import type { Environment } from '../src/contract/environment.ts';
import { operatorOf } from '../src/contract/operator.ts';

/** Each by its place in the file. */
export function onOwnName(environment: Environment): Map<string, string> {
  const { services, hubs } = environment;
  return new Map(
    [
      ...Object.entries(services).map(([area, base]): Named => [`services.${area}`, base]),
      ...Object.entries(hubs).map(([hub, address]): Named => [`hubs.${hub}`, address]),
      ...besideIt(environment),
    ].filter(([, address]) => isOwn(address)),
  );
}

/** Addresses of whom the operator stands beside the product. */
export function besideIt(environment: Environment): Named[] {
  const { container, chat, botCheck, errorReports } = operatorOf(environment);
  return [
    ['container.script', container?.script ?? ''],
    ['chat.page', chat?.page ?? ''],
    ['botCheck.script', botCheck?.script ?? ''],
    ['errorReports.tunnel', errorReports?.tunnel ?? ''],
  ];
}

type Named = [name: string, address: string];

export const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** For whoever makes a server that asks nobody: calls get the page there, and reports are lost without a word. */
export function unaskedWarning(environment: Environment, services: string | undefined): string | null {
  const own = [...onOwnName(environment)].map(([name, address]) => `${name} (${address})`);
  if (services !== undefined || own.length === 0) return null;
  return `Nobody is asked for ${own.join(', ')}: say --services, or name them by whole addresses.`;
}
