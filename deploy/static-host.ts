/** `_headers` and `_redirects`, which static hosts read beside the files. */
import type { Environment } from '../src/contract/environment.ts';
import { OF_SPORT, WIDGET, widgetStandsApart } from './framed-by.ts';
import { STRICT_TRANSPORT, cacheControl, securityHeaders } from './response-headers.ts';

/** Who reads the file: they differ where two rules say the same header. */
export type StaticHost = 'netlify' | 'cloudflare';

/**
 * Hosts add up the rules that match an address, each in its own way: but for the policy of a widget no two of these say the
 * same header. What no rule names is asked for again each time by the host's own rule.
 */
export function headersFile(environment: Environment, host: string, reader: StaticHost = 'netlify'): string {
  const common = { ...securityHeaders(environment, host), 'strict-transport-security': STRICT_TRANSPORT };
  return [
    rule('/*', common),
    ...['/', ...NAMING_FILES].map((path) => rule(path, { 'cache-control': cacheControl(path.slice(1)) })),
    rule('/assets/*', { 'cache-control': cacheControl('assets/x') }),
    ...(widgetStandsApart(environment) ? widgetRules(environment, host, reader) : []),
  ].join('\n');
}

/** Netlify takes the later and closer rule; Cloudflare joins both, unless the first is taken back ("!"). */
function widgetRules(environment: Environment, host: string, reader: StaticHost): string[] {
  const policy = securityHeaders(environment, host, 'widget')['content-security-policy'] ?? '';
  return [`${OF_SPORT}:sport${WIDGET}*`, `${WIDGET}*`].map((path) =>
    rule(reader === 'cloudflare' ? `${path}\n  ! content-security-policy` : path, {
      'content-security-policy': policy,
    }),
  );
}

/** Pages of the app, where no file is; a missing asset is none of them. */
export const redirectsFile = '/assets/* /assets/404.html 404\n/* /index.html 200\n';

/** Some hosts look for it by its name, beside what is missing. Nobody reads it: it stands in the place of a script. */
export const missingPage = '<!doctype html><title>404</title>\n';

/** They name hashed files, or change without a new name. */
const NAMING_FILES = ['/index.html', '/service-worker.js', '/manifest.webmanifest', '/environment.json'];

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
