/** `_headers` and `_redirects`, which static hosts read beside the files. */
import type { Environment } from '../src/contract/environment.ts';
import { STRICT_TRANSPORT, cacheControl, securityHeaders } from './response-headers.ts';

/**
 * Hosts add up the rules that match an address, each in its own way: no two of these say the same header. What no rule
 * names is asked for again each time by the host's own rule.
 */
export function headersFile(environment: Environment, host: string): string {
  const common = { ...securityHeaders(environment, host), 'strict-transport-security': STRICT_TRANSPORT };
  return [
    rule('/*', common),
    ...['/', ...NAMING_FILES].map((path) => rule(path, { 'cache-control': cacheControl(path.slice(1)) })),
    rule('/assets/*', { 'cache-control': cacheControl('assets/x') }),
  ].join('\n');
}

/** Pages of the app, where no file is; a missing asset is none of them. */
export const redirectsFile = '/assets/* /assets/404.html 404\n/* /index.html 200\n';

/** Some hosts look for it by its name, beside what is missing. Nobody reads it: it stands in the place of a script. */
export const missingPage = '<!doctype html><title>404</title>\n';

/** They name hashed files, or change without a new name. */
const NAMING_FILES = ['/index.html', '/service-worker.js', '/manifest.webmanifest', '/environment.json'];

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
