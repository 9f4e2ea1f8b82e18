/** Asks again for an answer that is older than what a write, or the service, has changed since. */
import { useEffect } from 'react';
import type { Dated } from '../../contract/port/engine.ts';
import { useEntry, useTopic } from '../engine/live.ts';

export function useReloadWhenOutdated(about: Dated<unknown>['about'], reload: () => void): void {
  const view = useTopic({ kind: 'generations' });
  const now = useEntry(view, about?.subject ?? 'coupons')?.count ?? 0;
  const known = about?.generation;
  useEffect(() => {
    // The engine's frame may come later than an answer of the same generation.
    if (known !== undefined && now > known) reload();
  }, [now, known, reload]);
}
