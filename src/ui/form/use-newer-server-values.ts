import { useEffect, useRef } from 'react';
import type { Form, FormValues } from './use-form.ts';

/**
 * Takes over newer data of the service (a verified address, a save in another tab) into fields that were not edited.
 */
export function useNewerServerValues<V extends FormValues>(
  { values, set }: Pick<Form<V>, 'values' | 'set'>,
  facts: V,
): void {
  const shown = useRef(facts);
  useEffect(() => {
    const before = shown.current;
    shown.current = facts;
    for (const name of Object.keys(facts) as (keyof V)[]) {
      if (values[name] === before[name] && facts[name] !== before[name]) set(name, facts[name]);
    }
    // Runs when the data changes, and not when something is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(facts)]);
}
