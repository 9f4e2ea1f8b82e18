/** Addresses of service calls: built here and nowhere else, and recognised by the same words. */
import type { CallInput } from './call-input.ts';
import type { ServiceCall } from './call.ts';

/** The address of a call under its area's base, with its query in the order it was given. */
export function addressOf(base: string, call: Pick<ServiceCall, 'path'>, input: CallInput = {}): URL {
  const { parameters = {}, query = {} } = input;
  const filled = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? '')));
  const url = new URL(`${base.replace(/\/$/, '')}/${filled}`);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

/** One name for all spellings of the same request: without a hash, the query in alphabetical order. */
export function canonicalAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  // A stable sort: repeated names keep their order, because for them it means something.
  address.searchParams.sort();
  return address.href;
}

/** The end of a call's canonical address: what it is called wherever the service stands. */
export function addressEnd(call: Pick<ServiceCall, 'path'>, input: CallInput): string {
  const origin = 'https://any.where';
  return canonicalAddress(addressOf(origin, call, input).href).slice(origin.length);
}

/**
 * Recognises a call's addresses. Services live at any base on any host (environment.json), and the end of the path is what
 * they have in common. A sport or an event is a number: `statistics/:sportId/:eventId` must not be all that stands there.
 * @param fixed parameters that must have this value
 */
export function pathPattern(call: Pick<ServiceCall, 'path'>, fixed: Record<string, string> = {}): RegExp {
  const valueOf = (name: string): string => fixed[name] ?? (/^(sport|event)Id$/.test(name) ? '\\d+' : '[^/]+');
  const segments = call.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? valueOf(segment.slice(1)) : segment));
  return new RegExp(`/${segments.join('/')}$`);
}
