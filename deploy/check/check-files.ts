/** Checks status, type and headers of the product's files as a browser would receive them. */
import type { Environment } from '../../src/contract/environment.ts';
import { WIDGET_PATH, type FrameablePart, needsWidgetHeaders } from '../framing-sites.ts';
import { STRICT_TRANSPORT, securityHeaders } from '../response-headers.ts';
import { type TimedFetch, type Finding, runCheck, firstFault } from './finding.ts';

/** @param origin the product's origin, without a path */
export function checkFiles(origin: string, environment: Environment, ask: TimedFetch): Promise<Finding[]> {
  const { host, hostname, protocol } = new URL(origin);
  // A server behind a TLS proxy knows its host name but not the public port, so a policy with either is accepted.
  const safe = ({ headers }: Response, framed?: FrameablePart): string | null => {
    const byName = securityHeaders(environment, hostname, framed);
    const byPort = securityHeaders(environment, host, framed);
    const odd = Object.keys(byName).find((name) => ![byName[name], byPort[name]].includes(headers.get(name) ?? ''));
    if (odd !== undefined) return `the header ${odd} ${headers.has(odd) ? 'is another one' : 'is missing'}: ${REMEDY}`;
    if (protocol === 'http:' || isStrict(headers.get('strict-transport-security'))) return null;
    return `strict-transport-security is missing: "${STRICT_TRANSPORT}", of whoever ends TLS`;
  };
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    ask(`${origin}${path}`, { redirect: 'manual', headers });

  const fresh = (path: string, type: RegExp, framed?: FrameablePart): Promise<Finding> =>
    runCheck(`${path} is asked for again each time`, async () => {
      const answer = await get(path);
      return firstFault(
        is(answer, 200, type),
        !isFresh(answer) && `it may be kept: ${kept(answer)}`,
        safe(answer, framed),
      );
    });
  const missing = (path: string): Promise<Finding> =>
    runCheck(`${path}, which is not there, is missing`, async () => {
      return missed(await get(path));
    });

  return Promise.all([
    runCheck('/health answers', async () => is(await get('/health'), 200)),
    fresh('/', PAGE),
    fresh('/program/futbol', PAGE),
    ...(needsWidgetHeaders(environment) ? [fresh(`${WIDGET_PATH}1`, PAGE, 'widget')] : []),
    fresh('/service-worker.js', SCRIPT),
    fresh('/manifest.webmanifest', /^application\/manifest\+json/),
    runCheck('the entry is kept for ever, and sent compressed', async () => {
      const entry = entryOf(await (await get('/')).text());
      if (entry === undefined) return 'the page names no entry: it is not the one this version builds';
      const answer = await get(entry, { 'accept-encoding': 'gzip, br' });
      return firstFault(
        is(answer, 200, SCRIPT),
        !/immutable/.test(said(answer, 'cache-control')) && `it is not kept: ${kept(answer)}`,
        !answer.headers.has('content-encoding') && 'it is not compressed',
        safe(answer),
      );
    }),
    runCheck('a page that has not changed is not sent again', async () => {
      const etag = (await get('/')).headers.get('etag');
      if (etag === null) return 'it has no ETag';
      // Node's `fetch` adds `no-cache` to a conditional request, and servers would then send the whole page.
      return is(await get('/', { 'if-none-match': etag, 'cache-control': 'max-age=0' }), 304);
    }),
    // A browser in the middle of an update would cache the page in the place of the script.
    missing('/assets/none-0.js'),
    runCheck('/none.png, which is not there, is missing or the page', async () => {
      const answer = await get('/none.png');
      // Static hosts cannot distinguish a missing file from a page of the app.
      if (is(answer, 200, PAGE) !== null) return missed(answer);
      return isFresh(answer) ? null : `the page in its place is kept: ${kept(answer)}`;
    }),
  ]);
}

const PAGE = /^text\/html/;
const SCRIPT = /^(text|application)\/javascript/;

const said = ({ headers }: Response, name: string): string => headers.get(name) ?? '';
const kept = (answer: Response): string => said(answer, 'cache-control') || 'without cache-control';
const isFresh = (answer: Response): boolean => /no-cache|no-store|max-age=0\b/.test(said(answer, 'cache-control'));
const keepsLong = (answer: Response): boolean => /immutable|max-age=[1-9]\d{3}/.test(said(answer, 'cache-control'));
const missed = (answer: Response): string | null =>
  firstFault(is(answer, 404), keepsLong(answer) && `its 404 is kept: ${kept(answer)}`);
const entryOf = (page: string): string | undefined => /data-entry="(\/[^"]+)"/.exec(page)?.[1];

function is({ status, headers }: Response, wanted: number, type?: RegExp): string | null {
  if (status !== wanted) return `it answers ${status}, not ${wanted}`;
  const given = headers.get('content-type') ?? '';
  return type === undefined || type.test(given) ? null : `it is ${given || 'of no type'}`;
}

const REMEDY = "make the server's files of this environment.json, and serve with them";

/**
 * True for a max-age of at least one year, because an operator may have a policy of its own that is shorter than ours.
 */
const isStrict = (said: string | null): boolean => Number(/max-age=(\d+)/.exec(said ?? '')?.[1] ?? 0) >= 31_536_000;
