import { type ChangeEvent, type ComponentProps, type CompositionEvent, type FormEvent, useRef, useState } from 'react';

/** The text of a field, and the place of its caret. */
export interface CaretText {
  text: string;
  caret: number;
}

/**
 * Groups the text of a field after a change.
 * @param text the field's text after the change
 * @param caret behind what was inserted, or where something was removed
 * @param before the grouped text before the change
 */
export type Grouping<Grouped extends CaretText = CaretText> = (text: string, caret: number, before: string) => Grouped;

export interface GroupedInputProps<Grouped extends CaretText> extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'type'
> {
  text: string;
  group: Grouping<Grouped>;
  /** Called with each change, also while a keyboard composes. */
  onText: (grouped: Grouped) => void;
}

/**
 * A text field that groups what is typed, pasted or filled in (rule field-13). A keyboard that composes sees its own text
 * until it has finished, because it would insert its word a second time into a text that was rewritten meanwhile.
 */
export function GroupedInput<Grouped extends CaretText>(props: GroupedInputProps<Grouped>) {
  const { text, group, onText, onBlur, ...input } = props;
  const [composition, setComposition] = useState<Composition | null>(null);
  const isComposing = useRef(false);
  const before = composition?.before ?? text;

  const settle = (field: HTMLInputElement, grouped: Grouped): void => {
    setComposition(null);
    if (field.value !== grouped.text) {
      // Written here, where the caret is known: React leaves alone what has its value already.
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
  /** The grouped text before it began. */
  before: string;
  /** The text that the keyboard shows. */
  text: string;
}

/**
 * The separators are not the player's: who deletes one means the sign beside it. Null where something else was changed.
 * @param isForward the Delete key, not Backspace
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

/** The decimals' comma is typed as well. */
const isSign = (sign: string): boolean => /[\p{L}\p{N},]/u.test(sign);
