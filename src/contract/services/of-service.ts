/**
 * An answer is whatever the service itself says, refusals included. A gateway's 5xx is none, nor is a page in place of
 * data: of a network that wants a sign-in, or of a wall before the service. A 401 is one however it is worded: only its
 * caller can renew the token.
 */
export function isOfService({ status, headers }: Told): boolean {
  if (status === 401) return true;
  return status < 500 && !/\bx?html\b/i.test(headers.get('Content-Type') ?? '');
}

/** What a response tells before its body. */
interface Told {
  status: number;
  headers: { get(name: string): string | null };
}
