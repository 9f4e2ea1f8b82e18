import { useLayoutEffect, useRef, useState } from 'react';
import { moneyLeft, moneyTyped } from '../../domain/money-input.ts';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import styles from './money-field.module.css';

/** An amount in lira; its value is what stands there, see `moneyRead` (rule wallet-10). */
export function MoneyField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, focused } = props;
  /** The value whose comma was typed as a point; what stands there by another way has none of those. */
  const [pointed, setPointed] = useState('');
  const moved = useRef<{ input: HTMLInputElement; place: number } | null>(null);
  // The dots have moved: the caret stays behind the digit it stood behind.
  useLayoutEffect(() => {
    const caret = moved.current;
    moved.current = null;
    if (caret === null) return;
    caret.input.setSelectionRange(caret.place, caret.place);
  });
  const type = (input: HTMLInputElement): void => {
    const { value: text, selectionStart } = input;
    const before = { text: value, byPoint: value !== '' && value === pointed };
    const typed = moneyTyped(text, selectionStart ?? text.length, before);
    moved.current = { input, place: typed.caret };
    setPointed(typed.byPoint ? typed.text : '');
    onChange(typed.text);
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
            // Read as it stands by now.
            setPointed('');
            if (left !== value) onChange(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
