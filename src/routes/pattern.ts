/**
 * Patterns of addresses, read and written: `:id` is a segment, `:tab?` one that may be missing, `*?` at the end whatever is
 * below. As the tab's router reads them, for those who have no router: the engine, the service worker, the early script.
 */
export interface FoundPattern<Name extends string> {
  name: Name;
  parameters: Partial<Record<string, string>>;
}

/** The first of these patterns that fits an address, and what stands in its places. */
export function findPattern<Name extends string>(
  patterns: Readonly<Record<Name, string>>,
  path: string,
): FoundPattern<Name> | undefined {
  for (const name of Object.keys(patterns) as Name[]) {
    const found = new RegExp(expressionOf(patterns[name]), 'i').exec(path);
    if (found !== null) return { name, parameters: { ...found.groups } };
  }
  return undefined;
}

/** As the router takes it: with a slash at its end, and in capitals, an address is the same. */
export const isAt = (pattern: string, path: string): boolean => new RegExp(expressionOf(pattern), 'i').test(path);

/** What fits a pattern, whatever the case of its letters; a group for each of its places. */
export const expressionOf = (pattern: string): string =>
  `^${pattern.replace('/*?', '(?:/.*)?').replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`;

/** The address of a pattern; a place that may be missing, and has nothing, is left out. */
export const filled = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name] ?? '';
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
