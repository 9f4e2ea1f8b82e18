import { type RefObject, useEffect } from 'react';

/** Gives the keyboard to the first field of what just appeared; a page keeps its own start. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, where: 'dialog' | 'anywhere'): void {
  useEffect(() => {
    if (where === 'dialog' && !form.current?.closest('dialog')) return;
    form.current?.querySelector('input')?.focus();
  }, [form, where]);
}
