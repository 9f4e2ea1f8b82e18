/** Fields whose digits are grouped while they are typed. */
// Only the pattern mask is imported: the whole library is four times its size.
import 'imask/esm/masked/pattern';
import type { InputHTMLAttributes } from 'react';
import IMaskInput from 'react-imask/esm/input';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import styles from './field.module.css';
import { type Mask, codeMask, dateMask, phoneMask } from './masks.ts';

/** A Turkish phone number in its mask; the value is its digits, from 0 (rule field-3). */
export function PhoneField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete = 'tel-national', focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={phoneMask}
          unmasked
          name={name}
          value={value}
          placeholder="0 (5xx) xxx xx xx"
          autoComplete={autoComplete}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** A date typed as gg.aa.yyyy, which is also its value. */
export function DateField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete = 'bday', focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={dateMask}
          name={name}
          value={value}
          placeholder="gg.aa.yyyy"
          autoComplete={autoComplete}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** The six digits of an SMS, which the phone may fill in by itself. */
export function CodeField(props: TextBinding & Omit<FieldLabels, 'autoComplete'>) {
  const { label, hint, error, name, value, onChange, onBlur, focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          className={classNames(control.className, styles['code'])}
          mask={codeMask}
          name={name}
          value={value}
          autoComplete="one-time-code"
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
  /** The value is what was typed, without what the mask put between. */
  unmasked?: boolean;
}

function MaskedInput({ mask, value, onChange, unmasked = false, ...rest }: MaskedInputProps) {
  return (
    <IMaskInput
      {...rest}
      {...mask}
      type="text"
      inputMode="numeric"
      value={value}
      unmask={unmasked}
      // As Tab does by itself: the mask has moved the caret into the middle, and what is filled in would land there.
      onFocus={(event) => event.currentTarget.select()}
      // Called also for what it made of a value from outside.
      onAccept={(accepted: string) => {
        if (accepted !== value) onChange(accepted);
      }}
    />
  );
}
