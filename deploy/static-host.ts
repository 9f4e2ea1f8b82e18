/** `_headers` and `_redirects`, which static hosts read beside the files. */
import type { Environment } from '../src/contract/environment.ts';
import { STRICT_TRANSPORT, cacheControl, securityHeaders } from './response-headers.ts';

/** Later rules add to earlier ones: what is hashed takes the common cache rule back first. */
export function headersFile(environment: Environment, host: string): string {
  const common = { ...securityHeaders(environment, host), 'strict-transport-security': STRICT_TRANSPORT };
  return [
    '/*',
    ...lines({ ...common, 'cache-control': cacheControl('index.html') }),
    '',
    '/assets/*',
    '  ! cache-control',
    ...lines({ 'cache-control': cacheControl('assets/x') }),
    '',
  ].join('\n');
}

/** Pages of the app, where no file is. */
export const redirectsFile = '/assets/* /404.html 404\n/* /index.html 200\n';

const lines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
