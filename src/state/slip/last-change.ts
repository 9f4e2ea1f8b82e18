/** Why the last change of the slip did not happen, kept for the slip bar to show. */
import { proxy, ref } from 'valtio/vanilla';
import type { Failure } from '../../model/failure.ts';

export const lastChange = proxy<{ failure: Failure | undefined }>({ failure: undefined });

export function keepFailure(result: { ok: true } | { ok: false; failure: Failure }): void {
  lastChange.failure = result.ok ? undefined : ref(result.failure);
}

/** It was read: wherever else the slip shows it, it is gone too. */
export function dismissFailure(): void {
  lastChange.failure = undefined;
}
