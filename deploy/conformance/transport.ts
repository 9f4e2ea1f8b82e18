/** Checks of a response's headers, time and status line, whatever its body says. */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { retryAfterMs } from '../../src/contract/services/retry-after.ts';
import { isTransientStatus } from '../../src/contract/services/service-response.ts';
import type { Exchange, ServiceAnswer } from './exchange.ts';
import { type ConformanceFinding, differs, fails } from './finding.ts';

/** Findings of the transport of one response. */
export function transportFindings(
  { call, ms, sentAt, address, response }: Exchange & { response: ServiceAnswer },
  origin: string,
  patience: number,
): ConformanceFinding[] {
  return [
    timeFinding(call, ms / patience),
    response.redirected && differs('redirect', 'the address redirects: each request takes two'),
    typeFinding(response),
    response.text.includes('\ufffd') && fails('encoding', 'the body is not UTF-8: Turkish letters are lost'),
    cachingFinding(call, response),
    compressionFinding(response),
    corsFinding(address, response, origin),
    clockFinding(response, sentAt + ms / 2),
    retryFinding(response),
  ].filter((finding) => typeof finding === 'object');
}

/** A response that takes a larger share of its deadline leaves the player looking at a placeholder. */
const SLOW_SHARE = 1 / 3;

function timeFinding({ deadlineMs }: ServiceCall, ms: number): ConformanceFinding | false {
  if (ms < deadlineMs * SLOW_SHARE) return false;
  return differs('time', `it took ${seconds(ms)} of the ${seconds(deadlineMs)} after which the product gives up`);
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

function typeFinding({ headers, status }: ServiceAnswer): ConformanceFinding | false {
  const type = headers.get('content-type') ?? '';
  // The status of an error without a body says more.
  if (status >= 400 && type === '') return false;
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (/\bx?html\b/i.test(type))
    return fails('content type', `it is ${type}: the product takes it for a gateway's page`);
  if (!/^utf-?8$/i.test(charset)) return fails('encoding', `the charset is ${charset}: the product reads UTF-8`);
  return (
    !/\bjson\b/i.test(type) && differs('content type', `it is ${type || 'of no type'} in place of application/json`)
  );
}

/** Live values may be kept by a browser for less than a second look would take. */
const LIVE_SECONDS = 5;

/** The service worker keeps what may be kept; a browser's cache below it would return old values as new ones. */
function cachingFinding({ access, keep, kind }: ServiceCall, { headers }: ServiceAnswer): ConformanceFinding | false {
  const said = headers.get('cache-control') ?? '';
  const isStored = !/no-store|no-cache/i.test(said);
  const maxAge = Number(/max-age=(\d+)/i.exec(said)?.[1] ?? 0);
  if (access === 'member' && isStored && /public|s-maxage=[1-9]/i.test(said)) {
    return fails('caching', `"${said}" lets a shared cache show one member's response to another`);
  }
  if (kind !== 'safe' || keep.how === 'steady') return false;
  if (isStored && maxAge > LIVE_SECONDS) {
    return fails('caching', `"${said}" lets browsers keep it for ${maxAge} s, and the product takes it for fresh`);
  }
  const guesses = said === '' && headers.has('last-modified');
  return guesses && differs('caching', 'without Cache-Control browsers guess from Last-Modified how long they keep it');
}

/** Smaller bodies need the same number of packets either way. */
const SMALL_BYTES = 1_400;

function compressionFinding({ headers, text }: ServiceAnswer): ConformanceFinding | false {
  const bytes = Buffer.byteLength(text);
  if (bytes < SMALL_BYTES || headers.has('content-encoding')) return false;
  return differs('compression', 'responses above 1,400 bytes are not compressed');
}

function corsFinding({ origin: of }: URL, { headers }: ServiceAnswer, origin: string): ConformanceFinding | false {
  if (of === origin) return false;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') {
    return fails(
      'CORS',
      `the response does not allow the origin ${origin}: browsers hide it (Access-Control-Allow-Origin)`,
    );
  }
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
  if (exposed.includes('retry-after') || exposed.includes('*')) return false;
  return differs('CORS', 'Access-Control-Expose-Headers lacks Retry-After: the product cannot read a pause');
}

/** Coupons and codes of a service whose clock differs more expire too early or too late for the player. */
const CLOCK_MS = 30_000;

function clockFinding({ headers }: ServiceAnswer, now: number): ConformanceFinding | false {
  const said = headers.get('date');
  const difference = Date.parse(said ?? '') - now;
  if (Number.isNaN(difference) || Math.abs(difference) < CLOCK_MS) return false;
  const side = difference > 0 ? 'ahead of' : 'behind';
  return differs(
    'clock',
    `its clock (Date) is ${Math.round(Math.abs(difference) / 10_000) * 10} s ${side} this machine's`,
  );
}

function retryFinding({ status, headers }: ServiceAnswer): ConformanceFinding | false {
  if (status !== 429 && status !== 503) return false;
  const said = headers.get('retry-after');
  if (said === null) return fails('Retry-After', `${status} without Retry-After: the product chooses the pause itself`);
  return retryAfterMs(said, Date.now()) === undefined && fails('Retry-After', `Retry-After is unreadable: ${said}`);
}

/** True for a status at which the response is not the service's own. */
export const isTrouble = ({ status }: ServiceAnswer): boolean => isTransientStatus(status);
