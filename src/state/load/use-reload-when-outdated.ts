/** Refetches a response that is older than a later change by a write or by the service. */
import { useEffect } from 'react';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import { useTopicEntry, useTopic } from '../engine/use-topic.ts';

/**
 * Each engine counts from its start time in ms, so one started after the clock was set back counts far below the engine
 * before.
 */
const ANOTHER_ENGINE = 1_000;

export function useReloadWhenOutdated(about: DatedResult<unknown>['about'], reload: () => void): void {
  const view = useTopic({ kind: 'generations' });
  const now = useTopicEntry(view, about?.subject ?? 'coupons')?.count ?? 0;
  const known = about?.generation;
  useEffect(() => {
    if (known === undefined || now === 0) return;
    // The engine's frame may arrive after a response of a newer generation, but is never this many generations behind.
    if (now > known || known - now > ANOTHER_ENGINE) reload();
  }, [now, known, reload]);
}
