import type { ReactNode } from 'react';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { AgeLine } from './age-line.tsx';
import { FailureNotice } from './failure-notice.tsx';

export interface ShownProps<T> {
  of: Loaded<T>;
  /** Stands while there is nothing to show yet, in the size of what will. */
  skeleton: ReactNode;
  /** In place of an empty list. */
  empty?: ReactNode;
  /** Where something else than the general notice says why there is nothing. */
  failed?: (failure: Failure) => ReactNode;
  /** `elsewhere`: one line speaks for several loads. */
  age?: 'here' | 'elsewhere';
  children: (value: T) => ReactNode;
}

/** A load as it is: on its way, failed with the way on, empty, or there, with its age when it may be old. */
export function Shown<T>({ of, skeleton, empty, failed, age = 'here', children }: ShownProps<T>) {
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
