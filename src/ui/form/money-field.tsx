import { useLayoutEffect, useRef } from 'react';
import { caretBehind, keptBefore, moneyLeft, moneyTyped } from '../../domain/money-input.ts';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import styles from './money-field.module.css';

/** An amount in lira; its value is what stands there, see `moneyRead` (rule wallet-10). */
export function MoneyField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, focused } = props;
  const moved = useRef<{ input: HTMLInputElement; kept: number } | null>(null);
  // The dots have moved: the caret stays behind the digit it stood behind.
  useLayoutEffect(() => {
    const caret = moved.current;
    moved.current = null;
    if (caret === null) return;
    const place = caretBehind(caret.input.value, caret.kept);
    caret.input.setSelectionRange(place, place);
  });
  const type = (input: HTMLInputElement): void => {
    const { value: text, selectionStart } = input;
    const typed = moneyTyped(text, value);
    // What was made of it by itself: a zero before the comma, a comma of a point.
    const made = Number(text.startsWith(',')) + Number(typed.includes(',') && !text.includes(','));
    moved.current = { input, kept: keptBefore(text, selectionStart ?? text.length) + made };
    onChange(typed);
  };
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      focused={focused}
      aside={
        <span className={styles['unit']} aria-hidden="true">
          ₺
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          className={classNames(control.className, styles['amount'])}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          name={name}
          value={value}
          onChange={(event) => type(event.target)}
          onBlur={() => {
            const left = moneyLeft(value);
            if (left !== value) onChange(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
