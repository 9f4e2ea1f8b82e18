/** Fields whose digits are grouped during typing. */
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import styles from './field.module.css';
import { GroupedInput } from './grouped-input.tsx';
import { formatDateOnBlur, formatTypedDate, identityDigits } from '../../domain/member/fields/identity.ts';
import { codeDigits } from '../../domain/member/fields/credentials.ts';
import { formatPhoneDigits, normalizeTypedPhone } from '../../domain/member/fields/contact-details.ts';

/** Turkish phone number in its mask; the value is its digits, starting with 0 (rule field-3). */
export function PhoneField({ autoComplete = 'tel-national', ...props }: TextBinding & FieldLabels) {
  return <MaskedField {...props} mask={phoneMask} placeholder="0 (5xx) xxx xx xx" autoComplete={autoComplete} />;
}

/** Date typed as gg.aa.yyyy, which is also the value. */
export function DateField({ autoComplete = 'bday', ...props }: TextBinding & FieldLabels) {
  return <MaskedField {...props} mask={dateMask} placeholder="gg.aa.yyyy" autoComplete={autoComplete} />;
}

/** Six digits of an SMS, which the phone may fill in. */
export function CodeField(props: TextBinding & Omit<FieldLabels, 'autoComplete'>) {
  return <MaskedField {...props} mask={codeMask} className={styles['code']} autoComplete="one-time-code" />;
}

/** T.C. identity number, which browsers should not fill in (rule field-7). */
export function IdentityField(props: TextBinding & Pick<FieldLabels, 'focused'>) {
  return <MaskedField {...props} label="T.C. kimlik numarası" mask={identityMask} autoComplete="off" />;
}

interface MaskedFieldProps extends TextBinding, FieldLabels {
  mask: Mask;
  className?: string | undefined;
  placeholder?: string;
}

function MaskedField(props: MaskedFieldProps) {
  const { label, hint, error, name, value, onChange, onBlur, focused, mask, className, ...rest } = props;
  const text = mask.format(mask.parse(value));
  const own = mask.parse(text);
  const correct = useEffectEvent(onChange);
  // An external value may lack what the mask adds: the first 0 of a phone number.
  useEffect(() => {
    if (own !== value) correct(own);
  }, [own, value]);
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <GroupedInput
          {...control}
          {...rest}
          className={classNames(control.className, className)}
          inputMode="numeric"
          name={name}
          text={text}
          group={(typed, caret) => {
            const grouped = mask.format(mask.parse(typed));
            const before = mask.format(mask.parse(typed.slice(0, caret)));
            return { text: grouped, caret: Math.min(before.length, grouped.length) };
          }}
          onText={(typed) => onChange(mask.parse(typed.text))}
          // Selects everything, as Tab does: pasted or autofilled text replaces the whole number.
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            const left = mask.completeOnBlur(value);
            if (left !== value) onChange(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}

export interface Mask {
  /** Returns the value of typed or pasted text. */
  parse: (text: string) => string;
  /** Returns the field's text for a value. */
  format: (value: string) => string;
  /** Returns the value after the player has left the field. */
  completeOnBlur: (value: string) => string;
}

/**
 * Masks: grouping of a field's digits during typing, and the value of the field (rule field-13). Starts with 0 and
 * never contains the country code; the value is the digits.
 */
export const phoneMask: Mask = { parse: normalizeTypedPhone, format: formatPhoneDigits, completeOnBlur: asItIs };

/** Date gg.aa.yyyy; day and month may be typed without their leading zero. */
export const dateMask: Mask = { parse: formatTypedDate, format: asItIs, completeOnBlur: formatDateOnBlur };

export const codeMask: Mask = { parse: codeDigits, format: asItIs, completeOnBlur: asItIs };

export const identityMask: Mask = { parse: identityDigits, format: asItIs, completeOnBlur: asItIs };

function asItIs(text: string): string {
  return text;
}
