/**
 * The response without `Vary`, for storing. Files of the build are the same for everyone, whatever a host or a CDN adds
 * to `Vary`. With it a stored file would not be found later, and a cache refuses `Vary: *`.
 */
export function withoutVary(response: Response): Response {
  if (!response.headers.has('Vary')) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(body, { status, statusText, headers });
}
