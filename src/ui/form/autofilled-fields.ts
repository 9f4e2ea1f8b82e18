/**
 * Some password managers fill in form fields without any event, so that the form's values lack what the player sees.
 * Reports each such text to its field as if it had been typed.
 * @param values values as known to the form
 * @param except name of the field that is being changed
 */
export function reportAutofilledFields(form: HTMLFormElement, values: Record<string, unknown>, except = ''): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.name === except || typeof values[field.name] !== 'string' || !isText(field)) continue;
    // React writes the rendered value into the attribute as well, except for passwords.
    if (field.value !== field.defaultValue && field.value !== values[field.name]) typeInto(field);
  }
}

const isText = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type !== 'radio' && field.type !== 'checkbox';

/**
 * React ignores input events for values that a script wrote through the element. Writing through the prototype goes
 * unnoticed, so the event counts.
 */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
