/**
 * Matching and filling of address patterns: `:id` is a segment, `:tab?` an optional one, a final `*?` any remainder.
 * Same semantics as the tab's router, for code without a router: the engine, the service worker, the early script.
 */
interface PatternMatch<Name extends string> {
  name: Name;
  parameters: Partial<Record<string, string>>;
}

/** Returns the first pattern that matches an address, with its parameters; undefined if none does. */
export function findPattern<Name extends string>(
  patterns: Readonly<Record<Name, string>>,
  path: string,
): PatternMatch<Name> | undefined {
  for (const name of Object.keys(patterns) as Name[]) {
    const found = new RegExp(patternSource(patterns[name]), 'i').exec(path);
    if (found !== null) return { name, parameters: { ...found.groups } };
  }
  return undefined;
}

/** Returns true when an address matches. Like the router, ignores a trailing slash and upper case. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(patternSource(pattern), 'i').test(path);

/** Returns the regular expression of a pattern, for use with the flag `i`; a named group per parameter. */
export const patternSource = (pattern: string): string =>
  `^${pattern.replace('/*?', '(?:/.*)?').replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`;

/** Returns the address of a pattern with encoded values; parameters without a value are left out. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name] ?? '';
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
