/** Checks what the operator serves beside the product: the receivers of error reports, measures and push subscriptions, and the page of the chat. */
import type { Environment } from '../../src/contract/environment.ts';
import { MEASURES_VERSION } from '../../src/contract/measures.ts';
import { readOperator } from '../../src/contract/operator.ts';
import { type TimedFetch, type Finding, runCheck, firstFault } from './finding.ts';
import { pageFault } from './check-services.ts';

/** @param origin the product's origin, without a path */
export function checkOperatorParts(origin: string, environment: Environment, ask: TimedFetch): Promise<Finding[]> {
  const { chat, errorReports, measures, push } = readOperator(environment);
  return Promise.all([
    ...(errorReports === null || errorReports.tunnel === ''
      ? []
      : [
          runCheck('errorReports.tunnel', () =>
            takesReports(new URL(errorReports.tunnel, origin), errorReports.dsn, ask),
          ),
        ]),
    ...(measures === null
      ? []
      : [runCheck('measures.endpoint', () => takesMeasures(new URL(measures.endpoint, origin), ask))]),
    ...(push === null
      ? []
      : [runCheck('push.subscribe', () => takesSubscriptions(new URL(push.subscribe, origin), origin, ask))]),
    ...(chat === null ? [] : [runCheck('chat.page', () => isThere(new URL(chat.page, origin), origin, ask))]),
  ]);
}

/** Sends an empty envelope in the form Sentry's own sender uses; no error report comes of it. */
async function takesReports(tunnel: URL, dsn: string, ask: TimedFetch): Promise<string | null> {
  const answer = await ask(tunnel, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: `${JSON.stringify({ dsn })}\n`,
  });
  // Some receivers refuse an empty envelope, so other 4xx statuses are accepted.
  const isNobody = answer.status === 404 || answer.status === 405 || answer.status >= 500;
  return firstFault(pageFault(answer), isNobody && `nobody takes reports there: it answers ${answer.status}`);
}

/** Sends a beacon without figures, in the form browsers do: plain text, so that no preflight is made. */
async function takesMeasures(endpoint: URL, ask: TimedFetch): Promise<string | null> {
  const answer = await ask(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ version: MEASURES_VERSION, counts: {}, times: {} }),
  });
  // A receiver may refuse a beacon without figures, so other 4xx statuses are accepted.
  const isNobody = answer.status === 404 || answer.status === 405 || answer.status >= 500;
  return firstFault(pageFault(answer), isNobody && `nobody takes measures there: it answers ${answer.status}`);
}

/** Sends a subscription that is none, and without a session: every receiver refuses it. */
async function takesSubscriptions(address: URL, origin: string, ask: TimedFetch): Promise<string | null> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: '{}',
  });
  const { status } = answer;
  const isOpen = answer.headers.get('access-control-allow-origin') !== null;
  return firstFault(
    pageFault(answer),
    (status === 404 || status === 405 || status >= 500) && `nobody takes subscriptions there: it answers ${status}`,
    answer.ok && 'it takes a subscription without a session',
    address.origin !== origin && !isOpen && 'it does not answer the product: Access-Control-Allow-Origin is missing',
  );
}

async function isThere(page: URL, origin: string, ask: TimedFetch): Promise<string | null> {
  const answer = await ask(page);
  return firstFault(
    !answer.ok && `it answers ${answer.status}`,
    (await answer.text()).includes('data-entry="') && 'the page of the product answers in its place',
    !mayBeFramed(answer, page.origin === origin) && 'it does not let itself be framed',
  );
}

/**
 * Returns true when the page may be shown in a frame. `x-frame-options` counts only without `frame-ancestors`. In a
 * list of names only the keywords that exclude the product are read.
 */
function mayBeFramed({ headers }: Response, isOwn: boolean): boolean {
  const listed = /frame-ancestors([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const mayNot = (said: string): boolean =>
    ["'none'", 'deny', ''].includes(said) || (!isOwn && /^'?self|same/.test(said));
  if (listed !== undefined) return !listed.trim().split(/\s+/).every(mayNot);
  return !headers.has('x-frame-options') || !mayNot((headers.get('x-frame-options') ?? '').toLowerCase());
}
