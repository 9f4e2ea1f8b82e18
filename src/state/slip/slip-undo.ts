/** Removes items from the slip, with an undo (rule slip-21). */
import type { SlipUndo } from '../../model/slip.ts';
import { useTopicValue } from '../engine/live.ts';
import { changeSlip, clearSelections, useSlipLocked } from './slip.ts';

/**
 * True when this tab removed an item by keyboard, so that the focused control is lost. The undo is shown in every tab.
 */
let keyboardLost = false;

export function removeSelection(eventId: number, byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  void changeSlip({ type: 'remove', eventId });
}

export function emptySlip(byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  clearSelections();
}

/** Returns true once per removal. */
export function takeLostKeyboard(): boolean {
  const lost = keyboardLost;
  keyboardLost = false;
  return lost;
}

/** Returns the undo; undefined when there is none, or the slip is locked. */
export function useSlipUndo(): SlipUndo | undefined {
  const undo = useTopicValue({ kind: 'slip' }, 'undo');
  return useSlipLocked() ? undefined : undo;
}

export function takeBack({ id }: SlipUndo): void {
  void changeSlip({ type: 'undo', id });
}
