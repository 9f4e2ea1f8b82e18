/** What was taken out of the slip last, and the way to have it back (rule slip-21). */
import type { SlipUndo } from '../../model/slip.ts';
import { useTopicValue } from '../engine/live.ts';
import { changeSlip, useSlipLocked } from './slip.ts';

/** Undefined when there is nothing, or nothing may change now. */
export function useSlipUndo(): SlipUndo | undefined {
  const undo = useTopicValue({ kind: 'slip' }, 'undo');
  return useSlipLocked() ? undefined : undo;
}

export function takeBack({ id }: SlipUndo): void {
  void changeSlip({ type: 'undo', id });
}
