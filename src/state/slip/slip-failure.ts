/** Failure of the last change of the slip, for the slip bar to show. */
import { proxy, ref } from 'valtio/vanilla';
import type { Failure } from '../../model/failure.ts';

export const slipFailure = proxy<{ failure: Failure | undefined }>({ failure: undefined });

export function recordSlipFailure(result: { ok: true } | { ok: false; failure: Failure }): void {
  slipFailure.failure = result.ok ? undefined : ref(result.failure);
}

/** Clears the failure once it was read, wherever the slip shows it. */
export function dismissSlipFailure(): void {
  slipFailure.failure = undefined;
}
