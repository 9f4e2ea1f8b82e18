/** Too late, too many at once, or a server in trouble: it may pass, and says nothing of what was asked. */
export const isTrouble = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status < 600);

/**
 * An answer is whatever the service itself says, refusals included. A gateway's trouble is none, nor is a page in place of
 * data: of a network that wants a sign-in, or of a wall before the service. A 401 is one however it is worded: only its
 * caller can renew the token.
 */
export function isOfService({ status, headers }: Told): boolean {
  if (status === 401) return true;
  return !isTrouble(status) && !/\bx?html\b/i.test(headers.get('Content-Type') ?? '');
}

/** Whether a body may be all of an answer: those are objects or lists. A gateway may end one in the middle as if it were whole. */
export const endsWhole = (text: string): boolean => ['}', ']'].includes(text.trimEnd().at(-1) ?? '');

/** What a response tells before its body. */
interface Told {
  status: number;
  headers: { get(name: string): string | null };
}
