/**
 * The access log of a server, as text. Queries hold codes and e-mail addresses, the Referer may be a link from a mail,
 * and the path of a token renewal has the refresh token: none of them is logged.
 */
import { quoted } from './nginx-text.ts';
import { allCalls } from '../src/contract/services/calls.ts';

/** The path of the log in common distributions and in the container's image. */
export const ACCESS_LOG_PATH = '/var/log/nginx/access.log';

/**
 * @param file `off` for no log; undefined leaves the setting to the surrounding configuration
 * @param host with the port it names this server alone, because nginx accepts no second format of the same name
 * @returns `form` for the lines beside the server block, `used` for the lines inside it
 */
export function accessLog(file: string | undefined, host: string, port: number): { form: string[]; used: string[] } {
  if (file === undefined) return { form: [], used: [] };
  if (file === 'off') return { form: [], used: ['access_log off;'] };
  const name = `tribun_${host}_${port}`;
  return {
    form: [
      'map $request_uri $tribun_path {',
      // The first match counts. Services on .NET accept a path in any case, so this pattern ignores case.
      `  "~*^([^?]*/(?:${privatePaths.join('|')})/)[^?]" $1-;`,
      '  "~^([^?]*)" $1;',
      '}',
      // The fields have the order of nginx's own `combined` format, so that tools for it can read them.
      `log_format ${name} '$remote_addr - $remote_user [$time_local] "$request_method $tribun_path $server_protocol" '`,
      `  '$status $body_bytes_sent "-" "$http_user_agent"';`,
    ],
    used: [`access_log ${quoted(file)} ${name};`],
  };
}

/** Parameters that are private in every call. */
const secrets: ReadonlySet<string> = new Set(['refresh', 'memberId', 'key']);

/**
 * Paths of service calls with a player's data (a refresh token, a coupon, a shared key): the part of an address before
 * its first private parameter, without slashes at its ends; no duplicates.
 */
const privatePaths: readonly string[] = [
  ...new Set(
    allCalls.flatMap(({ path, access }) => {
      const segments = path.split('/');
      const first = segments.findIndex(
        (segment) => segment.startsWith(':') && (access === 'member' || secrets.has(segment.slice(1))),
      );
      return first > 0 ? [segments.slice(0, first).join('/')] : [];
    }),
  ),
];
