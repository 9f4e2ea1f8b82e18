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

/** The error's message with its cause, because `fetch` names the reason of a failure only in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The first fault among the arguments; null when there is none. */
export const firstFault = (...faults: (string | false | null)[]): string | null =>
  faults.find((fault) => typeof fault === 'string') || null;
