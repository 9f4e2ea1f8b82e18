/** The result of one check of a deployment. */
export interface Finding {
  what: string;
  /** Null when the check found no fault. */
  fault: string | null;
  /** A hint about a setting that may be intended, or forgotten. */
  note?: string;
}

/** A `fetch` with a time limit. */
export type TimedFetch = (address: string | URL, how?: RequestInit) => Promise<Response>;

/** @param look returns the fault or null; an error it throws counts as the fault (no connection, an unreadable body) */
export async function runCheck(what: string, look: () => Promise<string | null>): Promise<Finding> {
  try {
    return { what, fault: await look() };
  } catch (error) {
    return { what, fault: reasonOf(error) };
  }
}

/**
 * The error's message with its cause, because `fetch` names the reason of a failure only in the cause. An unknown
 * certificate authority is said so, with the flag that names it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  // A refused connection to several addresses has one error for each and no message of its own.
  const [first] = cause instanceof AggregateError ? (cause.errors as Error[]) : [];
  const message = cause === undefined ? error.message : `${error.message}: ${first?.message ?? cause.message}`;
  const { code = '' } = (cause ?? error) as NodeJS.ErrnoException;
  return unknownAuthority.has(code) ? `${message} (${SELF_MADE})` : message;
}

/** Codes of Node and OpenSSL for a certificate that no known authority signed. */
const unknownAuthority: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const SELF_MADE =
  'the certificate is self-made or of an authority that this machine does not know; --ca FILE names the certificate of who signed it';

/** The first fault among the arguments; null when there is none. */
export const firstFault = (...faults: (string | false | null)[]): string | null =>
  faults.find((fault) => typeof fault === 'string') || null;
