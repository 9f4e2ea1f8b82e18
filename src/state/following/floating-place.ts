/** Place of the floating window's content; apart from the window's code, which is loaded when it is opened. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

export const floating = proxy<{ place: HTMLElement | null }>({ place: null });

/** Returns the element for the content; null while there is no window. */
export function useFloatingPlace(): HTMLElement | null {
  return useSnapshot(floating).place as HTMLElement | null;
}
