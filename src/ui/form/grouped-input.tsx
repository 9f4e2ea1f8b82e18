import { type ChangeEvent, type ComponentProps, type CompositionEvent, type FormEvent, useRef, useState } from 'react';

/** Text of a field with the caret's index. */
interface CaretText {
  text: string;
  caret: number;
}

/**
 * Groups the text of a field after a change.
 * @param text the field's text after the change
 * @param caret index after the inserted text, or where something was removed
 * @param before the grouped text before the change
 */
type Grouping<Grouped extends CaretText = CaretText> = (text: string, caret: number, before: string) => Grouped;

export interface GroupedInputProps<Grouped extends CaretText> extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'type'
> {
  text: string;
  group: Grouping<Grouped>;
  /** Called with each change, also during a composition of the keyboard (IME). */
  onText: (grouped: Grouped) => void;
}

/**
 * Text field that groups what is typed, pasted or autofilled (rule field-13). During a composition (IME) the field
 * keeps the keyboard's own text, because some keyboards insert their word a second time into a text that was rewritten
 * meanwhile.
 */
export function GroupedInput<Grouped extends CaretText>(props: GroupedInputProps<Grouped>) {
  const { text, group, onText, onBlur, ...input } = props;
  const [composition, setComposition] = useState<Composition | null>(null);
  const isComposing = useRef(false);
  const before = composition?.before ?? text;

  const settle = (field: HTMLInputElement, grouped: Grouped): void => {
    setComposition(null);
    if (field.value !== grouped.text) {
      // Written here, where the caret is known; React does not touch a field that already has its value.
      field.value = grouped.text;
      if (field.ownerDocument.activeElement === field) field.setSelectionRange(grouped.caret, grouped.caret);
    }
    onText(grouped);
  };

  const change = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const changed = { text: field.value, caret: field.selectionStart ?? field.value.length };
    if (isComposing.current) {
      setComposition({ before, text: field.value });
      onText(group(changed.text, changed.caret, before));
      return;
    }
    const isForward = (nativeEvent as Partial<InputEvent>).inputType === 'deleteContentForward';
    const edited = removedSeparator(changed, before, isForward) ?? changed;
    settle(field, group(edited.text, edited.caret, before));
  };

  const finish = ({ currentTarget: field }: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void => {
    if (!isComposing.current) return;
    isComposing.current = false;
    settle(field, group(field.value, field.selectionStart ?? field.value.length, before));
  };

  return (
    <input
      {...input}
      type="text"
      value={composition?.text ?? text}
      onChange={change}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={finish}
      onBlur={(event) => {
        finish(event);
        onBlur?.(event);
      }}
    />
  );
}

interface Composition {
  /** Grouped text before the composition began. */
  before: string;
  /** Text as the keyboard shows it. */
  text: string;
}

/**
 * Separators are inserted automatically, so deleting one deletes the sign beside it. Returns null if anything else was
 * changed.
 * @param isForward the Delete key instead of Backspace
 */
function removedSeparator({ text, caret }: CaretText, before: string, isForward: boolean): CaretText | null {
  const isOne =
    before.length === text.length + 1 && before === text.slice(0, caret) + before.charAt(caret) + text.slice(caret);
  if (!isOne || isSign(before.charAt(caret)) || !/[\p{L}\p{N}]/u.test(text.slice(caret))) return null;
  let place = isForward ? caret + 1 : caret - 1;
  while (place >= 0 && !isSign(before.charAt(place))) place += isForward ? 1 : -1;
  if (place < 0) return { text: before, caret: 0 };
  return { text: before.slice(0, place) + before.slice(place + 1), caret: place };
}

/** The decimal comma counts as typed by the player. */
const isSign = (sign: string): boolean => /[\p{L}\p{N},]/u.test(sign);
