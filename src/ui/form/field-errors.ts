/** Messages beside fields, by field; '' and missing are the same. */
export type FieldErrors<V> = { [Name in keyof V]?: string | undefined };

/** Only fields that have a message. */
export function faultsOf<V>(errors: FieldErrors<V>): FieldErrors<V> {
  return fromEntries<V>(entriesOf(errors).filter(([, text]) => Boolean(text)));
}

export function onlyNamed<V>(errors: FieldErrors<V>, names: readonly (keyof V)[]): FieldErrors<V> {
  return fromEntries<V>(entriesOf(errors).filter(([name]) => names.includes(name)));
}

export function without<V>(errors: FieldErrors<V>, name: keyof V): FieldErrors<V> {
  return errors[name] === undefined ? errors : fromEntries<V>(entriesOf(errors).filter(([each]) => each !== name));
}

function entriesOf<V>(errors: FieldErrors<V>): [keyof V, string | undefined][] {
  return Object.entries(errors) as [keyof V, string | undefined][];
}

function fromEntries<V>(entries: [keyof V, string | undefined][]): FieldErrors<V> {
  return Object.fromEntries(entries) as FieldErrors<V>;
}
