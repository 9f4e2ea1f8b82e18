/** Taking something out of the slip, and the way to have it back (rule slip-21). */
import type { SlipUndo } from '../../model/slip.ts';
import { useTopicValue } from '../engine/live.ts';
import { changeSlip, clearSelections, useSlipLocked } from './slip.ts';

/** What can be taken back is shown in every tab; this one did it, and its keyboard was on what is gone now. */
let keyboardLost = false;

export function removeSelection(eventId: number, byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  void changeSlip({ type: 'remove', eventId });
}

export function emptySlip(byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  clearSelections();
}

/** True once for each time. */
export function takeLostKeyboard(): boolean {
  const lost = keyboardLost;
  keyboardLost = false;
  return lost;
}

/** Undefined when there is nothing, or nothing may change now. */
export function useSlipUndo(): SlipUndo | undefined {
  const undo = useTopicValue({ kind: 'slip' }, 'undo');
  return useSlipLocked() ? undefined : undo;
}

export function takeBack({ id }: SlipUndo): void {
  void changeSlip({ type: 'undo', id });
}
