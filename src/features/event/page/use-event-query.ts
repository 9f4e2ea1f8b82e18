import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { EventQuery } from '../../../routes/program-routes.ts';

export interface EventQueryState {
  query: EventQuery;
  /** Changes one parameter with a replacing navigation; '' removes it. */
  set: (name: keyof EventQuery, value: string) => void;
}

/** The query of an event's address (rule match-1). The address is the state: reload, back and links keep it. */
export function useEventQuery(): EventQueryState {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: keyof EventQuery, value: string) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const text = params.toString();
  return useMemo(() => ({ query: readQuery(text), set }), [text, set]);
}

function readQuery(text: string): EventQuery {
  const params = new URLSearchParams(text);
  return {
    percentFilter: params.get('percentFilter') ?? '',
    t: params.get('t') ?? '',
    widgetType: params.get('widgetType') ?? '',
    grup: params.get('grup') ?? '',
    d: params.get('d') ?? '',
  };
}
