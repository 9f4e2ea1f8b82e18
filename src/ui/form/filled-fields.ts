/**
 * Some password managers write into the fields of a form without any event, so that the form's values lack what the player
 * sees. This reports each such text to its field as if it had been typed.
 * @param values as the form knows them
 * @param except the field that is being changed
 */
export function reportFilled(form: HTMLFormElement, values: Record<string, unknown>, except = ''): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.name === except || typeof values[field.name] !== 'string' || !isText(field)) continue;
    // React writes the value it has rendered into the attribute as well. A password is never written there.
    if (field.value !== field.defaultValue && field.value !== values[field.name]) typeInto(field);
  }
}

const isText = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type !== 'radio' && field.type !== 'checkbox';

/** React ignores an input event for a value that a script has written; it does not see one written past the element. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
