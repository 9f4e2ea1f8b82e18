/**
 * `/environment.json`: addresses of an operator's services and hubs. Each part is read separately (rule service-15):
 * the product cannot work without this file, so an unreadable part must affect only itself.
 */
import { isPlainObject } from '../lib/guards.ts';
import { type Timing, readSettings, timingSettings } from './timing-settings.ts';
import { type HubName, hubTargets } from './hub/wire.ts';

export { type Timing, productDefaultTiming } from './timing-settings.ts';

/** The service areas of the operator; one base address each. */
export const serviceAreas = [
  'players',
  'retailers',
  'common',
  'oldIdentity',
  'identity',
  'sportsbook',
  'accounts',
  'content',
  'wager',
  'inbox',
  'payment',
  'shortCode',
  'pool',
  'poolWagering',
  'poolBetslip',
  'betslip',
  'statistics',
] as const;
export type ServiceArea = (typeof serviceAreas)[number];

export const hubNames = Object.keys(hubTargets) as HubName[];

/**
 * The operator's file as written. Addresses may be relative to the page's origin. `operator.ts` reads its other parts.
 */
export interface Environment {
  services: Record<string, string>;
  hubs: Record<HubName, string>;
  /** Hosts of images: of leagues, banners, news. Origins, as the Content-Security-Policy requires. */
  images?: string[] | undefined;
  timing?: Partial<Timing> | undefined;
}

/** The part that the engine and the service worker read. An area or a hub without a readable address is absent. */
export interface KnownEnvironment {
  services: Partial<Record<ServiceArea, string>>;
  hubs: Partial<Record<HubName, string>>;
  timing: Timing;
}

/** Returns undefined for a file without a readable service: it counts as no response, and a cached one is used. */
export function readEnvironment(told: unknown): KnownEnvironment | undefined {
  const services = readAddresses(partOf(told, 'services'), serviceAreas, WEB);
  if (Object.keys(services).length === 0) return undefined;
  return {
    services,
    hubs: readAddresses(partOf(told, 'hubs'), hubNames, SOCKET),
    timing: readSettings(timingSettings, partOf(told, 'timing')),
  };
}

/** Names of the areas and hubs with an unreadable address; null or absent ones are not configured and not listed. */
export function unreadableAddresses(told: unknown): string[] {
  const odd = (part: string, names: readonly string[], scheme: RegExp): string[] =>
    Object.entries(partOf(told, part))
      .filter(([name, address]) => names.includes(name) && address !== null && !isAddress(address, scheme))
      .map(([name]) => `${part}.${name}`);
  return [...odd('services', serviceAreas, WEB), ...odd('hubs', hubNames, SOCKET)];
}

function partOf(told: unknown, name: string): Record<string, unknown> {
  const part = isPlainObject(told) ? told[name] : undefined;
  return isPlainObject(part) ? part : {};
}

function readAddresses<Name extends string>(
  told: Record<string, unknown>,
  names: readonly Name[],
  scheme: RegExp,
): Partial<Record<Name, string>> {
  const readable = names.filter((name) => isAddress(told[name], scheme)).map((name) => [name, told[name]]);
  return Object.fromEntries(readable) as Partial<Record<Name, string>>;
}

const WEB = /^https?:$/;
const SOCKET = /^(https?|wss?):$/;
/**
 * Matches a scheme without slashes, which is read differently on http and https pages: "https:" is the page's own
 * address on one and invalid on the other.
 */
const BARE_SCHEME = /^\s*[a-z][a-z\d+.-]*:(?!\/\/)/i;
const ANY_PAGE = 'https://any.where';

/** True when an address can be resolved on every page, so that no use of it throws. */
function isAddress(told: unknown, scheme: RegExp): told is string {
  if (typeof told !== 'string' || told.trim() === '' || BARE_SCHEME.test(told)) return false;
  return URL.canParse(told, ANY_PAGE) && scheme.test(new URL(told, ANY_PAGE).protocol);
}
