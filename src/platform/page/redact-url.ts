/**
 * A password or phone number in the page's address (a form of an old page, a link somebody made) goes before anything
 * can keep, share or report it (rule content-15, tracked URLs).
 */
const SECRETS = ['password', 'phoneNumber'];

/** Before the first screen reads the address. */
export function cleanAddress(): void {
  const clean = withoutSecrets(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

/** The address without its secret parameters, whatever the case of their names; the rest as it was. */
export function withoutSecrets(href: string): string {
  const url = new URL(href);
  const secret = [...url.searchParams.keys()].filter((name) =>
    SECRETS.some((each) => each.toLowerCase() === name.toLowerCase()),
  );
  if (secret.length === 0) return href;
  for (const name of secret) url.searchParams.delete(name);
  return url.href;
}
