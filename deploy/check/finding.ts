/** One thing that was asked of a deployment, and what is wrong with it. */
export interface Finding {
  what: string;
  /** Null: nothing. */
  fault: string | null;
  /** What may be meant so, and may be forgotten. */
  note?: string;
}

/** Asks as `fetch` does, and gives up. */
export type Ask = (address: string | URL, how?: RequestInit) => Promise<Response>;

/** @param look answers what is wrong; an error is an answer too: nobody was reached, or what came could not be read */
export async function find(what: string, look: () => Promise<string | null>): Promise<Finding> {
  try {
    return { what, fault: await look() };
  } catch (error) {
    return { what, fault: reasonOf(error) };
  }
}

/** `fetch` tells in the cause why it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The first of them that is wrong. */
export const firstFault = (...faults: (string | false | null)[]): string | null =>
  faults.find((fault) => typeof fault === 'string') || null;
