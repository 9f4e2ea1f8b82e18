/**
 * The content security policy of every response, built from `/environment.json`: the product itself and the hosts named
 * by the operator. The stand-in sends it, and so does every server of the built app.
 */
import type { Environment } from '../src/contract/environment.ts';
import { type FrameablePart, framingSites } from './framing-sites.ts';
import { pageRetrySource } from './page-retry.ts';
import { isOwnHostPath } from './own-host.ts';
import { type Operator, botCheckNeeds, readOperator } from '../src/contract/operator.ts';

/**
 * @param host the host the browser requested, needed for hubs on the same port; '' when there are none
 * @param framed the part of the product at the requested address
 */
export function contentPolicy(environment: Environment, host = '', framed: FrameablePart = 'product'): string {
  const operator = readOperator(environment);
  const { container, videos } = operator;
  const check = operator.botCheck === null ? null : botCheckNeeds(operator.botCheck);
  const ofContainer = container === null ? [] : [container.script, ...container.hosts.map(withScheme)];
  const ofCheck = check === null ? [] : [check.script, ...check.hosts];
  const { services, hubs, images = [] } = environment;
  const connections = [
    ...ownSocket(host),
    ...origins(Object.values(services)),
    ...origins(Object.values(hubs)).map((origin) => origin.replace(/^http/, 'ws')),
    ...origins([...videos.map(withScheme), ...ofContainer, ...ofCheck, ...reports(operator)]),
  ];
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", pageRetrySource, ...origins([...ofContainer, ...ofCheck])]),
    // Inline style attributes are covered as well: React sets them through the object model, which needs no permission.
    "style-src 'self'",
    directive('img-src', ["'self'", 'data:', ...origins([...images.map(withScheme), ...ofContainer])]),
    // hls.js feeds the player from an object of its own, whose address has the scheme `blob:`.
    directive('media-src', ["'self'", 'blob:', ...origins(videos.map(withScheme))]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...connections]),
    ...frames(operator, [...ofCheck, ...(check?.frames ?? [])]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    directive('frame-ancestors', oneAtLeast(origins(framingSites(environment)[framed].map(withScheme)))),
    "require-trusted-types-for 'script'",
    directive('trusted-types', [
      ...['default', 'early', 'dompurify'],
      ...[...(container?.policies ?? []), ...(check?.policies ?? [])].filter(isPolicyName),
    ]),
  ].join('; ');
}

const oneAtLeast = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources);

const directive = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** The `frame-src` directive for chat, bot check, match tracker and match videos; empty when none is configured. */
function frames({ chat, tracker, videos }: Operator, ofCheck: readonly string[]): string[] {
  const ownToo = [...(chat === null ? [] : [chat.page]), ...ofCheck];
  // A tracker is never on the product's own name, because the product could then read its frame.
  const pages = [...ownToo, tracker, ...videos.map(withScheme)];
  const own = ownToo.some(isOwnHostPath);
  const sources = [...(own ? ["'self'"] : []), ...origins(pages)];
  return sources.length === 0 ? [] : [directive('frame-src', sources)];
}

/** Addresses of the receivers of error reports, measures and push subscriptions. */
function reports({ errorReports, measures, push }: Operator): string[] {
  const ofErrors = errorReports === null ? [] : [errorReports.tunnel === '' ? errorReports.dsn : errorReports.tunnel];
  return [...ofErrors, ...(measures === null ? [] : [measures.endpoint]), ...(push === null ? [] : [push.subscribe])];
}

/**
 * The socket address of the product's own host, because older browsers allow only http for 'self'. The Host header is
 * client input, so only a valid host is accepted.
 */
function ownSocket(host: string): string[] {
  return isHost(host) ? [`ws://${host}`] : [];
}

/** An address for a host of the environment; a host without a scheme gets `https://`. */
export const withScheme = (host: string): string => (/^[a-z]+:\/\//i.test(host) ? host : `https://${host}`);

/**
 * The origins of whole addresses whose host is a plain name, or "*." before one: anything else could end or widen the
 * directive. Relative addresses are dropped, because 'self' covers them.
 */
export function origins(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    // The `origin` property may be missing for a socket's scheme in a worker's engine.
    const { protocol, host } = new URL(address);
    return /^(https?|wss?):$/.test(protocol) && isSource(host) ? [`${protocol}//${host}`] : [];
  });
}

const isHost = (text: string): boolean => /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?$/i.test(text);

/** True for a host or "*." before a host, which covers every name below it. */
const isSource = (host: string): boolean => isHost(host.replace(/^\*\.(?=[a-z0-9])/i, ''));

/** True for a name that the grammar of the `trusted-types` directive accepts. */
export const isPolicyName = (name: string): boolean => /^[\w\-#=/@.%]+$/.test(name);
