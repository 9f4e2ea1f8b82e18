import { useState } from 'react';
import { formatMoneyOnBlur, formatTypedMoney } from '../../domain/money-input.ts';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import { GroupedInput, type GroupedInputProps } from './grouped-input.tsx';
import styles from './field.module.css';

/** Amount in lira; the value is the field's text, to be parsed with `parseAmount` (rule wallet-10). */
export function MoneyField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, focused } = props;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      focused={focused}
      aside={
        <span className={`weight-600 muted ${styles['unit']}`} aria-hidden="true">
          ₺
        </span>
      }
    >
      {(control) => (
        <MoneyInput
          {...control}
          className={classNames(control.className, styles['amount'])}
          inputMode="decimal"
          placeholder="0,00"
          name={name}
          text={value}
          onText={onChange}
          onBlur={() => {
            const left = formatMoneyOnBlur(value);
            if (left !== value) onChange(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}

interface MoneyInputProps extends Omit<GroupedInputProps<MoneyTyped>, 'group' | 'onText'> {
  onText: (text: string) => void;
}

/** Input of an amount without label; inserts the thousands separators during typing. */
export function MoneyInput({ text, onText, ...input }: MoneyInputProps) {
  /**
   * Texts whose comma was typed as a point: the current one, and the one before the change, because a composing
   * keyboard changes the same text several times. A text that was set otherwise has no such comma.
   */
  const [pointed, setPointed] = useState<readonly string[]>([]);
  return (
    <GroupedInput
      autoComplete="off"
      {...input}
      text={text}
      group={(typed, caret, before) => {
        const byPoint = pointed.includes(before);
        const grouped = formatTypedMoney(typed, caret, { text: before, commaTypedAsPoint: byPoint });
        return {
          ...grouped,
          pointed: [...(grouped.commaTypedAsPoint ? [grouped.text] : []), ...(byPoint ? [before] : [])],
        };
      }}
      onText={(typed) => {
        setPointed(typed.pointed);
        onText(typed.text);
      }}
    />
  );
}

type MoneyTyped = ReturnType<typeof formatTypedMoney> & { pointed: string[] };
