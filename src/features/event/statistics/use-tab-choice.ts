import { useSearchParams } from 'wouter';

/**
 * Choice of one of a few values, stored in the address of a tab (rule screen-2). The first is the default and is not
 * written; an unknown value counts as the default.
 */
export function useTabChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const told = params.get(name);
  const choose = (value: Value): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === values[0]) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [values.find((value) => value === told) ?? values[0], choose];
}
