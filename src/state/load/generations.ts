/** Asks again for an answer that is older than what a write, or the service, has changed since. */
import { useEffect } from 'react';
import type { Dated } from '../../contract/port/engine.ts';
import { useEntry, useTopic } from '../engine/live.ts';

/** Each counts from its first millisecond: one that began after the clock was set back counts from far below. */
const ANOTHER_ENGINE = 1_000;

export function useReloadWhenOutdated(about: Dated<unknown>['about'], reload: () => void): void {
  const view = useTopic({ kind: 'generations' });
  const now = useEntry(view, about?.subject ?? 'coupons')?.count ?? 0;
  const known = about?.generation;
  useEffect(() => {
    if (known === undefined || now === 0) return;
    // The engine's frame may come later than an answer of the same generation, but never by so many.
    if (now > known || known - now > ANOTHER_ENGINE) reload();
  }, [now, known, reload]);
}
