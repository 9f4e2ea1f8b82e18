/** Builds and recognises the addresses of service calls; no other module does. */
import type { ServiceCall } from './call.ts';
import type { CallInput } from './call-input.ts';

/** Returns the address of a call below its area's base, with its query in the given order. */
export function callAddress(base: string, call: Pick<ServiceCall, 'path'>, input: CallInput = {}): URL {
  const { parameters = {}, query = {} } = input;
  const filled = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? '')));
  const url = new URL(`${base.replace(/\/$/, '')}/${filled}`);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

/** Returns the same address for all spellings of a request: no hash, the query in alphabetical order. */
export function canonicalAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  // The sort is stable: repeated names keep their order, which has a meaning.
  address.searchParams.sort();
  return address.href;
}

/** Returns path and query of a call's canonical address, independent of where the service is hosted. */
export function callPathAndQuery(call: Pick<ServiceCall, 'path'>, input: CallInput): string {
  const origin = 'https://any.where';
  return canonicalAddress(callAddress(origin, call, input).href).slice(origin.length);
}

/**
 * Returns a pattern that recognises a call's addresses by the end of their path, because services may have any base on
 * any host (environment.json). Ids of sports and events match digits only; otherwise `statistics/:sportId/:eventId`
 * would match other calls below `statistics`.
 * @param fixed parameters that must have this value
 */
export function pathPattern(call: Pick<ServiceCall, 'path'>, fixed: Record<string, string> = {}): RegExp {
  const valueOf = (name: string): string => fixed[name] ?? (/^(sport|event)Id$/.test(name) ? '\\d+' : '[^/]+');
  const segments = call.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? valueOf(segment.slice(1)) : segment));
  return new RegExp(`/${segments.join('/')}$`);
}

/** Headers the product adds to service calls: a service on another host must allow each of them (CORS). */
export const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Platform',
  'Client-Transaction-Id',
  'TimeStamp',
  'Device-Id',
  'Existing-auth',
  'Activation-Code',
  'Bot-Token',
] as const;
export type RequestHeader = (typeof requestHeaders)[number];
