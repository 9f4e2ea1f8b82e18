import type { ServiceCall } from './call.ts';

/**
 * The addresses of a call: services live at any base address on any host (environment.json), and the end of the path is
 * what they have in common.
 * @param fixed parameters that must have this value
 */
export function callPath(call: Pick<ServiceCall, 'path'>, fixed: Record<string, string> = {}): RegExp {
  const segments = call.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (fixed[segment.slice(1)] ?? '[^/]+') : segment));
  return new RegExp(`/${segments.join('/')}$`);
}
