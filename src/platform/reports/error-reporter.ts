/**
 * Sends errors to Sentry (rule report-1). Only explicitly reported errors: no traces, replays, breadcrumbs, page
 * addresses or names. A separate chunk, loaded only if a DSN is configured.
 */
import { BrowserClient, type ErrorEvent, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { UncaughtError } from '../../contract/uncaught-errors.ts';
import type { ErrorReports } from '../../contract/operator.ts';
import { scrub } from '../../domain/measuring/scrub.ts';

type ReportUncaughtError = (breakage: UncaughtError) => void;

/** Maximum number of reports per visit (rule report-1). */
const MOST_REPORTS = 20;

export function createErrorReporter({ dsn, tunnel }: ErrorReports, build: string): ReportUncaughtError {
  const client = new BrowserClient({
    dsn,
    ...(tunnel === '' ? {} : { tunnel: new URL(tunnel, location.origin).href }),
    release: build,
    // The page's own `fetch`: Sentry would otherwise take one from a frame.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    sendClientReports: false,
    beforeSend,
  });
  client.init();
  const reported = new Set<string>();
  return ({ realm, name, message, stack }) => {
    if (isNetworkFault({ name, message }, navigator.onLine) || reported.size >= MOST_REPORTS) return;
    // A component that fails in every render throws the same error each time, which is reported once.
    const error = `${realm} ${name} ${message}`;
    if (reported.has(error)) return;
    reported.add(error);
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('realm', realm);
    scope.captureException(Object.assign(new Error(message), { name, stack }));
  };
}

/** Sends only these fields, with personal data removed from their texts. */
function beforeSend({ type, exception, event_id, timestamp, platform, level, release, tags }: ErrorEvent): ErrorEvent {
  return scrubbed({
    ...{ type, event_id, timestamp, platform, level, release },
    ...(exception === undefined ? {} : { exception }),
    ...(tags === undefined ? {} : { tags }),
  } as ErrorEvent);
}

function scrubbed({ exception, ...rest }: ErrorEvent): ErrorEvent {
  return exception === undefined ? rest : { ...rest, exception: scrub(exception) };
}

/** TypeErrors of failed requests, which indicate no error in the code and are not reported (rule report-3). */
function isNetworkFault({ name, message }: { name: string; message: string }, online: boolean): boolean {
  return name === 'TypeError' && (!online || failedRequest.some((words) => words.test(message)));
}

/** Messages of the browser engines. Newer ones append the host name or the URL, so only the beginning is compared. */
const failedRequest: readonly RegExp[] = [
  // Chromium: a request or a chunk, a truncated body, the script of a service worker.
  /^Failed to fetch\b/,
  /^network error$/i,
  /^Failed to (?:register|update) a ServiceWorker\b.*\b(?:fetching the script|Load failed)/,
  // Firefox.
  /^NetworkError when attempting to fetch resource/,
  /^Error in (?:input|body) stream/,
  /^error loading dynamically imported module/,
  // WebKit; the messages after the first two come from the system's network layer.
  /^Load failed\b/,
  /^Importing a module script failed/,
  /\bload failed$/,
  /^The (?:network connection was lost|Internet connection appears to be offline|request timed out)/,
  /^(?:Could not connect to the server|A server with the specified hostname could not be found)/,
];
