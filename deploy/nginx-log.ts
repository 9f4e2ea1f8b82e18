/**
 * The access log of a server, as text. Behind the "?" of an address stand codes and e-mail addresses, a page's own address may
 * be a link from a mail, and the path of a renewal has the refresh token: none of them is written down.
 */
import { quoted } from './nginx-text.ts';
import { privatePaths } from './private-paths.ts';

/** The path of the log in distributions and in the container's image. */
export const ACCESS_LOG = '/var/log/nginx/access.log';

/**
 * @param file `off`: no log; none: what the lines around the server say
 * @param host with the port, of this server alone: nginx takes no second form of a name
 * @returns what stands beside the server, and what stands in it
 */
export function accessLog(file: string | undefined, host: string, port: number): { form: string[]; used: string[] } {
  if (file === undefined) return { form: [], used: [] };
  if (file === 'off') return { form: [], used: ['access_log off;'] };
  const name = `tribun_${host}_${port}`;
  return {
    form: [
      'map $request_uri $tribun_path {',
      // The first that matches. Services on .NET take a path in any case.
      `  "~*^([^?]*/(?:${privatePaths.join('|')})/)[^?]" $1-;`,
      '  "~^([^?]*)" $1;',
      '}',
      // In the order of nginx's own `combined`, for whoever reads those.
      `log_format ${name} '$remote_addr - $remote_user [$time_local] "$request_method $tribun_path $server_protocol" '`,
      `  '$status $body_bytes_sent "-" "$http_user_agent"';`,
    ],
    used: [`access_log ${quoted(file)} ${name};`],
  };
}
