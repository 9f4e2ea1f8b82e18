import { useState } from 'react';

/** A value that is being loaded again stays what it was: an event that leaves the program may be kicking off. */
export function useWhileLoading<Value>(value: Value | undefined, loading: boolean): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? (loading ? last : undefined);
}
