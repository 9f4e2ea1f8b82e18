/** Returns `?a=1&b=2` without empty values; '' if none is left. */
export function queryText(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The address without the named parameters, ignoring the case of their names. The rest is unchanged. */
export function withoutParameters(href: string, names: readonly string[]): string {
  const url = new URL(href);
  const unwanted = new Set(names.map((name) => name.toLowerCase()));
  const found = [...url.searchParams.keys()].filter((name) => unwanted.has(name.toLowerCase()));
  if (found.length === 0) return href;
  for (const name of found) url.searchParams.delete(name);
  return url.href;
}
