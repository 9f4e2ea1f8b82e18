/** Gives a field of a form the keyboard, a frame later: a dialog that closes returns the focus to where it was before. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  });
}
