/** The path of a request as the client wrote it, without the query. */
export function requestPathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}

export const CONTROL_PREFIX = '/__control';

export function isControlPath(path: string): boolean {
  return path === CONTROL_PREFIX || path.startsWith(`${CONTROL_PREFIX}/`);
}
