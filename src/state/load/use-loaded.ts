/** One service answer a screen shows: loaded when its key says so, again on `retry`. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../contract/errors.ts';
import type { LoadedPart } from '../../domain/member/retailer/retailer-search.ts';

/**
 * @param key names what is loaded; another one loads anew, null loads nothing
 * @param empty the value until an answer came
 */
export function useLoaded<T>(key: string | null, empty: T, load: () => Promise<Result<T>>): LoadedPart<T> {
  const [answer, setAnswer] = useState<{ to: string; result: Result<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = key === null ? '' : `${attempt} ${key}`;
  useEffect(() => {
    if (asked === '') return undefined;
    let wanted = true;
    void load().then((result) => {
      // An answer that crossed a newer question is nobody's.
      if (wanted) setAnswer({ to: asked, result });
    });
    return () => {
      wanted = false;
    };
    // The key says all there is to what `load` asks for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  if (asked === '') return { phase: 'idle', value: empty, failure: null, retry };
  if (answer === null || answer.to !== asked) return { phase: 'loading', value: empty, failure: null, retry };
  if (!answer.result.ok) return { phase: 'failed', value: empty, failure: answer.result.failure, retry };
  return { phase: 'ready', value: answer.result.value, failure: null, retry };
}
