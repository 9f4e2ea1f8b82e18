/** Typed filters in a URL's query: their names, allowed values and defaults, declared once for reading and writing. */
import { queryText } from './query-parameters.ts';

/** Value of a filter: its name in the URL, and its title for players. */
export interface QueryOption<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
}

/** Values of a filter that cannot be listed, for example a day. */
interface QueryPattern {
  allows: (text: string) => boolean;
  /** Value of an address without the filter, which writing leaves out; '' if missing. */
  fallback?: string;
}

type QuerySpec = Readonly<Record<string, readonly QueryOption[] | QueryPattern>>;

/** Chosen value of each filter; '' without a choice. */
export type QueryChoice<Spec> = {
  readonly [Key in keyof Spec]: Spec[Key] extends readonly QueryOption<infer Name>[] ? Name | '' : string;
};

export interface QueryState<Spec> {
  /** Filters in the order in which they are written. */
  readonly spec: Spec;
  /** Reads the query of an address, with or without `?`. Values that are not allowed are ignored. */
  parse: (search: string) => QueryChoice<Spec>;
  /** Returns `?name=value…` without defaults; '' if nothing is left. */
  write: (choice: Partial<QueryChoice<Spec>>) => string;
}

/** Declares filters by their names in the URL. */
export function queryState<const Spec extends QuerySpec>(spec: Spec): QueryState<Spec> {
  const entries = Object.entries<QuerySpec[string]>(spec);
  return {
    spec,
    parse: (search) => {
      const query = new URLSearchParams(search);
      const values = entries.map(([name, values]) => [name, allowedValue(values, query.get(name))]);
      return Object.fromEntries(values) as QueryChoice<Spec>;
    },
    write: (choice) => {
      const values: Partial<Record<string, string>> = choice;
      const written = entries.map(([name, allowed]) => [
        name,
        values[name] === fallbackOf(allowed) ? '' : values[name],
      ]);
      return queryText(Object.fromEntries(written));
    },
  };
}

/** Returns the option with a name, with everything else that its list says about it. */
export function optionNamed<Option extends { name: string }>(
  options: readonly Option[],
  name: string | undefined,
): Option | undefined {
  return options.find((option) => option.name === name);
}

function allowedValue(values: QuerySpec[string], text: string | null): string {
  if (!('allows' in values)) return optionNamed(values, text ?? '')?.name ?? '';
  return text !== null && values.allows(text) ? text : fallbackOf(values);
}

const fallbackOf = (values: QuerySpec[string]): string => ('fallback' in values ? (values.fallback ?? '') : '');
