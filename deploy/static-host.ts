/** `_headers` and `_redirects`, files that static hosts read. */
import type { Environment } from '../src/contract/environment.ts';
import { SPORT_PATH_PREFIX, WIDGET_PATH, needsWidgetHeaders } from './framing-sites.ts';
import { STRICT_TRANSPORT, cacheControl, securityHeaders } from './response-headers.ts';

/** Hosts that read `_headers`; they differ where two rules set the same header. */
export type StaticHost = 'netlify' | 'cloudflare';

/**
 * The `_headers` file. Hosts combine all rules that match an address, each in its own way, so no two rules set the same
 * header, except for the policy of a widget. Files without a rule are revalidated each time, by the host's own default.
 */
export function headersFile(environment: Environment, host: string, reader: StaticHost = 'netlify'): string {
  const common = { ...securityHeaders(environment, host), 'strict-transport-security': STRICT_TRANSPORT };
  return [
    rule('/*', common),
    ...['/', ...NAMING_FILES].map((path) => rule(path, { 'cache-control': cacheControl(path.slice(1)) })),
    rule('/assets/*', { 'cache-control': cacheControl('assets/x') }),
    ...(needsWidgetHeaders(environment) ? widgetRules(environment, host, reader) : []),
  ].join('\n');
}

/**
 * Rules for the match widget. Netlify applies the later, closer rule; Cloudflare joins both unless the first is removed
 * with "!".
 */
function widgetRules(environment: Environment, host: string, reader: StaticHost): string[] {
  const policy = securityHeaders(environment, host, 'widget')['content-security-policy'] ?? '';
  return [`${SPORT_PATH_PREFIX}:sport${WIDGET_PATH}*`, `${WIDGET_PATH}*`].map((path) =>
    rule(reader === 'cloudflare' ? `${path}\n  ! content-security-policy` : path, {
      'content-security-policy': policy,
    }),
  );
}

/** Serves the app for every address without a file, except below `/assets/`, where a missing file is a 404. */
export const redirectsFile = '/assets/* /assets/404.html 404\n/* /index.html 200\n';

/**
 * Body of the 404 below `/assets/`; some hosts find it by its name. No player reads it, because it is sent in the place
 * of a script.
 */
export const missingPage = '<!doctype html><title>404</title>\n';

/** Files that name hashed files, or that change without a new name. */
const NAMING_FILES = ['/index.html', '/service-worker.js', '/manifest.webmanifest', '/environment.json'];

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
