/**
 * A response as it is stored. Files of the build are the same for everyone, whatever a host or a CDN adds to `Vary`: by it a
 * stored file would not be found again, and a cache refuses one that varies by everything.
 */
export function withoutVary(response: Response): Response {
  if (!response.headers.has('Vary')) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(body, { status, statusText, headers });
}
