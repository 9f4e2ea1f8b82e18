import type { ReactNode } from 'react';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { AgeLine } from './age-line.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface LoadedContentProps<T> {
  of: Loaded<T>;
  /** Placeholder while loading, in the size of the content. */
  skeleton: ReactNode;
  /** Rendered instead of an empty list. */
  empty?: ReactNode;
  /** Replaces the general failure notice. */
  failed?: (failure: Failure) => ReactNode;
  /** `elsewhere`: a shared line shows the age of several loads. */
  age?: 'here' | 'elsewhere';
  children: (value: T) => ReactNode;
}

/** Renders a load by its state: loading, failed with a retry, empty, or ready, with its age when it may be stale. */
export function LoadedContent<T>({ of, skeleton, empty, failed, age = 'here', children }: LoadedContentProps<T>) {
  if (of.phase === 'ready') {
    if (empty !== undefined && Array.isArray(of.value) && of.value.length === 0) return empty;
    return (
      <>
        {age === 'here' && <AgeLine load={of} />}
        {children(of.value)}
      </>
    );
  }
  if (of.phase === 'failed' && of.failure !== null) {
    return failed?.(of.failure) ?? <FailureNotice failure={of.failure} onRetry={of.retry} />;
  }
  return skeleton;
}
