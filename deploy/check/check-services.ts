/** Checks that the services at the addresses of `environment.json` accept requests from a browser with the product. */
import { type Environment, serviceAreas } from '../../src/contract/environment.ts';
import { requestHeaders } from '../../src/contract/services/call-request.ts';
import { type TimedFetch, type Finding, runCheck, firstFault } from './finding.ts';

/** @param origin the product's origin, without a path */
export function checkServices(origin: string, { services }: Environment, ask: TimedFetch): Promise<Finding[]> {
  return Promise.all(
    serviceAreas.map(async (area): Promise<Finding> => {
      const base = services[area];
      const what = `service ${area}`;
      if (base === undefined) return { what, fault: null, note: 'it has no address: what it is for is not offered' };
      return runCheck(what, async () => {
        const address = new URL(base, origin);
        if (address.origin !== origin) return preflightFault(address, origin, ask);
        return pageFault(await ask(`${address.href.replace(/\/$/, '')}/none`));
      });
    }),
  );
}

/**
 * The fault of a response to an unknown address: a gateway error, or the app's page, which means that no service is
 * behind the address. Any other response is accepted.
 */
export function pageFault({ status, headers }: Response): string | null {
  if (status === 502 || status === 504) return `nobody is reached behind it: ${status}`;
  const page = status === 200 && (headers.get('content-type') ?? '').startsWith('text/html');
  return page ? 'the page answers in its place: --services names where it is' : null;
}

/** The fault of the response to a browser's preflight; null when every method and header is allowed. */
export async function preflightFault(address: URL, origin: string, ask: TimedFetch): Promise<string | null> {
  const answers = await Promise.all(
    METHODS.map((method) =>
      ask(address, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': requestHeaders.join(', ').toLowerCase(),
        },
      }),
    ),
  );
  return firstFault(...answers.map((answer, place) => refusal(answer, origin, METHODS[place] ?? '')));
}

const METHODS = ['GET', 'POST', 'DELETE'];

function refusal({ ok, status, headers }: Response, origin: string, method: string): string | null {
  const listed = (name: string): string[] => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const allowed = headers.get('access-control-allow-origin');
  if (!ok) return `it answers ${status} to a browser that asks first (OPTIONS)`;
  if (allowed !== origin && allowed !== '*') return `it does not allow the origin ${origin}`;
  const methods = listed('access-control-allow-methods');
  // GET and POST are allowed without being listed.
  const plain = method === 'GET' || method === 'POST';
  if (!plain && !methods.includes(method.toLowerCase()) && !methods.includes('*')) return `it does not allow ${method}`;
  const names = listed('access-control-allow-headers');
  const refused = requestHeaders.filter((name) => !names.includes(name.toLowerCase()) && !isInStar(name, names));
  return refused.length === 0 ? null : `it does not allow the headers ${refused.join(', ')}`;
}

/** True when "*" covers the header; the wildcard covers every header except `Authorization`. */
const isInStar = (name: string, names: readonly string[]): boolean => names.includes('*') && name !== 'Authorization';
