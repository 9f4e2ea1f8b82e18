/**
 * Sends errors to Sentry (rule report-1). Only what is asked of it: no trace, no replay, no breadcrumb, no address of the page,
 * nobody's name. It is a chunk of its own, loaded where a DSN is configured.
 */
import { BrowserClient, type ErrorEvent, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { Breakage } from '../../contract/breakage.ts';
import type { ErrorReports } from '../../contract/operator.ts';
import { isNetworkFault } from '../../domain/measuring/network-fault.ts';
import { scrub } from '../../domain/measuring/scrub.ts';

export type Report = (breakage: Breakage) => void;

/** Limit of one visit (rule report-1). */
const MOST_REPORTS = 20;

export function createReporter({ dsn, tunnel }: ErrorReports, build: string): Report {
  const client = new BrowserClient({
    dsn,
    ...(tunnel === '' ? {} : { tunnel: new URL(tunnel, location.origin).href }),
    release: build,
    // The page's own: Sentry would look for another one in a frame.
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
    // A component that breaks at every render throws the same error each time.
    const error = `${realm} ${name} ${message}`;
    if (reported.has(error)) return;
    reported.add(error);
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('realm', realm);
    scope.captureException(Object.assign(new Error(message), { name, stack }));
  };
}

/** Only these fields leave, and their texts without what is somebody's. */
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
