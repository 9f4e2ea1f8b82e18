import { useEffect, useRef } from 'react';
import type { Form, FormValues } from './use-form.ts';

/** What the service tells anew (a verified address, a save of another tab) is shown where nothing else was typed. */
export function useNewerFacts<V extends FormValues>({ values, set }: Pick<Form<V>, 'values' | 'set'>, facts: V): void {
  const shown = useRef(facts);
  useEffect(() => {
    const before = shown.current;
    shown.current = facts;
    for (const name of Object.keys(facts) as (keyof V)[]) {
      if (values[name] === before[name] && facts[name] !== before[name]) set(name, facts[name]);
    }
    // When the facts are others, and not when something is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(facts)]);
}
