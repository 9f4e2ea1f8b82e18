/**
 * Matching and filling of address patterns: `:id` is a segment, `:tab?` an optional one, a final `*?` any remainder. The
 * router uses them too (`parsePattern`), as do the engine, the service worker and the early script.
 */
export type PatternParameters = Partial<Record<string, string>>;

interface PatternMatch<Name extends string> {
  name: Name;
  parameters: PatternParameters;
}

/** Returns the first pattern that matches an address, with its parameters; undefined if none does. */
export function findPattern<Name extends string>(
  patterns: Readonly<Record<Name, string>>,
  path: string,
): PatternMatch<Name> | undefined {
  for (const name of Object.keys(patterns) as Name[]) {
    const parameters = matchPattern(patterns[name], path);
    if (parameters !== undefined) return { name, parameters };
  }
  return undefined;
}

/** Returns the parameters of an address, undefined when it does not match. A trailing slash and upper case do not count. */
export function matchPattern(pattern: string, path: string): PatternParameters | undefined {
  const found = parsePattern(pattern).pattern.exec(path);
  return found === null ? undefined : { ...found.groups };
}

/** The parser of the tab's router. */
export const parsePattern = (pattern: string): { pattern: RegExp } => ({
  pattern: new RegExp(patternSource(pattern), 'i'),
});

/** Returns the regular expression of a pattern, for use with the flag `i`; a named group per parameter. */
export const patternSource = (pattern: string): string =>
  `^${pattern.replace('/*?', '(?:/.*)?').replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`;

/** Returns the address of a pattern with encoded values; parameters without a value are left out. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name] ?? '';
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });

// The name by which the router imports its own parser, which no build needs then (`vite.config.ts`).
export { parsePattern as parse };
