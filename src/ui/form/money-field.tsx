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
    moved.current = { input, kept: keptBefore(input.value, input.selectionStart ?? input.value.length) };
    const typed = moneyTyped(input.value, value);
    // A comma that was typed with another key, or made before it.
    if (typed.length > input.value.length || input.value.endsWith('.')) moved.current.kept = typed.length;
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
            onChange(moneyLeft(value));
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
