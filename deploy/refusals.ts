/** What an environment may not say, though browsers would pass over it in silence. For whoever makes a server's files of it. */
import { operatorOf } from '../src/contract/operator.ts';
import { origins } from './content-policy.ts';
import { framersOf } from './framed-by.ts';

/**
 * @param host name of the product
 * @throws Error in plain words
 */
export function refuseUnkept(environment: Record<string, unknown>, host: string): void {
  const { framedBy } = environment;
  if (framedBy !== undefined && !isFramedBy(framedBy)) {
    throw new Error(`framedBy has lists of sites, "widget" and "product", and no more: ${JSON.stringify(framedBy)}`);
  }
  const odd = framersOf(environment).widget.find((site) => origins([site])[0] !== site);
  if (odd !== undefined) {
    throw new Error(`framedBy has sites such as https://site.example, each by itself and without a path, not ${odd}`);
  }
  const { tracker } = operatorOf(environment);
  const [trackerOf] = origins([tracker]);
  if (tracker !== '' && (trackerOf === undefined || new URL(trackerOf).hostname === host)) {
    throw new Error(`tracker is a whole address on another name than the product's, not ${tracker}`);
  }
}

const isFramedBy = (told: unknown): boolean =>
  typeof told === 'object' &&
  told !== null &&
  Object.entries(told).every(
    ([name, sites]) =>
      ['widget', 'product'].includes(name) && Array.isArray(sites) && sites.every((site) => typeof site === 'string'),
  );
