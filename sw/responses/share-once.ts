/**
 * A single network response for two requests of one start. The engine requests `environment.json` at once and the page a
 * moment later, for the operator's parts.
 */
import { STORED_AT_HEADER } from '../../src/contract/names.ts';

/** A response that no second request has used within this time is dropped, ms; a page asks within 5 s (first-load-8). */
const KEPT_MS = 10_000;

interface Offer {
  /** The unread clone; undefined for a failure and for a cached response, after which the next request is sent. */
  response: Promise<Response | undefined>;
  /** Epoch ms; Infinity while the response is pending. */
  until: number;
}

/**
 * Returns `respond`, whose network response also answers the next request within `KEPT_MS`, once.
 * @param now epoch ms
 */
export function shareOnce(now: () => number): (respond: () => Promise<Response>) => Promise<Response> {
  let offer: Offer | undefined;
  const send = async (respond: () => Promise<Response>): Promise<Response> => {
    const answered = respond();
    const response = answered.then(
      (answer) => (isShareable(answer) ? answer.clone() : undefined),
      () => undefined,
    );
    const mine: Offer = { response, until: Infinity };
    offer = mine;
    // The clone is made before anybody reads the response.
    await response;
    mine.until = now() + KEPT_MS;
    return answered;
  };
  return async (respond) => {
    const former = offer !== undefined && offer.until > now() ? offer : undefined;
    offer = undefined;
    return (former && (await former.response)) ?? send(respond);
  };
}

const isShareable = ({ status, headers }: Response): boolean => status === 200 && !headers.has(STORED_AT_HEADER);
