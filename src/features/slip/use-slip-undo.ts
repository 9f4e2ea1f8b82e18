/** Removes items from the slip, with an undo (rule slip-21). */
import type { SlipUndo } from '../../model/slip.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { changeSlip, clearSelections, useIsSlipLocked } from '../../state/slip/slip-calls.ts';

/**
 * True when this tab removed an item by keyboard, so that the focused control is lost. The undo is shown in every tab.
 */
let keyboardLost = false;

export function removeSelection(eventId: number, byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  void changeSlip({ type: 'remove', eventId });
}

export function clearSlip(byKeyboard: boolean): void {
  keyboardLost = byKeyboard;
  clearSelections();
}

/** Returns true once per removal. */
export function consumeKeyboardRemoval(): boolean {
  const lost = keyboardLost;
  keyboardLost = false;
  return lost;
}

/** Returns the undo; undefined when there is none, or the slip is locked. */
export function useSlipUndo(): SlipUndo | undefined {
  const undo = useTopicValue({ kind: 'slip' }, 'undo');
  return useIsSlipLocked() ? undefined : undo;
}

export function undoRemoval({ id }: SlipUndo): void {
  void changeSlip({ type: 'undo', id });
}
