/**
 * The content policy of everything that is served, made from `/environment.json`: the product itself, and whom the operator
 * named. The stand-in sends it, and so does whoever serves the built app.
 */
import type { Environment } from '../src/contract/environment.ts';
import { type Framed, framersOf } from './framed-by.ts';
import { pageRetrySource } from './page-retry.ts';
import { isOwn } from './own-name.ts';
import { type Operator, botCheckNeeds, operatorOf } from '../src/contract/operator.ts';

/**
 * @param host the one the browser asked, for hubs on the same port; '' where there are none
 * @param framed what of the product the address shows
 */
export function contentPolicy(environment: Environment, host = '', framed: Framed = 'product'): string {
  const operator = operatorOf(environment);
  const { container, videos } = operator;
  const check = operator.botCheck === null ? null : botCheckNeeds(operator.botCheck);
  const ofContainer = container === null ? [] : [container.script, ...container.hosts.map(asAddress)];
  const ofCheck = check === null ? [] : [check.script, ...check.hosts];
  const { services, hubs, images = [] } = environment;
  const connections = [
    ...ownSocket(host),
    ...origins(Object.values(services)),
    ...origins(Object.values(hubs)).map((origin) => origin.replace(/^http/, 'ws')),
    ...origins([...videos.map(asAddress), ...ofContainer, ...ofCheck, ...reports(operator)]),
  ];
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", pageRetrySource, ...origins([...ofContainer, ...ofCheck])]),
    // Inline style attributes too: React sets them through the object model, which needs no permission.
    "style-src 'self'",
    directive('img-src', ["'self'", 'data:', ...origins([...images.map(asAddress), ...ofContainer])]),
    // hls.js feeds the player from an object of its own, whose address is a blob's.
    directive('media-src', ["'self'", 'blob:', ...origins(videos.map(asAddress))]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...connections]),
    ...frames(operator, [...ofCheck, ...(check?.frames ?? [])]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    directive('frame-ancestors', oneAtLeast(origins(framersOf(environment)[framed].map(asAddress)))),
    "require-trusted-types-for 'script'",
    directive('trusted-types', [
      ...['default', 'early', 'dompurify'],
      ...[...(container?.policies ?? []), ...(check?.policies ?? [])].filter(isPolicyName),
    ]),
  ].join('; ');
}

const oneAtLeast = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources);

const directive = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** A chat, a check, a match tracker and who films a match stand in frames; without them there is none. */
function frames({ chat, tracker, videos }: Operator, ofCheck: readonly string[]): string[] {
  const ownToo = [...(chat === null ? [] : [chat.page]), ...ofCheck];
  // A tracker is never of our own name: its frame would be ours to read.
  const pages = [...ownToo, tracker, ...videos.map(asAddress)];
  const own = ownToo.some(isOwn);
  const sources = [...(own ? ["'self'"] : []), ...origins(pages)];
  return sources.length === 0 ? [] : [directive('frame-src', sources)];
}

function reports({ errorReports }: Operator): string[] {
  if (errorReports === null) return [];
  return [errorReports.tunnel === '' ? errorReports.dsn : errorReports.tunnel];
}

/** Named beside 'self', which older browsers take for http alone. The header is the client's word: only a host passes. */
function ownSocket(host: string): string[] {
  return isHost(host) ? [`ws://${host}`] : [];
}

/** A bare host is served over TLS. */
export const asAddress = (host: string): string => (/^[a-z]+:\/\//i.test(host) ? host : `https://${host}`);

/** Named hosts alone: anything else would end the directive, or open it. What is relative is of this origin. */
export function origins(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    // Not `origin`: a worker's engine may know none for a socket's scheme.
    const { protocol, host } = new URL(address);
    return /^(https?|wss?):$/.test(protocol) && isSource(host) ? [`${protocol}//${host}`] : [];
  });
}

const isHost = (text: string): boolean => /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d+)?$/i.test(text);

/** "*." stands for every name below. */
const isSource = (host: string): boolean => isHost(host.replace(/^\*\.(?=[a-z0-9])/i, ''));

/** As the directive's grammar has it. */
export const isPolicyName = (name: string): boolean => /^[\w\-#=/@.%]+$/.test(name);
