/**
 * Results requested ahead of their use. The first equal request takes the result, pending or not; later ones find
 * nothing and are sent.
 */
import type { Result } from '../../../src/model/failure.ts';

export interface OneUseResults<Answer extends Promise<Result<unknown>>> {
  put(key: string, result: Answer): void;
  take(key: string): Answer | undefined;
  clear(): void;
}

/** An unused result is dropped after this time, in milliseconds, because it is outdated by then. */
const KEPT_MS = 5_000;

export function createOneUseResults<Answer extends Promise<Result<unknown>>>(): OneUseResults<Answer> {
  const results = new Map<string, Answer>();
  return {
    put: (key, result) => {
      results.set(key, result);
      const forget = (): void => {
        if (results.get(key) === result) results.delete(key);
      };
      // A failure is shared only with requests that wait already; a later one tries again.
      void result.then(({ ok }) => (ok ? setTimeout(forget, KEPT_MS) : forget()));
    },
    take: (key) => {
      const result = results.get(key);
      results.delete(key);
      return result;
    },
    clear: () => results.clear(),
  };
}
